import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot, npmCommand, projectEnv } from './paths.mjs'
import { capture } from './run.mjs'
import { showWaiting, stop } from './say.mjs'

const stampFile = fromRoot('apps/web/build/.stamp')
const skippedFolders = new Set(['node_modules', 'build', '.react-router', 'fixtures', 'test'])

/** Builds the web app unless the existing build was made from the current sources. */
export async function ensureWebBuilt() {
  if (isWebBuilt()) return
  const done = showWaiting('Building the web app')
  const { code, output } = await buildWeb()
  done()
  if (code !== 0) stop('The web app could not be built:', ...output.trimEnd().split('\n'))
}

export function isWebBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashSources()
}

/** Builds and stamps the result. Resolves to the exit code and the output of the build. */
export async function buildWeb() {
  const hash = hashSources()
  // Remove the stamp first, so that an interrupted build is never mistaken for a complete one.
  rmSync(stampFile, { force: true })
  const result = await capture([...npmCommand(), 'run', 'build', '--workspace', 'apps/web'], { env: projectEnv() })
  if (result.code === 0) writeFileSync(stampFile, hash)
  return result
}

/** Returns one hash over all inputs of the build. It uses their content, because a git checkout renews every date. */
function hashSources() {
  const hash = createHash('sha256')
  hash.update(readFileSync(fromRoot('package-lock.json')))
  for (const file of [...listFiles('apps/web'), ...listFiles('packages')]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(fromRoot(file)))
  }
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  const entries = readdirSync(fromRoot(folder), { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : listFiles(path)
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}
