import type { BodyTable, SkySpan } from './sky.ts'
import { requireInSky } from './sky.ts'

/**
 * Chebyshev sums of the tables by Clenshaw's recurrence. It allocates nothing: results are numbers, or are written into
 * the caller's array.
 */

/** Returns the sum of c[k] T_k(x) over `terms` coefficients from `from`. */
function clenshaw(c: Float64Array, from: number, terms: number, x: number): number {
  const twice = 2 * x
  let b1 = 0
  let b2 = 0
  for (let k = from + terms - 1; k > from; k -= 1) {
    const b = c[k]! + twice * b1 - b2
    b2 = b1
    b1 = b
  }
  return c[from]! + x * b1 - b2
}

/** Writes the sum and its derivative with respect to x to out[at] and out[at + 1]. */
function clenshawWithSlope(
  c: Float64Array,
  from: number,
  terms: number,
  x: number,
  out: Float64Array,
  at: number,
): void {
  const twice = 2 * x
  let b1 = 0
  let b2 = 0
  let d1 = 0
  let d2 = 0
  for (let k = from + terms - 1; k > from; k -= 1) {
    const d = 2 * b1 + twice * d1 - d2
    const b = c[k]! + twice * b1 - b2
    d2 = d1
    d1 = d
    b2 = b1
    b1 = b
  }
  out[at] = c[from]! + x * b1 - b2
  out[at + 1] = b1 + x * d1 - d2
}

/** Returns the sidereal (Lahiri) longitude in [0, 360). */
export function tableLonDeg(sky: SkySpan, table: BodyTable, jdTt: number): number {
  requireInSky(sky, jdTt)
  const position = (jdTt - sky.firstJd) / table.segmentDays
  const segment = Math.floor(position)
  const lon = clenshaw(table.coefficients, segment * table.rowLength, table.lonTerms, 2 * (position - segment) - 1)
  return lon >= 360 ? lon - 360 : lon < 0 ? lon + 360 : lon
}

/** Writes the longitude in [0, 360) and its change in degrees per day to out[at], out[at + 1]. */
export function writeTableLon(sky: SkySpan, table: BodyTable, jdTt: number, out: Float64Array, at: number): void {
  requireInSky(sky, jdTt)
  const position = (jdTt - sky.firstJd) / table.segmentDays
  const segment = Math.floor(position)
  const x = 2 * (position - segment) - 1
  clenshawWithSlope(table.coefficients, segment * table.rowLength, table.lonTerms, x, out, at)
  const lon = out[at]!
  out[at] = lon >= 360 ? lon - 360 : lon < 0 ? lon + 360 : lon
  out[at + 1] = (out[at + 1]! * 2) / table.segmentDays
}

/** Returns the latitude in degrees north of the ecliptic of date. */
export function tableLatDeg(sky: SkySpan, table: BodyTable, jdTt: number): number {
  requireInSky(sky, jdTt)
  const position = (jdTt - sky.firstJd) / table.segmentDays
  const segment = Math.floor(position)
  const from = segment * table.rowLength + table.lonTerms
  return clenshaw(table.coefficients, from, table.latTerms, 2 * (position - segment) - 1)
}

/** Writes the latitude and its change in degrees per day to out[at], out[at + 1]. */
export function writeTableLat(sky: SkySpan, table: BodyTable, jdTt: number, out: Float64Array, at: number): void {
  requireInSky(sky, jdTt)
  const position = (jdTt - sky.firstJd) / table.segmentDays
  const segment = Math.floor(position)
  const from = segment * table.rowLength + table.lonTerms
  clenshawWithSlope(table.coefficients, from, table.latTerms, 2 * (position - segment) - 1, out, at)
  out[at + 1] = (out[at + 1]! * 2) / table.segmentDays
}

/** Returns the equatorial horizontal parallax in degrees, which only the Moon's table has. */
export function tableParallaxDeg(sky: SkySpan, table: BodyTable, jdTt: number): number {
  requireInSky(sky, jdTt)
  const position = (jdTt - sky.firstJd) / table.segmentDays
  const segment = Math.floor(position)
  const from = segment * table.rowLength + table.lonTerms + table.latTerms
  return clenshaw(table.coefficients, from, table.parallaxTerms, 2 * (position - segment) - 1)
}
