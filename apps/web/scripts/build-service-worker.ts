import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { build } from 'vite'

/*
 * The service worker is a program of its own, in one file at the root of the site. It carries a mark of the build it
 * belongs to: a browser takes a worker for a new one only when its bytes are others.
 */
const folder = new URL('../build/client/', import.meta.url).pathname
const mark = createHash('sha256').update(readdirSync(`${folder}assets`).toSorted().join('\n')).digest('base64url').slice(0, 12)

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { BUILD: JSON.stringify(mark) },
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
