import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { type Gazetteer, loadGazetteer } from './gazetteer.ts'

/**
 * Reads the package's data from disk. This is the only function that accesses a file; call it once and pass the result
 * on.
 */
export function readGazetteer(): Gazetteer {
  return loadGazetteer(brotliDecompressSync(readFileSync(new URL('../data/places.br', import.meta.url))))
}
