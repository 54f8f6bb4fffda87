import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadSaturn, loadSky } from './load-sky.ts'
import { decadesFor } from './decades.ts'
import { positionsAt } from './positions.ts'
import { findLifeSadeSati } from '../kundli/life-sade-sati.ts'
import { readSaturn, readSky } from '../node.ts'
import { asEpochMs, asJdTt } from '../time/instants.ts'

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

test('a view into a larger buffer loads like a buffer of its own', () => {
  const padded = new Uint8Array(bytes.length + 5)
  padded.set(bytes, 5)
  expect(loadSky(padded.subarray(5)).firstJd).toBe(loadSky(bytes).firstJd)
})

const saturnBytes = brotliDecompressSync(readFileSync(new URL('../../tables/saturn.sky.br', import.meta.url)))

test('the Saturn table covers the same years with the same coefficients', () => {
  const [sky, saturnSky] = [readSky(), readSaturn()]
  expect([saturnSky.firstJd, saturnSky.endJd]).toEqual([sky.firstJd, sky.endJd])
  const [whole, alone] = [sky.tables.saturn, saturnSky.tables.saturn]
  const segments = whole.coefficients.length / whole.rowLength
  expect(alone.coefficients).toHaveLength(segments * alone.rowLength)
  const worst = alone.coefficients.reduce((most, value, at) => {
    const row = Math.floor(at / alone.rowLength)
    return Math.max(most, Math.abs(value - whole.coefficients[row * whole.rowLength + (at % alone.rowLength)]!))
  }, 0)
  expect(worst).toBe(0)
})

test('Sade Sati of a life is the same from the Saturn table, which supports nothing else', () => {
  const saturn = readSaturn()
  const birthMs = asEpochMs(Date.UTC(1931, 3, 2))
  expect(findLifeSadeSati(saturn, 4, birthMs)).toEqual(findLifeSadeSati(readSky(), 4, birthMs))
  // @ts-expect-error the other bodies are not in it
  expect(() => positionsAt(saturn, asJdTt(2_451_545))).toThrow(TypeError)
})

test.each([
  ['a decade', bytes],
  ['compressed bytes', readFileSync(new URL('../../tables/saturn.sky.br', import.meta.url))],
  ['half a file', saturnBytes.subarray(0, saturnBytes.length >> 1)],
  ['a file with more after it', Buffer.concat([saturnBytes, Buffer.alloc(3)])],
])('%s is refused as the table of Saturn, and that one as a decade', (_, file) => {
  const refusal = expect.objectContaining({ code: 'INVALID_TABLES', field: 'files' })
  expect(() => loadSaturn(file)).toThrow(refusal)
  expect(() => loadSky(saturnBytes)).toThrow(refusal)
})

test('the decades of a span include its neighbour near the border', () => {
  const ms = (year: number, month: number) => asEpochMs(Date.UTC(year, month, 1))
  expect(decadesFor(ms(2025, 0), ms(2026, 0))).toEqual([2020])
  expect(decadesFor(ms(2029, 11), ms(2029, 11))).toEqual([2020, 2030])
  expect(decadesFor(ms(2100, 11), ms(2100, 11))).toEqual([2090])
  expect(decadesFor(ms(1900, 0), ms(1900, 0))).toEqual([1900])
})
