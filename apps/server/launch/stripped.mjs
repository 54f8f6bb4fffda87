// Loaded before the server (`--import`), in each of its threads: our sources come without their types. Node can take the types
// away by itself, but what it does so with stays in memory, some 20 MB in every thread. Here another program does it, once for
// each text of a file. Plain JavaScript, since nothing may be stripped before this runs.
import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { isSource, strippedFile } from './stripped-files.mjs'

/** A start strips what is missing once; threads find it there. */
let mayStrip = isMainThread

registerHooks({
  load(url, context, nextLoad) {
    if (!isSource(url)) return nextLoad(url, context)
    const file = strippedFile(hash('sha256', readFileSync(fileURLToPath(url))))
    const source = readIfThere(file) ?? stripAndRead(file)
    // Where nothing can be written, or a power cut left an empty file, Node strips.
    return source?.length ? { format: 'module', source, shortCircuit: true } : nextLoad(url, context)
  },
})

/** @param {string} file */
function stripAndRead(file) {
  if (!mayStrip) return null
  mayStrip = false
  const strip = fileURLToPath(new URL('./strip-types.mjs', import.meta.url))
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', strip], {
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return readIfThere(file)
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}
