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

/** Numbers for the day wheel and the charts at an instant. */
export type SkyFacts = {
  ayanamsaDeg: number
  ascendantDeg: number
  midheavenDeg: number
  grahas: Positions
  moon: MoonPhase
  sunFromHere: Horizontal
  moonFromHere: Horizontal
  /** The day the instant lies in, or null where the Sun does not rise and set. */
  ring: DayRing | null
  /** Where the instant stands on the ring, in [0, 360) from sunrise, or null with it. */
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

/** The Hindu day, sunrise to sunrise, that an instant lies in; null near the poles when it has none. */
export function dayRingAround(sky: Sky, place: Place, epochMs: EpochMs, convention?: RiseConvention): DayRing | null {
  requirePlace(place)
  // An instant is of the day whose sunrise it is; two milliseconds are beyond the rounding of a found
  // sunrise.
  const nextSunriseAt = sunriseAfter(sky, place, (epochMs + 2) as EpochMs, convention)
  if (nextSunriseAt === null) return null
  // Days between two sunrises differ from 24 hours by minutes, at high latitudes by up to an hour or so.
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

/** An instant as an angle on the ring, 0 at sunrise; one outside the day is cut to its ends. */
export function ringDeg(ring: DayRing, epochMs: EpochMs): number {
  requireFinite(epochMs, 'epochMs')
  const lengthMs = ring.nextSunriseAt - ring.sunriseAt
  if (!(lengthMs > 0)) throw new JyotishError('OUT_OF_RANGE', 'ring', 'the next sunrise is not after this one')
  const share = (epochMs - ring.sunriseAt) / lengthMs
  return 360 * Math.min(Math.max(share, 0), 1)
}
