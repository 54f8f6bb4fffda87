// `npm run lint`: checks types, rules and import directions of every part of the repository.
import { fileURLToPath } from 'node:url'
import { continueInProjectNode } from './setup/project-node.mjs'

await continueInProjectNode(fileURLToPath(import.meta.url))
const { lint } = await import('./checks/lint.ts')
const { countsText } = await import('./checks/counts.ts')
const counts = await lint()
console.log(countsText(counts))
process.exitCode = counts.failed > 0 ? 1 : 0
