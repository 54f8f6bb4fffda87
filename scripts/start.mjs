// `npm start`: installs what is missing, builds if needed, and serves. With --dev it serves from the sources and
// reloads. It is plain JavaScript without packages, because it runs before anything is installed, in any Node (20 or
// later) on the machine.
import { readFileSync } from 'node:fs'
import { ensureInstalled } from './setup/install.mjs'
import { fromRoot, projectEnv, projectNode } from './setup/paths.mjs'
import { become, capture } from './setup/run.mjs'
import { ensureWebBuilt, isWebBuilt } from './setup/web-build.mjs'

const isDev = process.argv.includes('--dev')
const server = fromRoot('apps/server/src/main.ts')
const demo = fromRoot('apps/server/src/prepare-demo.ts')

await ensureInstalled()
if (isDev) {
  // Vite reloads the browser's code; Node restarts the server when one of its own files changes.
  await become([projectNode, '--watch', '--watch-preserve-output', server], {
    env: projectEnv({ SANKALP_DEV: '1', NODE_ENV: 'development' }),
  })
} else {
  // The history of a new demo takes twenty seconds, and the build leaves a core free.
  if (!isWebBuilt()) await Promise.all([ensureWebBuilt(), capture([projectNode, demo], { env: projectEnv() })])
  // Without NODE_ENV React renders in its slow development mode; the rest saves 90 MB (decision 88).
  const saving = JSON.parse(readFileSync(fromRoot('apps/server/memory-env.json'), 'utf8'))
  const env = projectEnv({
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    ...saving,
    NODE_OPTIONS: `${saving.NODE_OPTIONS} ${process.env.NODE_OPTIONS ?? ''}`,
  })
  await become([projectNode, server], { env })
}
