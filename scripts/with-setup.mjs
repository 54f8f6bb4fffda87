// Runs a TypeScript program of the repository with all it may need: packages, the built web app, a
// browser, PostgreSQL and Redis. `npm run bench` and `npm run proofs` go through here.
import { fileURLToPath } from 'node:url'
import { continueInProjectNode } from './setup/project-node.mjs'
import { projectEnv, projectNode } from './setup/paths.mjs'
import { run } from './setup/run.mjs'
import { stop } from './setup/say.mjs'
import { ensureWebBuilt } from './setup/web-build.mjs'

const [program, ...args] = process.argv.slice(2)
if (!program) stop('Usage: node scripts/with-setup.mjs <program.ts> [arguments]')

await continueInProjectNode(fileURLToPath(import.meta.url))
await ensureWebBuilt()
const { withServices } = await import('./services/services.ts')
process.exitCode = await withServices(({ env }) => run([projectNode, program, ...args], { env: projectEnv(env) }))
