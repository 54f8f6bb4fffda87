import { RAD_PER_DEG, wrap180 } from '../angles.ts'
import { requireFinite, requireKey } from '../errors.ts'
import { tableLatDeg, tableParallaxDeg, writeTableLon } from '../ephemeris/evaluate.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { MS_PER_DAY, epochMsToJdUt, jdUtToEpochMs, jdUtToJdTt } from '../time/instants.ts'
import type { EpochMs, JdTt, JdUt } from '../time/instants.ts'
import { lahiriDeg } from '../zodiac/lahiri.ts'
import { meanObliquityDeg } from './nutation.ts'
import type { Place } from './place.ts'
import { requireCoordinates } from './place.ts'
import { meanSiderealDeg } from './sidereal-time.ts'

/**
 * upper-limb: the first (last) spark of the disc with refraction, as almanacs and Drik Panchang print it.
 * disc-centre: the middle of the disc on the true horizon without refraction, as some traditional panchangs.
 */
export const riseConventions = ['upper-limb', 'disc-centre'] as const
export type RiseConvention = (typeof riseConventions)[number]

type Riser = 'sun' | 'moon'
type Coordinates = Pick<Place, 'latDeg' | 'lonDeg'>

/** 34′ of refraction and 16′ for the radius of the Sun. */
const SUN_UPPER_LIMB_DEG = -50 / 60
const REFRACTION_DEG = 34 / 60
/** The Moon's radius in units of its parallax: 1737.4 km / 6378.1 km. */
const MOON_RADIUS_PER_PARALLAX = 0.2724
const ROTATION_DEG_PER_DAY = 360.985647
const SEARCH_HOURS = 30
const ENOUGH_DAYS = 0.02 / 86_400

/** Next rise of the Sun at or after an instant, or null: polar day or night. */
export function sunriseAfter(sky: Sky, place: Coordinates, epochMs: EpochMs, convention?: RiseConvention) {
  return crossingAfter(sky, place, epochMs, 'sun', 1, convention)
}

export function sunsetAfter(sky: Sky, place: Coordinates, epochMs: EpochMs, convention?: RiseConvention) {
  return crossingAfter(sky, place, epochMs, 'sun', -1, convention)
}

/** Next rise of the Moon within 30 hours, or null: near the poles it may stay up or down for days. */
export function moonriseAfter(sky: Sky, place: Coordinates, epochMs: EpochMs, convention?: RiseConvention) {
  return crossingAfter(sky, place, epochMs, 'moon', 1, convention)
}

export function moonsetAfter(sky: Sky, place: Coordinates, epochMs: EpochMs, convention?: RiseConvention) {
  return crossingAfter(sky, place, epochMs, 'moon', -1, convention)
}

/** Numbers of one look at the sky: height above the wanted altitude (as a sine), its change per day, hour angle. */
const HEIGHT = 0
const HEIGHT_PER_DAY = 1
const HOUR_ANGLE_DEG = 2

function crossingAfter(
  sky: Sky,
  place: Coordinates,
  epochMs: EpochMs,
  body: Riser,
  direction: 1 | -1,
  convention: RiseConvention = 'upper-limb',
): EpochMs | null {
  requireFinite(epochMs, 'epochMs')
  requireCoordinates(place.latDeg, place.lonDeg)
  requireKey(convention, riseConventions, 'convention')
  const startJd = epochMsToJdUt(epochMs)
  const look = new Float64Array(6)
  const see = (jdUt: number) => lookAt(sky, place, body, convention, jdUt as JdUt, look)

  // A rise lies between a lower and the following upper culmination, a set between an upper and a lower one.
  see(startJd)
  const degPerDay = ROTATION_DEG_PER_DAY - (body === 'sun' ? 0.9856 : 13.176)
  const beginsAtDeg = direction === 1 ? -180 : 0
  const sinceBeginDeg = (((look[HOUR_ANGLE_DEG]! - beginsAtDeg) % 360) + 360) % 360
  const endJd = startJd + SEARCH_HOURS / 24
  for (let from = startJd - sinceBeginDeg / degPerDay; from < endJd; from += 360 / degPerDay) {
    const found = crossingWithin(see, look, from, 180 / degPerDay, direction)
    if (found !== null && found >= startJd - ENOUGH_DAYS && found <= endJd) {
      return Math.max(jdUtToEpochMs(found as JdUt), epochMs) as EpochMs
    }
  }
  return null
}

