import { RAD_PER_DEG, wrap180, wrap360 } from '../angles.ts'
import { requireFinite, requireKey } from '../errors.ts'
import { tableLatDeg, tableParallaxDeg, writeTableLon } from '../ephemeris/evaluate.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { epochMsToJdUt, jdUtToEpochMs, jdUtToJdTt } from '../time/instants.ts'
import type { EpochMs, JdTt, JdUt } from '../time/instants.ts'
import { lahiriDeg } from '../zodiac/lahiri.ts'
import type { Riser } from './horizon.ts'
import type { Nutation } from './nutation.ts'
import { meanObliquityDeg, nutationRoughly } from './nutation.ts'
import type { Place } from './place.ts'
import { requireCoordinates } from './place.ts'
import { meanSiderealDeg } from './sidereal-time.ts'

/**
 * upper-limb: the first (last) spark of the disc with refraction, as almanacs and Drik Panchang print it.
 * disc-centre: the middle of the disc on the true horizon without refraction, as some traditional panchangs.
 */
export const riseConventions = ['upper-limb', 'disc-centre'] as const
export type RiseConvention = (typeof riseConventions)[number]

type Coordinates = Pick<Place, 'latDeg' | 'lonDeg'>

/** 34′ of refraction and 16′ for the radius of the Sun. */
const SUN_UPPER_LIMB_HEIGHT = Math.sin((-50 / 60) * RAD_PER_DEG)
/** Its parallax, 8.8": seen from the surface the Sun stands that much lower. */
const SUN_CENTRE_HEIGHT = Math.sin((8.794 / 3600) * RAD_PER_DEG)
const REFRACTION_DEG = 34 / 60
/** The Moon's radius in units of its parallax: 1737.4 km / 6378.1 km. */
const MOON_RADIUS_PER_PARALLAX = 0.2724
/** The Earth's turn against the stars, and how fast Sun and Moon seem to go round on average. */
const ROTATION_DEG_PER_DAY = 360.985647
const SUN_DEG_PER_DAY = 360
const MOON_DEG_PER_DAY = 347.81
const SEARCH_HOURS = 30
const ENOUGH_DAYS = 0.001 / 86_400
/** After a step of Newton's this small the next one would be far below a millisecond. */
const LAST_STEP_DAYS = 0.5 / 86_400
const MOST_ROUNDS = 60
/** Neither goes beyond 28.8° of declination, so below this latitude both rise and set every day. */
const ALWAYS_CROSSES_BELOW_DEG = 58
/** The average motion misses a culmination by up to half an hour for the Moon. */
const CULMINATION_SLACK_DAYS = 0.03
const MOST_SHIFT_DAYS = 0.1

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

/** What stays the same while one event is searched. */
type Watch = {
  sky: Sky
  body: Riser
  convention: RiseConvention
  lonDeg: number
  sinLat: number
  cosLat: number
  nutation: Nutation
  /** Of the true obliquity, which changes by 0.02" within the search. */
  sinE: number
  cosE: number
  /** Results of the last look, and room for it to work in. */
  look: Float64Array
}

/**
 * Where a look's results stand: sine of the height above the wanted altitude, its change per day, the local
 * sidereal angle, and the body's direction on the equator.
 */
const HEIGHT = 0
const HEIGHT_PER_DAY = 1
const THETA = 2
const X = 3
const Y = 4
const Z = 5

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
  const nutation = nutationRoughly(startJd)
  const obliquity = (meanObliquityDeg(jdUtToJdTt(startJd)) + nutation.obliquityDeg) * RAD_PER_DEG
  const watch: Watch = {
    sky,
    body,
    convention,
    lonDeg: place.lonDeg,
    sinLat: Math.sin(place.latDeg * RAD_PER_DEG),
    cosLat: Math.cos(place.latDeg * RAD_PER_DEG),
    nutation,
    sinE: Math.sin(obliquity),
    cosE: Math.cos(obliquity),
    look: new Float64Array(6),
  }
  // A rise lies between a lower and the following upper culmination, a set between an upper and a lower one.
  lookAt(watch, startJd)
  const degPerDay = body === 'sun' ? SUN_DEG_PER_DAY : MOON_DEG_PER_DAY
  const beginsAtDeg = direction === 1 ? -180 : 0
  const sinceBeginDeg = wrap360(hourAngleDeg(watch) - beginsAtDeg)
  const halfTurnDays = 180 / degPerDay
  const mayStay = Math.abs(place.latDeg) > ALWAYS_CROSSES_BELOW_DEG
  // By the declination of now: minutes off for the Moon, seconds for the Sun.
  const guessDays = mayStay ? halfTurnDays / 2 : aboveHorizonDeg(watch, jdUtToJdTt(startJd)) / degPerDay
  const endJd = startJd + SEARCH_HOURS / 24
  for (let from = startJd - sinceBeginDeg / degPerDay; from < endJd; from += 2 * halfTurnDays) {
    const to = from + halfTurnDays
    const guessJd = direction === 1 ? to - guessDays : from + guessDays
    const found = crossingWithin(watch, from, to, guessJd, direction, mayStay)
    if (found !== null && found >= startJd - ENOUGH_DAYS && found <= endJd) {
      return Math.max(Math.round(jdUtToEpochMs(found as JdUt)), epochMs) as EpochMs
    }
  }
  return null
}

/**
 * The crossing between two culminations, or null if the body stays on one side: Newton's steps, held
 * between.
 */
