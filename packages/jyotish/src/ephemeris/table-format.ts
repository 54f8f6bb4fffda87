import type { TableBody } from './sky.ts'

/**
 * The layout of a table file, shared by the script that writes it and the loader.
 *
 * Time is cut into blocks of 64 days counted from JD 2400000.5; a file holds a run of blocks for all bodies:
 *   4 bytes  'SKY1'
 *   u32      index of the first block
 *   u32      number of blocks
 *   then for each body in the order of `layouts`, for each column (one Chebyshev term over all segments):
 *   u8       number of byte planes (1 to 4)
 *   planes   the lowest bytes of all values, then the next …
 * A value is a whole number of hundredths of an arcsecond, zigzag coded (0, -1, 1, -2 …); in the first column
 * of a longitude it is the change from the segment before, in the range of half a turn. All numbers are
 * little-endian. Split this way, a general compressor finds what repeats.
 */
export const TABLE_MAGIC = 0x31_59_4b_53 // 'SKY1' read as a little-endian u32
export const BLOCK_DAYS = 64
export const BLOCK_ORIGIN_JD = 2_400_000.5
export const UNITS_PER_DEG = 360_000
export const UNITS_PER_TURN = 360 * UNITS_PER_DEG

export type Layout = { segmentDays: number; lonTerms: number; latTerms: number; parallaxTerms: number }

/** Chosen so that each body stays within 0.05" of its source; the check script measures it. */
export const layouts: Readonly<Record<TableBody, Layout>> = {
  sun: { segmentDays: 32, lonTerms: 11, latTerms: 7, parallaxTerms: 0 },
  moon: { segmentDays: 16, lonTerms: 16, latTerms: 15, parallaxTerms: 12 },
  mars: { segmentDays: 32, lonTerms: 12, latTerms: 9, parallaxTerms: 0 },
  mercury: { segmentDays: 16, lonTerms: 12, latTerms: 10, parallaxTerms: 0 },
  jupiter: { segmentDays: 64, lonTerms: 15, latTerms: 10, parallaxTerms: 0 },
  venus: { segmentDays: 32, lonTerms: 13, latTerms: 10, parallaxTerms: 0 },
  saturn: { segmentDays: 64, lonTerms: 13, latTerms: 9, parallaxTerms: 0 },
  node: { segmentDays: 16, lonTerms: 16, latTerms: 0, parallaxTerms: 0 },
}
