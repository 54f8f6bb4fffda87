import { wrap360 } from '../angles.ts'
import type { Nakshatra, Rashi } from './keys.ts'
import { nakshatras, rashis } from './keys.ts'

export const DEG_PER_RASHI = 30
export const DEG_PER_NAKSHATRA = 360 / 27
export const DEG_PER_PADA = 360 / 108

/** 0…11 for a sidereal longitude in any range of degrees. */
export function rashiIndex(lonDeg: number): number {
  return Math.floor(wrap360(lonDeg) / DEG_PER_RASHI)
}

export function rashiOf(lonDeg: number): Rashi {
  return rashis[rashiIndex(lonDeg)]!
}

/** Degrees into the rashi, in [0, 30). */
export function degInRashi(lonDeg: number): number {
  const wrapped = wrap360(lonDeg)
  return wrapped - DEG_PER_RASHI * Math.floor(wrapped / DEG_PER_RASHI)
}

/** 0…26. Multiplied before divided: 13°20′ has no exact double, and a cusp must fall on its own side. */
export function nakshatraIndex(lonDeg: number): number {
  return Math.floor((wrap360(lonDeg) * 27) / 360)
}

export function nakshatraOf(lonDeg: number): Nakshatra {
  return nakshatras[nakshatraIndex(lonDeg)]!
}

/** The quarter of the nakshatra, 1…4. */
export function padaOf(lonDeg: number): number {
  return (Math.floor((wrap360(lonDeg) * 108) / 360) % 4) + 1
}

/** How much of the nakshatra has passed, in [0, 1): the Vimshottari balance is what remains. */
export function nakshatraElapsed(lonDeg: number): number {
  const position = (wrap360(lonDeg) * 27) / 360
  return position - Math.floor(position)
}

/** The house counted from a rashi, 1…12: `to` itself when both are the same is 1. */
export function countRashis(fromIndex: number, toIndex: number): number {
  return ((((toIndex - fromIndex) % 12) + 12) % 12) + 1
}