function crossingWithin(
  watch: Watch,
  fromJd: number,
  toJd: number,
  guessJd: number,
  direction: 1 | -1,
  mayStay: boolean,
): number | null {
  const { look } = watch
  let low = fromJd - CULMINATION_SLACK_DAYS
  let high = toJd + CULMINATION_SLACK_DAYS
  if (mayStay) {
    low = extreme(watch, fromJd)
    lookAt(watch, low)
    if (look[HEIGHT]! * direction > 0) return null
    high = extreme(watch, toJd)
    lookAt(watch, high)
    if (look[HEIGHT]! * direction < 0) return null
  }
  let at = mayStay ? (low + high) / 2 : guessJd
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    lookAt(watch, at)
    if (look[HEIGHT]! * direction < 0) low = at
    else high = at
    const newton = at - look[HEIGHT]! / look[HEIGHT_PER_DAY]!
    const isInside = newton > low && newton < high
    const next = isInside ? newton : (low + high) / 2
    const step = Math.abs(next - at)
    at = next
    if (step < (isInside && !mayStay ? LAST_STEP_DAYS : ENOUGH_DAYS)) break
  }
  return at
}

/**
 * When the body is highest or lowest near its culmination. Its declination moves too, which near the poles
 * shifts the extreme by many minutes: the top of the parabola through three heights, taken twice.
 */
function extreme(watch: Watch, guessJd: number): number {
  let at = guessJd
  for (const stepDays of [0.04, 0.01]) {
    lookAt(watch, at - stepDays)
    const before = watch.look[HEIGHT]!
    lookAt(watch, at + stepDays)
    const after = watch.look[HEIGHT]!
    lookAt(watch, at)
    const bend = before + after - 2 * watch.look[HEIGHT]!
    if (bend === 0) return at
    const shift = (stepDays * (before - after)) / (2 * bend)
    at += Math.max(-MOST_SHIFT_DAYS, Math.min(MOST_SHIFT_DAYS, shift))
  }
  return at
}

/** Fills `watch.look` for one instant. */
function lookAt(watch: Watch, jdUt: number): void {
  const { sky, body, look, sinLat, cosLat, sinE, cosE, nutation } = watch
  const jdTt = jdUtToJdTt(jdUt as JdUt)
  const table = sky.tables[body]
  writeTableLon(sky, table, jdTt, look, 0)
  const lambda = (look[0]! + lahiriDeg(jdTt) + nutation.longitudeDeg) * RAD_PER_DEG
  const lambdaPerDay = look[1]! * RAD_PER_DEG
  let x = Math.cos(lambda)
  let yEcliptic = Math.sin(lambda)
  let y = yEcliptic * cosE
  let z = yEcliptic * sinE
  // The Sun's latitude, below 1.2", is left out.
  if (body === 'moon') {
    const beta = tableLatDeg(sky, table, jdTt) * RAD_PER_DEG
    const cosB = Math.cos(beta)
    const sinB = Math.sin(beta)
    x *= cosB
    yEcliptic *= cosB
    y = y * cosB - sinB * sinE
    z = z * cosB + sinB * cosE
  }
  const sidereal = meanSiderealDeg(jdUt as JdUt, jdTt) + nutation.longitudeDeg * cosE
  const theta = (sidereal + watch.lonDeg) * RAD_PER_DEG
  const sinT = Math.sin(theta)
  const cosT = Math.cos(theta)
  look[HEIGHT] = sinLat * z + cosLat * (x * cosT + y * sinT) - wantedHeight(watch, jdTt)
  // The Earth turns, and the body moves along the ecliptic by (-yEcliptic, x) a radian.
  const turning = cosLat * (y * cosT - x * sinT) * ROTATION_DEG_PER_DAY * RAD_PER_DEG
  const moving = lambdaPerDay * (sinLat * x * sinE + cosLat * (x * cosE * sinT - yEcliptic * cosT))
  look[HEIGHT_PER_DAY] = turning + moving
  look[THETA] = theta
  look[X] = x
  look[Y] = y
  look[Z] = z
}

/** How far the body turns between its rise or set and its upper culmination, by the declination of the last look. */
function aboveHorizonDeg(watch: Watch, jdTt: JdTt): number {
  const { look, sinLat, cosLat } = watch
  const z = look[Z]!
  const cosine = (wantedHeight(watch, jdTt) - sinLat * z) / (cosLat * Math.sqrt(1 - z * z))
  return Math.acos(Math.max(-1, Math.min(1, cosine))) / RAD_PER_DEG
}

/** Hour angle of the last look, in [-180, 180). */
function hourAngleDeg({ look }: Watch): number {
  return wrap180((look[THETA]! - Math.atan2(look[Y]!, look[X]!)) / RAD_PER_DEG)
}

/** Sine of the geocentric altitude of the disc's centre at the event. */
function wantedHeight({ sky, body, convention }: Watch, jdTt: JdTt): number {
  if (body === 'sun') return convention === 'upper-limb' ? SUN_UPPER_LIMB_HEIGHT : SUN_CENTRE_HEIGHT
  // From the surface the Moon stands lower than from the centre by its parallax.
  const parallaxDeg = tableParallaxDeg(sky, sky.tables.moon, jdTt)
  if (convention === 'disc-centre') return Math.sin(parallaxDeg * RAD_PER_DEG)
  return Math.sin((parallaxDeg * (1 - MOON_RADIUS_PER_PARALLAX) - REFRACTION_DEG) * RAD_PER_DEG)
}
