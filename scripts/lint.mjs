// `npm run lint`: checks types, rules and import directions of every part of the repository.
import { fileURLToPath } from 'node:url'
import { continueInProjectNode } from './setup/project-node.mjs'

await continueInProjectNode(fileURLToPath(import.meta.url))
const { lint } = await import('./checks/lint.ts')
const { printTally } = await import('./checks/tally.ts')
const tally = await lint()
printTally(tally)
process.exitCode = tally.failed > 0 ? 1 : 0
