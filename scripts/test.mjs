// `npm test`: installs what is missing and runs everything. It is plain JavaScript, because it starts in any Node (20
// or later) on the machine.
import { fileURLToPath } from 'node:url'
import { continueInProjectNode } from './setup/project-node.mjs'

await continueInProjectNode(fileURLToPath(import.meta.url))
const { runEverything } = await import('./checks/run-everything.ts')
process.exitCode = await runEverything()
