import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { build } from 'vite'

/*
 * The service worker is a program of its own, in one file at the root of the site. It carries a mark of the build it
 * belongs to: a browser takes a worker for a new one only when its bytes are others.
 */
const folder = new URL('../build/client/', import.meta.url).pathname
const assets = readdirSync(`${folder}assets`).toSorted()
const mark = createHash('sha256').update(assets.join('\n')).digest('base64url').slice(0, 12)

/** A script that is fetched after its page and that no page names, with all it imports. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const imports = readFileSync(`${folder}assets/${file}`, 'utf8').matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)
  for (const [, imported] of imports) withImports(imported!, found)
  return found
}
const presentScript = assets.find((name) => /^present-script-.*\.js$/.test(name))
if (!presentScript) throw new Error('the script that marks the present on almanac pages is not in the build')
const almanacScripts = [...withImports(presentScript)].map((file) => `/assets/${file}`)

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { BUILD: JSON.stringify(mark), ALMANAC_SCRIPTS: JSON.stringify(almanacScripts) },
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
