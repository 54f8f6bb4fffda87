// `npm test`: installs what is missing and runs everything. Plain JavaScript, since it begins in
// whatever Node (20 or later) the machine has.
import { fileURLToPath } from 'node:url'
import { continueInProjectNode } from './setup/project-node.mjs'

await continueInProjectNode(fileURLToPath(import.meta.url))
const { runEverything } = await import('./checks/run-everything.ts')
process.exitCode = await runEverything()
