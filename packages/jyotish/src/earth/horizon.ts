import { DEG_PER_RAD, RAD_PER_DEG, atan2Deg, wrap180, wrap360 } from '../angles.ts'
import { tableLatDeg, tableLonDeg, tableParallaxDeg } from '../ephemeris/evaluate.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { requireFinite, requireKey } from '../errors.ts'
import { epochMsToJdUt, jdUtToEpochMs, jdUtToJdTt } from '../time/instants.ts'
import type { EpochMs, JdUt } from '../time/instants.ts'
import { lahiriDeg } from '../zodiac/lahiri.ts'
import { meanObliquityDeg, nutationAt } from './nutation.ts'
import type { Place } from './place.ts'
import { requireCoordinates } from './place.ts'
import { apparentSiderealDeg } from './sidereal-time.ts'

/** Right ascension in [0, 360) and declination, true equator and equinox of date, from the Earth's centre. */
export type Equatorial = { rightAscensionDeg: number; declinationDeg: number }

/**
 * A body's position for an observer: altitude above the true horizon without refraction (the Moon's lowered by its
 * parallax), azimuth from north through east in [0, 360), hour angle in [-180, 180).
 */
export type Horizontal = { altitudeDeg: number; azimuthDeg: number; hourAngleDeg: number }

const risers = ['sun', 'moon'] as const
export type Riser = (typeof risers)[number]

export function equatorialAt(sky: Sky, body: Riser, epochMs: EpochMs): Equatorial {
  requireFinite(epochMs, 'epochMs')
  requireKey(body, risers, 'body')
  const jdTt = jdUtToJdTt(epochMsToJdUt(epochMs))
  const nutation = nutationAt(jdTt)
  const table = sky.tables[body]
  const lambda = (tableLonDeg(sky, table, jdTt) + lahiriDeg(jdTt) + nutation.longitudeDeg) * RAD_PER_DEG
  const beta = tableLatDeg(sky, table, jdTt) * RAD_PER_DEG
  const epsilon = (meanObliquityDeg(jdTt) + nutation.obliquityDeg) * RAD_PER_DEG
  const y = Math.cos(beta) * Math.sin(lambda)
  const z = Math.sin(beta)
  const across = y * Math.cos(epsilon) - z * Math.sin(epsilon)
  const up = y * Math.sin(epsilon) + z * Math.cos(epsilon)
  return {
    rightAscensionDeg: atan2Deg(across, Math.cos(beta) * Math.cos(lambda)),
    declinationDeg: Math.asin(up) * DEG_PER_RAD,
  }
}

export function horizontalAt(
  sky: Sky,
  body: Riser,
  place: Pick<Place, 'latDeg' | 'lonDeg'>,
  epochMs: EpochMs,
): Horizontal {
  requireCoordinates(place.latDeg, place.lonDeg)
  const { rightAscensionDeg, declinationDeg } = equatorialAt(sky, body, epochMs)
  const jdUt = epochMsToJdUt(epochMs)
  const hourAngleDeg = wrap180(apparentSiderealDeg(jdUt) + place.lonDeg - rightAscensionDeg)
  const [h, d, phi] = [hourAngleDeg * RAD_PER_DEG, declinationDeg * RAD_PER_DEG, place.latDeg * RAD_PER_DEG]
  const up = Math.sin(phi) * Math.sin(d) + Math.cos(phi) * Math.cos(d) * Math.cos(h)
  const north = Math.cos(phi) * Math.sin(d) - Math.sin(phi) * Math.cos(d) * Math.cos(h)
  const east = -Math.cos(d) * Math.sin(h)
  const parallaxDeg = body === 'moon' ? tableParallaxDeg(sky, sky.tables.moon, jdUtToJdTt(jdUt)) : SUN_PARALLAX_DEG
  const altitude = Math.atan2(up, Math.hypot(north, east))
  return {
    altitudeDeg: (altitude - Math.sin(parallaxDeg * RAD_PER_DEG) * Math.cos(altitude)) * DEG_PER_RAD,
    azimuthDeg: atan2Deg(east, north),
    hourAngleDeg,
  }
}

const SUN_PARALLAX_DEG = 8.794 / 3600
const TURN_DEG_PER_DAY = { sun: 360, moon: 347.81 }

/** Returns the next time a body is on the meridian, highest above the horizon (for the Sun: local noon). */
export function transitAfter(
  sky: Sky,
  body: Riser,
  place: Pick<Place, 'latDeg' | 'lonDeg'>,
  epochMs: EpochMs,
): EpochMs {
  const { hourAngleDeg } = horizontalAt(sky, body, place, epochMs)
  let jdUt = epochMsToJdUt(epochMs) + wrap360(-hourAngleDeg) / TURN_DEG_PER_DAY[body]
  for (let round = 0; round < 4; round += 1) {
    const left = horizontalAt(sky, body, place, jdUtToEpochMs(jdUt as JdUt)).hourAngleDeg
    jdUt -= left / TURN_DEG_PER_DAY[body]
  }
  return Math.max(Math.round(jdUtToEpochMs(jdUt as JdUt)), epochMs) as EpochMs
}
