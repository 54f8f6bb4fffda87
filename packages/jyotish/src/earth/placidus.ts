import { DEG_PER_RAD, RAD_PER_DEG, atan2Deg, cosDeg, sinDeg, wrap360 } from '../angles.ts'
import { JyotishError, requireFinite } from '../errors.ts'
import type { JdUt } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/ayanamsa-keys.ts'
import type { LocalSky } from './houses.ts'
import { localSkyAt } from './houses.ts'

type Coordinates = { latDeg: number; lonDeg: number }

/**
 * Returns whether Placidus can divide the sky here: every point of the ecliptic rises and sets. Inside the polar
 * circles some do not, so their day cannot be divided in three.
 */
export function hasPlacidusHouses(jdUt: JdUt, place: Coordinates): boolean {
  return Math.abs(steepnessOf(localSkyAt(jdUt, place, 'lahiri'), place.latDeg)) < 1
}

/**
 * Returns the cusps of the twelve houses by Placidus, sidereal longitudes in [0, 360); index 0 is the ascendant. A cusp
 * is the point of the ecliptic that has completed a third, or two thirds, of its own way from the horizon to the
 * meridian. Throws OUT_OF_RANGE inside the polar circles.
 */
export function placidusCusps(jdUt: JdUt, place: Coordinates, ayanamsa: Ayanamsa = 'lahiri'): number[] {
  const local = localSkyAt(jdUt, place, ayanamsa)
  return cuspsOf(local, requireSteepness(local, place.latDeg))
}

/**
 * Returns the cusps that belong to a given ascendant, as a table of houses gives them: those of the moment at which
 * this sidereal longitude rises at the latitude, with the obliquity and ayanamsa of `jdUt`.
 */
export function placidusCuspsFrom(
  ascendantDeg: number,
  jdUt: JdUt,
  place: Coordinates,
  ayanamsa: Ayanamsa = 'lahiri',
): number[] {
  requireFinite(ascendantDeg, 'ascendantDeg')
  const local = localSkyAt(jdUt, place, ayanamsa)
  const steepness = requireSteepness(local, place.latDeg)
  const risingDeg = ascendantDeg - local.toSiderealDeg
  const rightAscensionDeg = atan2Deg(sinDeg(risingDeg) * cosDeg(local.obliquityDeg), cosDeg(risingDeg))
  const siderealDeg = wrap360(rightAscensionDeg - 90 - ascensionalDifferenceDeg(rightAscensionDeg, steepness))
  const cusps = cuspsOf({ ...local, siderealDeg }, steepness)
  // Exactly the given one: where a part of the zodiac begins, rounding could put it into the part before.
  cusps[0] = wrap360(ascendantDeg)
  cusps[6] = wrap360(ascendantDeg + 180)
  return cusps
}

/** The product of both tangents: what the latitude makes of the declination of a point of the ecliptic. */
function steepnessOf({ obliquityDeg }: LocalSky, latDeg: number): number {
  return Math.tan(latDeg * RAD_PER_DEG) * Math.tan(obliquityDeg * RAD_PER_DEG)
}

function requireSteepness(local: LocalSky, latDeg: number): number {
  const steepness = steepnessOf(local, latDeg)
  if (Math.abs(steepness) < 1) return steepness
  throw new JyotishError(
    'OUT_OF_RANGE',
    'place.latDeg',
    `Placidus has no houses inside the polar circles, at ${latDeg}°`,
  )
}

/** Returns how much longer than 90° a point of the ecliptic takes from the horizon to the meridian. */
function ascensionalDifferenceDeg(rightAscensionDeg: number, steepness: number): number {
  return Math.asin(steepness * sinDeg(rightAscensionDeg)) * DEG_PER_RAD
}

/** From the meridian eastward: the eleventh, twelfth, first, second and third cusp, by degrees of an equal day. */
const easternCusps = [
  { house: 11, equalDeg: 30, share: 1 / 3 },
  { house: 12, equalDeg: 60, share: 2 / 3 },
  { house: 1, equalDeg: 90, share: 1 },
  { house: 2, equalDeg: 120, share: 2 / 3 },
  { house: 3, equalDeg: 150, share: 1 / 3 },
] as const

function cuspsOf({ siderealDeg, obliquityDeg, toSiderealDeg }: LocalSky, steepness: number): number[] {
  const cusps = Array.from({ length: 12 }, () => 0)
  const put = (house: number, rightAscensionDeg: number) => {
    const lonDeg = atan2Deg(sinDeg(rightAscensionDeg), cosDeg(rightAscensionDeg) * cosDeg(obliquityDeg)) + toSiderealDeg
    cusps[house - 1] = wrap360(lonDeg)
    cusps[(house + 5) % 12] = wrap360(lonDeg + 180)
  }
  put(10, siderealDeg)
  for (const { house, equalDeg, share } of easternCusps) {
    put(house, findRightAscensionDeg(siderealDeg + equalDeg, share, steepness))
  }
  return cusps
}

/**
 * Solves ra = equal + share × difference(ra) by halving: the difference grows by less than one degree a degree, so
 * exactly one point fits, and it is within 90° of `equalDeg`.
 */
function findRightAscensionDeg(equalDeg: number, share: number, steepness: number): number {
  let low = equalDeg - 90
  let high = equalDeg + 90
  for (let halving = 0; halving < 52; halving += 1) {
    const middle = (low + high) / 2
    if (middle - share * ascensionalDifferenceDeg(middle, steepness) < equalDeg) low = middle
    else high = middle
  }
  return (low + high) / 2
}
