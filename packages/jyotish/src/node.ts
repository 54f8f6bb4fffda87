import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { decades } from './ephemeris/decades.ts'
import { loadSaturn, loadSky } from './ephemeris/load-sky.ts'
import type { SaturnSky, Sky } from './ephemeris/sky.ts'
import { JyotishError } from './errors.ts'

/**
 * Reads the package's tables from disk: all of them, or only some decades (see decadesFor). Call it once and pass the
 * sky on.
 */
export function readSky(only: readonly number[] = decades): Sky {
  return loadSky(only.map(readDecade))
}

/** Reads Saturn alone over all years, as a phone loads it. */
export function readSaturn(): SaturnSky {
  return loadSaturn(readTable('saturn'))
}

function readDecade(decade: number): Uint8Array {
  if (!decades.includes(decade)) {
    throw new JyotishError('OUT_OF_RANGE', 'decade', `expected one of ${decades.join(', ')}, got ${decade}`)
  }
  return readTable(String(decade))
}

/** Reads a table. This is the only function of the engine that accesses a file. */
function readTable(name: string): Uint8Array {
  return brotliDecompressSync(readFileSync(new URL(`../tables/${name}.sky.br`, import.meta.url)))
}
