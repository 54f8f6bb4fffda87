import { existsSync, readFileSync } from 'node:fs'
import { fromRoot, npmCommand, projectNode } from './paths.mjs'
import { run } from './run.mjs'
import { showWaiting, stop } from './say.mjs'

/** Installs the packages of the lock file unless they are installed already. */
export async function ensureInstalled() {
  if (isInstalled()) return
  const done = showWaiting('Installing packages (the first time takes a minute or two)')
  // Warnings concern third-party packages, and a Node version other than the one we run on.
  const code = await run([...npmCommand(), 'ci', '--loglevel=error', '--no-fund', '--no-audit'])
  done()
  if (code !== 0) {
    stop(`npm ci failed (exit code ${code}), see above.`, 'Is the npm registry reachable? Try: npm ping')
  }
  if (!existsSync(projectNode)) {
    stop(
      'The project brings its own Node, but npm did not unpack it.',
      'Are install scripts switched off? Try: npm config set ignore-scripts false',
    )
  }
}

/** Returns whether node_modules matches the lock file, by npm's own record of what it installed. */
function isInstalled() {
  const record = fromRoot('node_modules/.package-lock.json')
  if (!existsSync(record) || !existsSync(projectNode)) return false
  const wanted = readLock(fromRoot('package-lock.json'))
  const installed = readLock(record)
  return Object.entries(wanted).every(([path, entry]) => {
    // npm's record has no entry for the workspaces themselves, and none for other platforms' binaries.
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    if (!found) return entry.optional === true || entry.devOptional === true || entry.peer === true
    return found.version === entry.version
  })
}

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry */

/**
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
