import type { Layout } from '../../src/ephemeris/table-format.ts'
import {
  BLOCK_DAYS,
  BLOCK_ORIGIN_JD,
  SATURN_MAGIC,
  TABLE_MAGIC,
  layouts,
  saturnLayout,
  unitsOfColumn,
} from '../../src/ephemeris/table-format.ts'
import type { SaturnSky, TableBody } from '../../src/ephemeris/sky.ts'
import { tableBodies } from '../../src/ephemeris/sky.ts'
import type { VectorFunction } from './chebyshev.ts'
import { fitSamples, nodeAt } from './chebyshev.ts'

/**
 * The functions that compute each body's apparent place: longitude, latitude and (for the Moon) parallax in degrees.
 */
export type Sources = Record<TableBody, VectorFunction>

/** Returns the coefficients of every column over all segments of the blocks, in whole units. */
function fitColumns(body: TableBody, source: VectorFunction, firstBlock: number, blocks: number): Int32Array[] {
  const layout = layouts[body]
  const { segmentDays, lonTerms, latTerms, parallaxTerms } = layout
  const unitsPerTurn = 360 * layout.lonUnits
  const segments = (blocks * BLOCK_DAYS) / segmentDays
  const startJd = BLOCK_ORIGIN_JD + firstBlock * BLOCK_DAYS
  const termsOf = [lonTerms, latTerms, parallaxTerms]
  const columns = Array.from({ length: lonTerms + latTerms + parallaxTerms }, () => new Int32Array(segments))
  const at = new Float64Array(3)
  for (let segment = 0; segment < segments; segment += 1) {
    let column = 0
    termsOf.forEach((terms, component) => {
      const samples = new Float64Array(terms)
      for (let j = 0; j < terms; j += 1) {
        source(startJd + (segment + (nodeAt(j, terms) + 1) / 2) * segmentDays, at)
        samples[j] = at[component]!
      }
      if (component === 0) unwrap(samples)
      fitSamples(samples).forEach((value, k) => {
        const units = Math.round(value * unitsOfColumn(layout, column))
        const isLongitude = component === 0 && k === 0
        columns[column]![segment] = isLongitude ? ((units % unitsPerTurn) + unitsPerTurn) % unitsPerTurn : units
        column += 1
      })
    })
  }
  return columns
}

/** Makes neighbouring samples of an angle differ by less than half a turn. */
function unwrap(samples: Float64Array): void {
  for (let j = 1; j < samples.length; j += 1) {
    samples[j] = samples[j]! - 360 * Math.round((samples[j]! - samples[j - 1]!) / 360)
  }
}

/** Returns the bytes of one file. */
export function packBlocks(sources: Sources, firstBlock: number, blocks: number): Uint8Array {
  const parts = packHeader(TABLE_MAGIC, firstBlock, blocks)
  for (const body of tableBodies) {
    packColumns(parts, fitColumns(body, sources[body], firstBlock, blocks), layouts[body])
  }
  return Uint8Array.from(parts)
}

/** Returns the bytes of Saturn's file, from a sky that contains it: the same whole numbers, without the latitude. */
export function packSaturn({ tables: { saturn } }: SaturnSky, firstBlock: number, blocks: number): Uint8Array {
  const parts = packHeader(SATURN_MAGIC, firstBlock, blocks)
  const columns = Array.from({ length: saturnLayout.lonTerms }, (_, column) =>
    Int32Array.from({ length: (blocks * BLOCK_DAYS) / saturn.segmentDays }, (_each, segment) =>
      Math.round(saturn.coefficients[segment * saturn.rowLength + column]! * saturnLayout.lonUnits),
    ),
  )
  packColumns(parts, columns, saturnLayout)
  return Uint8Array.from(parts)
}

function packHeader(magic: number, firstBlock: number, blocks: number): number[] {
  return [magic, firstBlock, blocks].flatMap((value) => [
    value & 255,
    (value >>> 8) & 255,
    (value >>> 16) & 255,
    value >>> 24,
  ])
}

function packColumns(parts: number[], columns: readonly Int32Array[], layout: Layout): void {
  columns.forEach((column, index) => {
    if (index === 0) takeDifferences(column, 360 * layout.lonUnits)
    const codes = Uint32Array.from(column, (value) => (value << 1) ^ (value >> 31))
    const most = codes.reduce((a, b) => Math.max(a, b), 0)
    const planes = most < 0x100 ? 1 : most < 0x1_0000 ? 2 : most < 0x100_0000 ? 3 : 4
    parts.push(planes)
    for (let plane = 0; plane < planes; plane += 1) {
      for (const code of codes) parts.push((code >>> (8 * plane)) & 255)
    }
  })
}

function takeDifferences(column: Int32Array, unitsPerTurn: number): void {
  const half = unitsPerTurn / 2
  for (let i = column.length - 1; i > 0; i -= 1) {
    let change = column[i]! - column[i - 1]!
    if (change >= half) change -= unitsPerTurn
    else if (change < -half) change += unitsPerTurn
    column[i] = change
  }
}
