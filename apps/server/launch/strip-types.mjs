// Writes the server's sources without their types to build/stripped, where a start reads them (stripped.mjs). A start does this by
// itself when something is missing; an image does it while it is built.
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, join } from 'node:path'
import { repositoryFolder, sourceFolders, strippedFile, strippedFolder } from './stripped-files.mjs'

mkdirSync(strippedFolder, { recursive: true })
const wanted = new Set()
for (const folder of sourceFolders) stripFolder(join(repositoryFolder, folder))
for (const name of readdirSync(strippedFolder)) {
  if (name.endsWith('.js') && !wanted.has(name)) rmSync(join(strippedFolder, name), { force: true })
}

/** @param {string} folder */
function stripFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules') stripFolder(path)
    else if (entry.isFile() && /(?<!\.test|\.d)\.ts$/.test(entry.name)) stripFile(path)
  }
}

/** @param {string} path */
function stripFile(path) {
  const source = readFileSync(path)
  const stripped = strippedFile(hash('sha256', source))
  wanted.add(basename(stripped))
  if (existsSync(stripped)) return
  // Another server that starts at the same time must never read half a file.
  const written = `${stripped}.${process.pid}`
  writeFileSync(written, stripTypeScriptTypes(source.toString()))
  renameSync(written, stripped)
}
