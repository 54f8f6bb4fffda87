import { RAD_PER_DEG, atan2Deg, wrap360 } from '../angles.ts'
import { requireFinite, requireKey } from '../errors.ts'
import { jdUtToJdTt } from '../time/instants.ts'
import type { JdUt } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/ayanamsa-keys.ts'
import { ayanamsaDeg } from '../zodiac/ayanamsa.ts'
import { rashiIndex } from '../zodiac/division.ts'
import { meanObliquityDeg, nutationAt } from './nutation.ts'
import { requireCoordinates } from './place.ts'
import { apparentSiderealDeg } from './sidereal-time.ts'

/** Rising and culminating points of the ecliptic, sidereal longitudes in [0, 360). */
export type Angles = { ascendantDeg: number; midheavenDeg: number }

/** What turns right ascensions on the true equator into sidereal longitudes at an instant and place. Degrees. */
export type LocalSky = { siderealDeg: number; obliquityDeg: number; toSiderealDeg: number }

export function localSkyAt(jdUt: JdUt, place: { latDeg: number; lonDeg: number }, ayanamsa: Ayanamsa): LocalSky {
  requireFinite(jdUt, 'jdUt')
  requireCoordinates(place.latDeg, place.lonDeg)
  const jdTt = jdUtToJdTt(jdUt)
  const nutation = nutationAt(jdTt)
  return {
    siderealDeg: wrap360(apparentSiderealDeg(jdUt, jdTt, nutation) + place.lonDeg),
    obliquityDeg: meanObliquityDeg(jdTt) + nutation.obliquityDeg,
    // The sidereal zodiac is counted on the mean equinox, and these angles on the true one.
    toSiderealDeg: -ayanamsaDeg(ayanamsa, jdTt) - nutation.longitudeDeg,
  }
}

/**
 * Returns ascendant and midheaven. The ascendant is the point where the ecliptic meets the eastern horizon. This also
 * applies inside the polar circles, where on some days that point is setting and programs differ by 180°.
 */
export function anglesAt(jdUt: JdUt, place: { latDeg: number; lonDeg: number }, ayanamsa: Ayanamsa = 'lahiri'): Angles {
  const { siderealDeg, obliquityDeg, toSiderealDeg } = localSkyAt(jdUt, place, ayanamsa)
  const obliquity = obliquityDeg * RAD_PER_DEG
  const sidereal = siderealDeg * RAD_PER_DEG
  const latitude = place.latDeg * RAD_PER_DEG
  // Multiplied by cos(latitude), so that the poles need no special case.
  const east = Math.cos(sidereal) * Math.cos(latitude)
  const north = Math.sin(sidereal) * Math.cos(obliquity) * Math.cos(latitude) + Math.sin(latitude) * Math.sin(obliquity)
  const risingDeg = atan2Deg(east, -north)
  // Inside the polar circles that point can be the western one of the two on the horizon.
  const towardsEast =
    Math.sin(risingDeg * RAD_PER_DEG) * Math.cos(obliquity) * Math.cos(sidereal) -
    Math.cos(risingDeg * RAD_PER_DEG) * Math.sin(sidereal)
  const easternDeg = towardsEast < 0 ? risingDeg + 180 : risingDeg
  return {
    ascendantDeg: wrap360(easternDeg + toSiderealDeg),
    midheavenDeg: wrap360(atan2Deg(Math.sin(sidereal), Math.cos(sidereal) * Math.cos(obliquity)) + toSiderealDeg),
  }
}

export function ascendantDeg(
  jdUt: JdUt,
  place: { latDeg: number; lonDeg: number },
  ayanamsa: Ayanamsa = 'lahiri',
): number {
  return anglesAt(jdUt, place, ayanamsa).ascendantDeg
}

export const bhavaSystems = ['sripati', 'equal'] as const
export type BhavaSystem = (typeof bhavaSystems)[number]

/** The start and the middle of each of the twelve houses, in sidereal degrees [0, 360). Index 0 is the first house. */
export type Bhavas = { startDeg: number[]; middleDeg: number[] }

/**
 * Computes bhava cusps. Sripati: the ascendant and the midheaven are the middles of the first and the tenth house, the
 * quadrants between them are divided in three, and a house begins halfway between two middles. Equal: middles every 30°
 * from the ascendant. Inside the polar circles the midheaven can be behind the eastern ascendant; its opposite point is
 * then used.
 */
export function bhavasFrom(angles: Angles, system: BhavaSystem = 'sripati'): Bhavas {
  requireKey(system, bhavaSystems, 'system')
  requireFinite(angles.ascendantDeg, 'ascendantDeg')
  requireFinite(angles.midheavenDeg, 'midheavenDeg')
  const third = system === 'equal' ? 30 : (wrap360(angles.ascendantDeg - angles.midheavenDeg) % 180) / 3
  const middleDeg = Array.from({ length: 12 }, (_, house) => {
    // Houses 10, 11, 12 advance by one third of the quadrant, and 1, 2, 3 by 60° minus that. Then they repeat.
    const quadrant = Math.floor(house / 3)
    const step = quadrant % 2 === 0 ? 60 - third : third
    const quadrantStart = quadrant % 2 === 0 ? 90 * quadrant : 90 * (quadrant - 1) + 3 * (60 - third)
    return wrap360(angles.ascendantDeg + quadrantStart + (house % 3) * step)
  })
  const startDeg = middleDeg.map((middle, house) => {
    const before = middleDeg[(house + 11) % 12]!
    return wrap360(before + wrap360(middle - before) / 2)
  })
  return { startDeg, middleDeg }
}

/** Returns the house (1…12) of a longitude, from one start to the next. */
export function bhavaOf(lonDeg: number, { startDeg }: Pick<Bhavas, 'startDeg'>): number {
  requireFinite(lonDeg, 'lonDeg')
  const house = startDeg.findIndex((start, index) => {
    const width = wrap360(startDeg[(index + 1) % 12]! - start)
    return wrap360(lonDeg - start) < width
  })
  // Rounding can leave a point on a cusp outside both neighbours. It belongs to the house that begins there.
  return house === -1 ? 1 : house + 1
}

/** Returns the whole-sign house (1…12) of a longitude from the ascendant, or from any other point. */
export function wholeSignHouse(lonDeg: number, fromDeg: number): number {
  requireFinite(lonDeg, 'lonDeg')
  requireFinite(fromDeg, 'fromDeg')
  return ((rashiIndex(lonDeg) - rashiIndex(fromDeg) + 12) % 12) + 1
}
