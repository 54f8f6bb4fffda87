import type { TableBody } from './sky.ts'

/**
 * The layout of a table file, shared by the script that writes it and the loader.
 *
 * Time is divided into blocks of 64 days counted from JD 2400000.5. A file contains a run of blocks for all bodies:
 * 4 bytes 'SKY1'
 * u32 index of the first block
 * u32 number of blocks
 * then for each body in the order of `layouts`, for each column (one Chebyshev term over all segments):
 * u8 number of byte planes (1 to 4)
 * planes the lowest bytes of all values, then the next …
 * A value is a whole number of the quantum of its kind (0.01", 0.02" or 0.05"), zigzag coded (0, -1, 1, -2
 * …). In the first column of a longitude it is the change from the previous segment, in the range of half a
 * turn. All numbers are little-endian. This order lets a general compressor find the repetitions.
 */
export const TABLE_MAGIC = 0x31_59_4b_53 // 'SKY1' read as a little-endian u32
/** A file of Saturn's longitude alone begins with 'SAT1' and continues in the same format with that one body. */
export const SATURN_MAGIC = 0x31_54_41_53
export const BLOCK_DAYS = 64
export const BLOCK_ORIGIN_JD = 2_400_000.5

/** The layout of a body's tables. `Units` are quanta per degree, chosen so that a turn is a whole number of them. */
export type Layout = {
  segmentDays: number
  lonTerms: number
  lonUnits: number
  latTerms: number
  latUnits: number
  parallaxTerms: number
  parallaxUnits: number
}

const FINE = 360_000 // 0.01"
const FAIR = 180_000 // 0.02"
const COARSE = 72_000 // 0.05"

/** Chosen so that longitudes are within 0.05" of their source (the node 0.2"). `check-tables` measures this. */
export const layouts: Readonly<Record<TableBody, Layout>> = {
  sun: layout(32, 11, FINE, 7, FAIR),
  moon: layout(16, 16, FINE, 15, FAIR, 12),
  mars: layout(64, 21, FINE, 16, FAIR),
  mercury: layout(32, 20, FINE, 18, FAIR),
  jupiter: layout(64, 15, FINE, 10, FAIR),
  venus: layout(32, 13, FINE, 11, FAIR),
  saturn: layout(64, 14, FINE, 9, FAIR),
  node: layout(32, 27, COARSE, 0, FAIR),
}

/** Sade Sati needs no latitude. */
export const saturnLayout: Layout = { ...layouts.saturn, latTerms: 0 }

function layout(
  segmentDays: number,
  lonTerms: number,
  lonUnits: number,
  latTerms: number,
  latUnits: number,
  parallaxTerms = 0,
): Layout {
  return { segmentDays, lonTerms, lonUnits, latTerms, latUnits, parallaxTerms, parallaxUnits: COARSE }
}

/** Returns the quanta per degree of a column, counted over longitude, latitude and parallax. */
export function unitsOfColumn(from: Layout, column: number): number {
  if (column < from.lonTerms) return from.lonUnits
  return column < from.lonTerms + from.latTerms ? from.latUnits : from.parallaxUnits
}
