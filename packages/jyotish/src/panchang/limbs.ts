import { wrap360 } from '../angles.ts'
import { requireFinite } from '../errors.ts'
import { nakshatraIndex, padaOf } from '../zodiac/division.ts'
import type { Nakshatra } from '../zodiac/keys.ts'
import { nakshatras } from '../zodiac/keys.ts'
import type { Karana, Paksha, TithiKey, Yoga } from './keys.ts'
import { karanaKey, pakshaOf, tithiKey, yogas } from './keys.ts'

/** A lunar day: in each the Moon gains 12° on the Sun, and thirty make a lunar month. */
export type Tithi = {
  key: TithiKey
  /** 1 begins at new moon; 15, Purnima, ends at full moon; 30, Amavasya, ends at new moon. */
  number: number
  paksha: Paksha
}

export function tithiNamed(number: number): Tithi {
  return { key: tithiKey(number), number, paksha: pakshaOf(number) }
}

/**
 * Returns the tithi for two geocentric longitudes in degrees, both tropical or both sidereal. The ayanamsa cancels in
 * the difference, so it is not needed.
 */
export function tithiFrom(sunDeg: number, moonDeg: number): Tithi {
  return tithiNamed(Math.floor(elongationDeg(sunDeg, moonDeg) / 12) + 1)
}

/** Returns the half tithi, by name and by its number 1…60 from new moon. */
export function karanaFrom(sunDeg: number, moonDeg: number): { key: Karana; number: number } {
  const number = Math.floor(elongationDeg(sunDeg, moonDeg) / 6) + 1
  return { key: karanaKey(number), number }
}

/** Returns the yoga, index 0…26. Both longitudes must be sidereal, because the ayanamsa counts twice in their sum. */
export function yogaFrom(sunDeg: number, moonDeg: number): { key: Yoga; index: number } {
  requireFinite(sunDeg, 'sunDeg')
  requireFinite(moonDeg, 'moonDeg')
  const index = Math.floor((wrap360(sunDeg + moonDeg) * 27) / 360)
  return { key: yogas[index]!, index }
}

/** Returns the Moon's nakshatra, index 0…26, and its quarter 1…4, for a sidereal longitude. */
export function nakshatraFrom(moonDeg: number): { key: Nakshatra; index: number; pada: number } {
  requireFinite(moonDeg, 'moonDeg')
  const index = nakshatraIndex(moonDeg)
  return { key: nakshatras[index]!, index, pada: padaOf(moonDeg) }
}

function elongationDeg(sunDeg: number, moonDeg: number): number {
  requireFinite(sunDeg, 'sunDeg')
  requireFinite(moonDeg, 'moonDeg')
  return wrap360(moonDeg - sunDeg)
}