/** Newton's steps on the height, held between the two culminations. */
function crossingWithin(
  see: (jdUt: number) => void,
  look: Float64Array,
  from: number,
  halfTurnDays: number,
  direction: 1 | -1,
): number | null {
  let low = culmination(see, look, from, direction === 1 ? -180 : 0)
  see(low)
  if (look[HEIGHT]! * direction > 0) return null
  let high = culmination(see, look, from + halfTurnDays, direction === 1 ? 0 : -180)
  see(high)
  if (look[HEIGHT]! * direction < 0) return null
  let at = (low + high) / 2
  for (let round = 0; round < 60; round += 1) {
    see(at)
    if (look[HEIGHT]! * direction < 0) low = at
    else high = at
    const next = at - look[HEIGHT]! / look[HEIGHT_PER_DAY]!
    const inside = next > low && next < high
    const step = (inside ? next : (low + high) / 2) - at
    at += step
    if (Math.abs(step) < ENOUGH_DAYS) return at
  }
  return at
}

/**
 * When the body is highest (hour angle 0) or lowest (-180) near a guess. Its declination moves too, which
 * shifts the extreme from the meridian by minutes near the poles: there one step along the slope remains.
 */
function culmination(see: (jdUt: number) => void, look: Float64Array, guess: number, hourAngleDeg: number): number {
  see(guess)
  return guess - wrap180(look[HOUR_ANGLE_DEG]! - hourAngleDeg) / ROTATION_DEG_PER_DAY
}

/** Fills `look` for one instant. */
function lookAt(
  sky: Sky,
  place: Coordinates,
  body: Riser,
  convention: RiseConvention,
  jdUt: JdUt,
  look: Float64Array,
): void {
  const jdTt = jdUtToJdTt(jdUt)
  const table = sky.tables[body]
  writeTableLon(sky, table, jdTt, look, 4)
  const isMoon = body === 'moon'
  const lat = isMoon ? tableLatDeg(sky, table, jdTt) * RAD_PER_DEG : 0
  const lon = (look[4]! + lahiriDeg(jdTt)) * RAD_PER_DEG
  const lonPerDay = look[5]! * RAD_PER_DEG
  const obliquity = meanObliquityDeg(jdTt) * RAD_PER_DEG
  const [sinE, cosE] = [Math.sin(obliquity), Math.cos(obliquity)]
  const cosLat = Math.cos(lat)
  const sinLat = Math.sin(lat)
  const x = cosLat * Math.cos(lon)
  const yEcliptic = cosLat * Math.sin(lon)
  const y = yEcliptic * cosE - sinLat * sinE
  const z = yEcliptic * sinE + sinLat * cosE
  const theta = (meanSiderealDeg(jdUt, jdTt) + place.lonDeg) * RAD_PER_DEG
  const [sinT, cosT] = [Math.sin(theta), Math.cos(theta)]
  const phi = place.latDeg * RAD_PER_DEG
  const [sinP, cosP] = [Math.sin(phi), Math.cos(phi)]
  const altitudeDeg = wantedAltitudeDeg(sky, body, convention, jdTt)
  look[HEIGHT] = sinP * z + cosP * (x * cosT + y * sinT) - Math.sin(altitudeDeg * RAD_PER_DEG)
  // Along the ecliptic the body moves by (-yEcliptic, x) a radian; the latitude's own change is left to the rounds.
  const turning = cosP * (y * cosT - x * sinT) * ROTATION_DEG_PER_DAY * RAD_PER_DEG
  const moving = lonPerDay * (sinP * x * sinE + cosP * (x * cosE * sinT - yEcliptic * cosT))
  look[HEIGHT_PER_DAY] = turning + moving
  look[HOUR_ANGLE_DEG] = wrap180((theta - Math.atan2(y, x)) / RAD_PER_DEG)
}

/** Geocentric altitude of the disc's centre at the event. */
function wantedAltitudeDeg(sky: Sky, body: Riser, convention: RiseConvention, jdTt: JdTt): number {
  if (body === 'sun') return convention === 'upper-limb' ? SUN_UPPER_LIMB_DEG : 0
  // From the surface the Moon stands lower than from the centre by its parallax.
  const parallaxDeg = tableParallaxDeg(sky, sky.tables.moon, jdTt)
  return convention === 'upper-limb' ? parallaxDeg * (1 - MOON_RADIUS_PER_PARALLAX) - REFRACTION_DEG : parallaxDeg
}

export const RISE_SEARCH_MS = (SEARCH_HOURS / 24) * MS_PER_DAY
