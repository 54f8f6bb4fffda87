// `npm start`: installs what is missing, builds if needed, and serves. With --dev it serves from the sources and
// reloads. It is plain JavaScript without packages, because it runs before anything is installed, in any Node (20 or
// later) on the machine.
import { memoryEnv } from '../apps/server/memory-env.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { fromRoot, projectEnv, projectNode } from './setup/paths.mjs'
import { become } from './setup/run.mjs'
import { ensureWebBuilt } from './setup/web-build.mjs'

const isDev = process.argv.includes('--dev')
const server = fromRoot('apps/server/src/main.ts')

await ensureInstalled()
if (isDev) {
  // Vite reloads the browser's code; Node restarts the server when one of its own files changes.
  await become([projectNode, '--watch', '--watch-preserve-output', server], {
    env: projectEnv({ SANKALP_DEV: '1', NODE_ENV: 'development' }),
  })
} else {
  await ensureWebBuilt()
  // Without it React renders in its slow development mode.
  const env = projectEnv({ NODE_ENV: process.env.NODE_ENV ?? 'production', ...memoryEnv })
  await become([projectNode, server], { env })
}
