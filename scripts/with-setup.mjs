// Runs a TypeScript program of the repository with everything it may need: packages, the built web app, a browser,
// PostgreSQL and Redis. `npm run bench` and `npm run proofs` use it. With --light, for a program that only calculates,
// it provides just the packages (`npm run accuracy`).
import { fileURLToPath } from 'node:url'
import { continueInProjectNode } from './setup/project-node.mjs'
import { projectEnv, projectNode } from './setup/paths.mjs'
import { run } from './setup/run.mjs'
import { stop } from './setup/say.mjs'
import { ensureWebBuilt } from './setup/web-build.mjs'

const light = process.argv[2] === '--light'
const [program, ...args] = process.argv.slice(light ? 3 : 2)
if (!program) stop('Usage: node scripts/with-setup.mjs [--light] <program.ts> [arguments]')

await continueInProjectNode(fileURLToPath(import.meta.url))
if (light) {
  process.exitCode = await run([projectNode, program, ...args], { env: projectEnv() })
} else {
  await ensureWebBuilt()
  const { withServices } = await import('./services/services.ts')
  process.exitCode = await withServices(({ env }) => run([projectNode, program, ...args], { env: projectEnv(env) }))
}
