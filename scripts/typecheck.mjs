// `npm run typecheck`: the compiler over every part of the repository.
import { fileURLToPath } from 'node:url'
import { continueInProjectNode } from './setup/project-node.mjs'

await continueInProjectNode(fileURLToPath(import.meta.url))
const { checkTypes } = await import('./checks/types.ts')
const { printTally } = await import('./checks/tally.ts')
const tally = await checkTypes()
printTally(tally)
process.exitCode = tally.failed > 0 ? 1 : 0
