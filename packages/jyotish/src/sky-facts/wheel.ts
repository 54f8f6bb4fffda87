import type { Place } from '../earth/place.ts'
import { requirePlace } from '../earth/place.ts'
import type { Horizontal } from '../earth/horizon.ts'
import { horizontalAt, transitAfter } from '../earth/horizon.ts'
import { anglesAt } from '../earth/houses.ts'
import type { RiseConvention } from '../earth/rise-set.ts'
import { sunriseAfter, sunsetAfter } from '../earth/rise-set.ts'
import type { PositionOptions, Positions } from '../ephemeris/positions.ts'
import { positionsAt } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { JyotishError, requireFinite } from '../errors.ts'
import { epochMsToJdTt, epochMsToJdUt } from '../time/instants.ts'
import type { EpochMs } from '../time/instants.ts'
import { ayanamsaDeg } from '../zodiac/ayanamsa.ts'
import type { MoonPhase } from './moon-phase.ts'
import { moonPhaseAt } from './moon-phase.ts'

/** The outer ring of the day wheel: a day from sunrise to sunrise as one turn. */
export type DayRing = {
  sunriseAt: EpochMs
  noonAt: EpochMs
  sunsetAt: EpochMs
  midnightAt: EpochMs
  nextSunriseAt: EpochMs
}

/** The numbers for the day wheel and the charts at an instant. */
export type SkyFacts = {
  ayanamsaDeg: number
  ascendantDeg: number
  midheavenDeg: number
  grahas: Positions
  moon: MoonPhase
  sunFromHere: Horizontal
  moonFromHere: Horizontal
  /** The day that contains the instant, or null where the Sun does not rise and set. */
  ring: DayRing | null
  /** The angle of the instant on the ring, in [0, 360) from sunrise, or null without a ring. */
  nowDeg: number | null
}

const HOUR_MS = 3_600_000

export function skyFactsAt(
  sky: Sky,
  place: Place,
  epochMs: EpochMs,
  options: PositionOptions & { convention?: RiseConvention } = {},
): SkyFacts {
  requireFinite(epochMs, 'epochMs')
  requirePlace(place)
  const jdTt = epochMsToJdTt(epochMs)
  const { ayanamsa = 'lahiri' } = options
  const ring = dayRingAround(sky, place, epochMs, options.convention)
  return {
    ayanamsaDeg: ayanamsaDeg(ayanamsa, jdTt),
    ...anglesAt(epochMsToJdUt(epochMs), place, ayanamsa),
    grahas: positionsAt(sky, jdTt, options),
    moon: moonPhaseAt(sky, epochMs),
    sunFromHere: horizontalAt(sky, 'sun', place, epochMs),
    moonFromHere: horizontalAt(sky, 'moon', place, epochMs),
    ring,
    nowDeg: ring && ringDeg(ring, epochMs),
  }
}

/** Returns the Hindu day, sunrise to sunrise, that contains an instant; null near the poles when none exists. */
export function dayRingAround(sky: Sky, place: Place, epochMs: EpochMs, convention?: RiseConvention): DayRing | null {
  requirePlace(place)
  // A sunrise belongs to the day it begins. Two milliseconds are more than the rounding of a computed sunrise.
  const nextSunriseAt = sunriseAfter(sky, place, (epochMs + 2) as EpochMs, convention)
  if (nextSunriseAt === null) return null
  // Days between two sunrises differ from 24 hours by minutes, and at high latitudes by up to about an hour.
  let sunriseAt = sunriseAfter(sky, place, (nextSunriseAt - 29 * HOUR_MS) as EpochMs, convention)
  while (sunriseAt !== null && sunriseAt < nextSunriseAt - HOUR_MS) {
    const later = sunriseAfter(sky, place, (sunriseAt + HOUR_MS) as EpochMs, convention)
    if (later === null || later >= nextSunriseAt - HOUR_MS) break
    sunriseAt = later
  }
  if (sunriseAt === null || sunriseAt > epochMs) return null
  const sunsetAt = sunsetAfter(sky, place, sunriseAt, convention)
  if (sunsetAt === null || sunsetAt > nextSunriseAt) return null
  return {
    sunriseAt,
    noonAt: transitAfter(sky, 'sun', place, sunriseAt),
    sunsetAt,
    midnightAt: ((sunsetAt + nextSunriseAt) / 2) as EpochMs,
    nextSunriseAt,
  }
}

/** Returns an instant as an angle on the ring, 0 at sunrise. An instant outside the day is clamped to its ends. */
export function ringDeg(ring: DayRing, epochMs: EpochMs): number {
  requireFinite(epochMs, 'epochMs')
  const lengthMs = ring.nextSunriseAt - ring.sunriseAt
  if (!(lengthMs > 0)) throw new JyotishError('OUT_OF_RANGE', 'ring', 'the next sunrise is not after this one')
  const share = (epochMs - ring.sunriseAt) / lengthMs
  return 360 * Math.min(Math.max(share, 0), 1)
}
