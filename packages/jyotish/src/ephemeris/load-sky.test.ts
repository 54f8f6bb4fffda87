import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadSky } from './load-sky.ts'
import { decadesFor } from './decades.ts'
import { asEpochMs } from '../time/instants.ts'

const bytes = brotliDecompressSync(readFileSync(new URL('../../tables/2020.sky.br', import.meta.url)))

test.each([
  ['nothing', []],
  ['compressed bytes', readFileSync(new URL('../../tables/2020.sky.br', import.meta.url))],
  ['half a file', bytes.subarray(0, bytes.length >> 1)],
  ['a file with more after it', Buffer.concat([bytes, Buffer.alloc(3)])],
  ['the same decade twice', [bytes, bytes]],
])('%s is refused as tables', (_, files) => {
  expect(() => loadSky(files)).toThrow(expect.objectContaining({ code: 'INVALID_TABLES', field: 'files' }))
})

test('a view into a larger buffer loads as well as a buffer of its own', () => {
  const padded = new Uint8Array(bytes.length + 5)
  padded.set(bytes, 5)
  expect(loadSky(padded.subarray(5)).firstJd).toBe(loadSky(bytes).firstJd)
})

test('the decades of a span come with its neighbours near the border', () => {
  const ms = (year: number, month: number) => asEpochMs(Date.UTC(year, month, 1))
  expect(decadesFor(ms(2025, 0), ms(2026, 0))).toEqual([2020])
  expect(decadesFor(ms(2029, 11), ms(2029, 11))).toEqual([2020, 2030])
  expect(decadesFor(ms(2100, 11), ms(2100, 11))).toEqual([2090])
  expect(decadesFor(ms(1900, 0), ms(1900, 0))).toEqual([1900])
})
