import { RAD_PER_DEG, cosDeg, wrap360 } from '../angles.ts'
import { moonLatDeg, moonLonDeg, moonParallaxDeg, sunLonDeg } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { requireFinite } from '../errors.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import type { EpochMs } from '../time/instants.ts'

/** The data for drawing the Moon as it is. */
export type MoonPhase = {
  /** Elongation from the Sun along the ecliptic, [0, 360): 0 new, 90 first quarter, 180 full. */
  elongationDeg: number
  /** Lit share of the disc, 0…1. */
  litFraction: number
  waxing: boolean
  /** Apparent radius of the disc. */
  radiusDeg: number
  distanceKm: number
}

const EARTH_RADIUS_KM = 6378.137
const MOON_RADIUS_KM = 1737.4
/** The Moon's mean distance in units of the Sun's. */
const MOON_PER_SUN_DISTANCE = 384_400 / 149_597_871

export function moonPhaseAt(sky: Sky, epochMs: EpochMs): MoonPhase {
  requireFinite(epochMs, 'epochMs')
  const jdTt = epochMsToJdTt(epochMs)
  const elongationDeg = wrap360(moonLonDeg(sky, jdTt) - sunLonDeg(sky, jdTt))
  const cosApart = cosDeg(elongationDeg) * cosDeg(moonLatDeg(sky, jdTt))
  const sinApart = Math.sqrt(1 - cosApart * cosApart)
  // The angle Sun-Moon-Earth. It is not exactly the supplement of the visible angle, because the Sun is not infinitely
  // far.
  const phaseAngle = Math.atan2(sinApart, MOON_PER_SUN_DISTANCE - cosApart)
  const distanceKm = EARTH_RADIUS_KM / Math.sin(moonParallaxDeg(sky, jdTt) * RAD_PER_DEG)
  return {
    elongationDeg,
    litFraction: (1 + Math.cos(phaseAngle)) / 2,
    waxing: elongationDeg < 180,
    radiusDeg: Math.asin(MOON_RADIUS_KM / distanceKm) / RAD_PER_DEG,
    distanceKm,
  }
}
