import { wrap360 } from '../angles.ts'
import type { Nakshatra, Rashi } from './keys.ts'
import { nakshatras, rashis } from './keys.ts'

export const DEG_PER_RASHI = 30
export const DEG_PER_NAKSHATRA = 360 / 27

/** 4e-9″: most cusps have no exact double, and a cusp computed from its number must belong to the part it begins. */
export const CUSP_SLACK_DEG = 1e-12

/**
 * Returns which of `parts` equal parts of the circle contains a longitude, 0…parts - 1. A cusp belongs to the part it
 * begins.
 */
export function partIndex(lonDeg: number, parts: number): number {
  const index = Math.floor(((wrap360(lonDeg) + CUSP_SLACK_DEG) * parts) / 360)
  return index < parts ? index : 0
}

/** Returns 0…11 for a sidereal longitude in any range of degrees. */
export function rashiIndex(lonDeg: number): number {
  return partIndex(lonDeg, 12)
}

export function rashiOf(lonDeg: number): Rashi {
  return rashis[rashiIndex(lonDeg)]!
}

/** Returns the degrees within the rashi, in [0, 30). */
export function degInRashi(lonDeg: number): number {
  return Math.max(0, wrap360(lonDeg) - DEG_PER_RASHI * rashiIndex(lonDeg))
}

/** 0…26. */
export function nakshatraIndex(lonDeg: number): number {
  return partIndex(lonDeg, 27)
}

export function nakshatraOf(lonDeg: number): Nakshatra {
  return nakshatras[nakshatraIndex(lonDeg)]!
}

/** Returns 0…107: the padas of all nakshatras, numbered consecutively. */
export function padaIndex(lonDeg: number): number {
  return partIndex(lonDeg, 108)
}

/** Returns the quarter of the nakshatra, 1…4. */
export function padaOf(lonDeg: number): number {
  return (padaIndex(lonDeg) % 4) + 1
}

/** Returns the elapsed share of the nakshatra, in [0, 1). The Vimshottari balance is the rest. */
export function nakshatraElapsed(lonDeg: number): number {
  return Math.max(0, (wrap360(lonDeg) * 27) / 360 - nakshatraIndex(lonDeg))
}

/** Counts the house of one rashi from another, 1…12. The same rashi counts 1. */
export function countRashis(fromIndex: number, toIndex: number): number {
  return ((((toIndex - fromIndex) % 12) + 12) % 12) + 1
}
