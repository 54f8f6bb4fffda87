import { RAD_PER_DEG } from '../angles.ts'
import { tableParallaxDeg, writeTableLat, writeTableLon } from '../ephemeris/evaluate.ts'
import type { Sky } from '../ephemeris/sky.ts'
import type { EarthDay } from './earth-day.ts'
import { EQUINOX_DEG_PER_DAY, TURN_PER_DAY } from './earth-day.ts'
import type { Riser } from './horizon.ts'

/**
 * upper-limb: the first (last) visible edge of the disc with refraction, as in almanacs and Drik Panchang. disc-centre:
 * the middle of the disc on the true horizon without refraction, as in some traditional panchangs.
 */
export const riseConventions = ['upper-limb', 'disc-centre'] as const
export type RiseConvention = (typeof riseConventions)[number]

/** 34′ of refraction and 16′ for the radius of the Sun. */
const SUN_UPPER_LIMB_HEIGHT = Math.sin((-50 / 60) * RAD_PER_DEG)
/** The Sun's parallax, 8.8": seen from the surface, the Sun appears that much lower. */
const SUN_CENTRE_HEIGHT = Math.sin((8.794 / 3600) * RAD_PER_DEG)
const REFRACTION_DEG = 34 / 60
/** The Moon's radius in units of its parallax: 1737.4 km / 6378.1 km. */
const MOON_RADIUS_PER_PARALLAX = 0.2724

/** The constants of one search for a rise or set. Times are days after 0 h UT of `earth`. */
export type Watch = {
  readonly sky: Sky
  readonly body: Riser
  readonly convention: RiseConvention
  readonly earth: EarthDay
  readonly lonRad: number
  readonly sinLat: number
  readonly cosLat: number
  /** The results of the last look. */
  readonly look: Float64Array
}

/**
 * The indexes of a look's results: sine of the height above the wanted altitude, its change per day, the wanted
 * altitude's sine, the hour angle's change per day, the local sidereal angle, the body's direction on the equator and
 * the change of its z per day. Angles in radians.
 */
export const HEIGHT = 0
export const HEIGHT_PER_DAY = 1
const WANTED = 2
const HOUR_ANGLE_PER_DAY = 3
const THETA = 4
const X = 5
const Y = 6
const Z = 7
const Z_PER_DAY = 8
export const LOOK_LENGTH = 9

/** Computes `watch.look` for one instant. */
export function lookAt(watch: Watch, days: number): void {
  const { sky, body, earth, look, sinLat, cosLat } = watch
  const { sinE, cosE } = earth
  const jdTt = earth.jdTt0 + days
  const table = sky.tables[body]
  writeTableLon(sky, table, jdTt, look, 0)
  const lambda = (look[0]! + earth.equinoxDeg0 + EQUINOX_DEG_PER_DAY * days) * RAD_PER_DEG
  const lambdaPerDay = look[1]! * RAD_PER_DEG
  const cosL = Math.cos(lambda)
  const sinL = Math.sin(lambda)
  // Ignore the Sun's latitude, which is below 1.2".
  let cosB = 1
  let sinB = 0
  let betaPerDay = 0
  let wanted = watch.convention === 'upper-limb' ? SUN_UPPER_LIMB_HEIGHT : SUN_CENTRE_HEIGHT
  if (body === 'moon') {
    writeTableLat(sky, table, jdTt, look, 0)
    const beta = look[0]! * RAD_PER_DEG
    betaPerDay = look[1]! * RAD_PER_DEG
    cosB = Math.cos(beta)
    sinB = Math.sin(beta)
    wanted = moonHeight(tableParallaxDeg(sky, table, jdTt), watch.convention)
  }
  // Coordinates on the ecliptic, then rotated to the equator, with their change per day.
  const across = sinL * cosB
  const x = cosL * cosB
  const y = across * cosE - sinB * sinE
  const z = across * sinE + sinB * cosE
  const acrossPerDay = x * lambdaPerDay - sinL * sinB * betaPerDay
  const upPerDay = cosB * betaPerDay
  const xPerDay = -across * lambdaPerDay - cosL * sinB * betaPerDay
  const yPerDay = acrossPerDay * cosE - upPerDay * sinE
  const zPerDay = acrossPerDay * sinE + upPerDay * cosE
  const theta = earth.sidereal0 + TURN_PER_DAY * days + watch.lonRad
  const sinT = Math.sin(theta)
  const cosT = Math.cos(theta)
  const turning = (y * cosT - x * sinT) * TURN_PER_DAY
  look[HEIGHT] = sinLat * z + cosLat * (x * cosT + y * sinT) - wanted
  look[HEIGHT_PER_DAY] = sinLat * zPerDay + cosLat * (xPerDay * cosT + yPerDay * sinT + turning)
  look[WANTED] = wanted
  look[HOUR_ANGLE_PER_DAY] = TURN_PER_DAY - (x * yPerDay - y * xPerDay) / (x * x + y * y)
  look[THETA] = theta
  look[X] = x
  look[Y] = y
  look[Z] = z
  look[Z_PER_DAY] = zPerDay
}

