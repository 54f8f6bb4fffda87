// `npm start`: installs what is missing, builds if needed, and serves. With --dev it serves from the
// sources and reloads. Plain JavaScript without packages: this runs before anything is installed, in
// whatever Node (20 or later) the machine has.
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './setup/install.mjs'
import { fromRoot, projectEnv, projectNode } from './setup/paths.mjs'
import { become } from './setup/run.mjs'
import { ensureWebBuilt } from './setup/web-build.mjs'

const isDev = process.argv.includes('--dev')
const server = fromRoot('apps/server/src/main.ts')
/** Takes the types away before the server's own process sees them, which saves it memory. */
const stripped = pathToFileURL(fromRoot('apps/server/launch/stripped.mjs')).href

await ensureInstalled()
if (isDev) {
  // Vite reloads what the browser runs; Node restarts the server when one of its own files changes.
  await become([projectNode, '--watch', '--watch-preserve-output', server], {
    env: projectEnv({ SANKALP_DEV: '1', NODE_ENV: 'development' }),
  })
} else {
  await ensureWebBuilt()
  // Without it React renders in its slow development form.
  const env = projectEnv({ NODE_ENV: process.env.NODE_ENV ?? 'production' })
  await become([projectNode, '--import', stripped, server], { env })
}
