import type { Sky } from '../ephemeris/index.ts'
import type { Interval } from '../panchang/spans.ts'
import { jdToMs } from '../panchang/courses.ts'
import type { EpochMs } from '../time/instants.ts'
import { MOON_RADIUS, SUN_RADIUS, dot, lengthOf, moonVector, scale, subtract, sunVector } from './geometry.ts'
import { lowestJd, zerosAround } from './search.ts'

export type SolarEclipse = {
  kind: 'solar'
  /** As seen from the point of greatest eclipse. A hybrid one is total there and annular at the ends of its path. */
  type: 'partial' | 'annular' | 'total' | 'hybrid'
  greatestAt: EpochMs
  /** The least distance of the shadow's axis from the Earth's centre, in equatorial radii. North is positive. */
  gamma: number
  /** From the first to the last contact of the penumbra with the Earth. */
  anywhere: Interval
}

/** The Earth's radius where a shadow grazes it: a value between pole and equator, as in Meeus. */
const EARTH_RADIUS = 0.9972
const WITHIN_DAYS = 0.25

/** Returns the eclipse of the Sun at a new moon, visible from anywhere, or null. */
export function solarEclipseAt(sky: Sky, newMoonJd: number): SolarEclipse | null {
  const axis = (jd: number) => Math.abs(shadowAt(sky, jd).gamma)
  const greatestJd = lowestJd(axis, newMoonJd - WITHIN_DAYS, newMoonJd + WITHIN_DAYS)
  const { gamma, umbra } = shadowAt(sky, greatestJd)
  const touching = (jd: number) => {
    const shadow = shadowAt(sky, jd)
    return Math.abs(shadow.gamma) - EARTH_RADIUS - shadow.penumbra
  }
  const found = zerosAround(touching, greatestJd, WITHIN_DAYS)
  if (!found) return null
  return {
    kind: 'solar',
    type: typeOf(Math.abs(gamma), umbra),
    greatestAt: jdToMs(greatestJd),
    gamma,
    anywhere: { startsAt: jdToMs(found.startJd), endsAt: jdToMs(found.endJd) },
  }
}

/**
 * Returns the type, by Meeus: the Earth's surface is nearer to the Moon than its centre, so the Moon looks larger from
 * there.
 */
function typeOf(distance: number, umbra: number): SolarEclipse['type'] {
  if (distance > EARTH_RADIUS + Math.abs(umbra)) return 'partial'
  if (umbra < 0) return 'total'
  const bulge = distance < 1 ? 0.00464 * Math.sqrt(1 - distance * distance) : 0
  return umbra < bulge ? 'hybrid' : 'annular'
}

/**
 * Returns the Moon's shadow where it passes the Earth's centre: the distance of its axis, and the radii of umbra
 * (negative when it reaches that far, which makes the eclipse total) and penumbra, in equatorial radii.
 */
function shadowAt(sky: Sky, jdTt: number): { gamma: number; umbra: number; penumbra: number } {
  const moon = moonVector(sky, jdTt)
  const toSun = subtract(sunVector(sky, jdTt), moon)
  const sunDistance = lengthOf(toSun)
  const axis = scale(toSun, 1 / sunDistance)
  const moonAlong = dot(moon, axis)
  const off = subtract(moon, scale(axis, moonAlong))
  const outer = (SUN_RADIUS + MOON_RADIUS) / sunDistance
  const inner = (SUN_RADIUS - MOON_RADIUS) / sunDistance
  return {
    gamma: Math.sign(off.z) * lengthOf(off),
    penumbra: (moonAlong + MOON_RADIUS / outer) * Math.tan(Math.asin(outer)),
    umbra: (moonAlong - MOON_RADIUS / inner) * Math.tan(Math.asin(inner)),
  }
}
