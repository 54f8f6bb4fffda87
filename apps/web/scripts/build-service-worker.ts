import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { build } from 'vite'
import type { CachedKind } from '../service-worker/rules.ts'

/*
 * Builds the service worker, a separate program in one file at the root of the site. It contains a build id: a browser
 * updates a worker only if its bytes differ.
 */
const folder = new URL('../build/client/', import.meta.url).pathname
const assets = readdirSync(`${folder}assets`).toSorted()
const [pictures] = readdirSync(`${folder}pictures`)
const mark = createHash('sha256')
  .update([pictures, ...assets].join('\n'))
  .digest('base64url')
  .slice(0, 12)

/** What a page shows when the network is gone, and can then no longer fetch. */
const shellFiles = ['error', 'offline'].map((name) => `/pictures/${pictures}/states/${name}.svg`)

/** Scripts that a page loads later and does not name itself, by the kind of cached page (service-worker/rules.ts). */
const lateScripts: Record<CachedKind, readonly string[]> = {
  panchang: ['present-script', 'almanac-script'],
  article: ['article-script'],
}

function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const imports = readFileSync(`${folder}assets/${file}`, 'utf8').matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)
  for (const [, imported] of imports) withImports(imported!, found)
  return found
}

/** Returns the built files of a script: itself and all its imports. */
function filesOf(script: string): string[] {
  const file = assets.find((name) => name.startsWith(`${script}-`) && name.endsWith('.js'))
  if (!file) throw new Error(`${script}, which cached pages load later, is not in the build`)
  return [...withImports(file)].map((name) => `/assets/${name}`)
}
const lateFiles = Object.fromEntries(
  Object.entries(lateScripts).map(([kind, scripts]) => [kind, [...new Set(scripts.flatMap(filesOf))]]),
)

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    BUILD: JSON.stringify(mark),
    LATE_FILES: JSON.stringify(lateFiles),
    SHELL_FILES: JSON.stringify(shellFiles),
  },
  build: {
    outDir: folder,
    emptyOutDir: false,
    target: 'es2022',
    rollupOptions: {
      input: new URL('../service-worker/main.ts', import.meta.url).pathname,
      output: { entryFileNames: 'sw.js', format: 'iife' },
    },
  },
})
