import { RAD_PER_DEG } from '../angles.ts'
import { requireFinite, requireKey } from '../errors.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { MS_PER_DAY } from '../time/instants.ts'
import type { EpochMs } from '../time/instants.ts'
import { earthDay } from './earth-day.ts'
import type { Riser } from './horizon.ts'
import type { Place } from './place.ts'
import { requireCoordinates } from './place.ts'
import { polarCrossing } from './polar-rise-set.ts'
import type { RiseConvention, Watch } from './watch.ts'
import { LOOK_LENGTH, daysByParabola, daysToCrossing, lookAt, riseConventions } from './watch.ts'

export type { RiseConvention } from './watch.ts'
export { riseConventions } from './watch.ts'

type Coordinates = Pick<Place, 'latDeg' | 'lonDeg'>

const SEARCH_DAYS = 30 / 24
/** Neither body exceeds 28.8° of declination, so below this latitude both rise and set every day. */
const ALWAYS_CROSSES_BELOW_DEG = 58
/** At those latitudes the Sun rises and sets at most this far from six hours before or after the mean Sun's noon. */
const MOST_FROM_SIX_HOURS_DAYS = 3.5 / 24
/**
 * The tolerance of the first estimate for a crossing near the start. The nearer the crossing, the better the estimate.
 */
const SLACK_DAYS = 120 / 86_400
const PARABOLA_IS_EXACT_DAYS = 5 / 86_400
const ENOUGH_DAYS = 0.001 / 86_400
const MOST_ROUNDS = 60
/** The Moon's next rise or set is this much later on average; the Sun's is a day later. */
const MOON_TURN_DAYS = 1.03505

/** Shared by all searches: none is interrupted by another, and a new array would cost as much as a look. */
const look = new Float64Array(LOOK_LENGTH)

/** Returns the next rise of the Sun at or after an instant, or null: polar day or night. */
export function sunriseAfter(sky: Sky, place: Coordinates, epochMs: EpochMs, convention?: RiseConvention) {
  return crossingAfter(sky, place, epochMs, 'sun', 1, convention)
}

export function sunsetAfter(sky: Sky, place: Coordinates, epochMs: EpochMs, convention?: RiseConvention) {
  return crossingAfter(sky, place, epochMs, 'sun', -1, convention)
}

/** Returns the next rise of the Moon within 30 hours, or null: near the poles it may stay up or down for days. */
export function moonriseAfter(sky: Sky, place: Coordinates, epochMs: EpochMs, convention?: RiseConvention) {
  return crossingAfter(sky, place, epochMs, 'moon', 1, convention)
}

export function moonsetAfter(sky: Sky, place: Coordinates, epochMs: EpochMs, convention?: RiseConvention) {
  return crossingAfter(sky, place, epochMs, 'moon', -1, convention)
}

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
  const dayNumber = Math.floor(epochMs / MS_PER_DAY)
  const watch: Watch = {
    sky,
    body,
    convention,
    earth: earthDay(dayNumber),
    lonRad: place.lonDeg * RAD_PER_DEG,
    sinLat: Math.sin(place.latDeg * RAD_PER_DEG),
    cosLat: Math.cos(place.latDeg * RAD_PER_DEG),
    look,
  }
  const start = epochMs / MS_PER_DAY - dayNumber
  const end = start + SEARCH_DAYS
  const mayStay = Math.abs(place.latDeg) > ALWAYS_CROSSES_BELOW_DEG
  const found = mayStay
    ? polarCrossing(watch, start - ENOUGH_DAYS, end, direction)
    : nextCrossing(watch, start - ENOUGH_DAYS, direction, place.lonDeg)
  if (found === null || found > end) return null
  return Math.max(Math.round((dayNumber + found) * MS_PER_DAY), epochMs) as EpochMs
}

/** Finds the crossing where the body rises and sets every day: one look for an estimate, and one or two to converge. */
function nextCrossing(watch: Watch, start: number, direction: 1 | -1, lonDeg: number): number {
  const isSun = watch.body === 'sun'
  let at = isSun ? meanSunCrossing(start - MOST_FROM_SIX_HOURS_DAYS, direction, lonDeg) : start
  lookAt(watch, at)
  at += daysToCrossing(watch, direction, start - at - SLACK_DAYS)
  let found = settle(watch, at, direction)
  while (found < start) found = settle(watch, found + (isSun ? 1 : MOON_TURN_DAYS), direction)
  return found
}

/** Returns the first time from `least` on at which the mean Sun is six hours from noon. */
function meanSunCrossing(least: number, direction: 1 | -1, lonDeg: number): number {
  const one = 0.5 - direction / 4 - lonDeg / 360
  return one + Math.ceil(least - one)
}

function settle(watch: Watch, guess: number, direction: 1 | -1): number {
  let at = guess
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    lookAt(watch, at)
    const step = daysByParabola(watch, direction)
    at += step
    if (Math.abs(step) < PARABOLA_IS_EXACT_DAYS) break
  }
  return at
}
