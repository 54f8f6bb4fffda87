import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { decades } from './ephemeris/decades.ts'
import { loadSky } from './ephemeris/load-sky.ts'
import type { Sky } from './ephemeris/sky.ts'
import { JyotishError } from './errors.ts'

/**
 * Reads the package's tables from disk: all of them, or only some decades (see decadesFor). The one function
 * of the engine that touches a file; call it once and hand the sky on.
 */
export function readSky(only: readonly number[] = decades): Sky {
  return loadSky(only.map(readDecade))
}

function readDecade(decade: number): Uint8Array {
  if (!decades.includes(decade)) {
    throw new JyotishError('OUT_OF_RANGE', 'decade', `expected one of ${decades.join(', ')}, got ${decade}`)
  }
  return brotliDecompressSync(readFileSync(new URL(`../tables/${decade}.sky.br`, import.meta.url)))
}