/**
 * Returns the sine of the geocentric altitude of the Moon's centre at its rise. From the surface it appears lower by
 * its parallax.
 */
function moonHeight(parallaxDeg: number, convention: RiseConvention): number {
  if (convention === 'disc-centre') return Math.sin(parallaxDeg * RAD_PER_DEG)
  return Math.sin((parallaxDeg * (1 - MOON_RADIUS_PER_PARALLAX) - REFRACTION_DEG) * RAD_PER_DEG)
}

/** Returns the hour angle of the last look, in [-π, π). */
export function hourAngle({ look }: Watch): number {
  return wrapHalfTurn(look[THETA]! - Math.atan2(look[Y]!, look[X]!))
}

/**
 * Returns the days from a look to the nearest rise (direction 1) or set (-1), or to the first one from `leastDays` on,
 * with the body's current motion. The error is minutes for the Moon and seconds for the Sun.
 */
export function daysToCrossing(watch: Watch, direction: 1 | -1, leastDays: number): number {
  const { look } = watch
  const perDay = look[HOUR_ANGLE_PER_DAY]!
  const arc = aboveHorizon(watch, look[Z]!)
  let days = wrapHalfTurn(-direction * arc - hourAngle(watch)) / perDay
  while (days < leastDays) days += (2 * Math.PI) / perDay
  return days - (direction * (aboveHorizon(watch, look[Z]! + look[Z_PER_DAY]! * days) - arc)) / perDay
}

/**
 * Returns how far the body turns between its rise or set and its upper culmination. `z` is the sine of its declination.
 */
function aboveHorizon({ look, sinLat, cosLat }: Watch, z: number): number {
  const cosine = (look[WANTED]! - sinLat * z) / (cosLat * Math.sqrt(1 - z * z))
  return Math.acos(Math.max(-1, Math.min(1, cosine)))
}

/**
 * Returns the days from a look to the crossing, by the parabola through it, because the height is not linear. Exact to
 * the millisecond within 5 s of the crossing.
 */
export function daysByParabola({ look, sinLat }: Watch, direction: 1 | -1): number {
  const height = look[HEIGHT]!
  const slope = look[HEIGHT_PER_DAY]!
  const perDay = look[HOUR_ANGLE_PER_DAY]!
  const bend = -perDay * perDay * (height + look[WANTED]! - sinLat * look[Z]!)
  const root = Math.sqrt(Math.max(0, slope * slope - 2 * height * bend))
  return (-2 * height) / (slope + direction * root)
}

function wrapHalfTurn(angle: number): number {
  return angle - 2 * Math.PI * Math.floor(angle / (2 * Math.PI) + 0.5)
}
