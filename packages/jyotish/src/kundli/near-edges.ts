import { ascendantDeg } from '../earth/houses.ts'
import type { Place } from '../earth/place.ts'
import type { Paksha, TithiKey } from '../panchang/keys.ts'
import { nakshatraFrom, tithiFrom } from '../panchang/limbs.ts'
import { type EpochMs, epochMsToJdUt } from '../time/instants.ts'
import { rashiOf } from '../zodiac/division.ts'
import type { Nakshatra, Rashi } from '../zodiac/keys.ts'
import type { TimedBirthChart } from './birth-chart.ts'

/** Clocks are read and remembered to a few minutes; what another minute would change should not be taken for sure. */
export const NEAR_EDGE_MINUTES = 3
const MINUTE_MS = 60_000
const MINUTES_PER_DAY = 1440

/**
 * Something of a birth that would be another one if the birth had been a few minutes later, or earlier where `minutes` is
 * negative: what it would be, at the first whole minute at which it is.
 */
export type NearEdge = { minutes: number } & (
  | { what: 'ascendant' | 'rashi'; key: Rashi }
  | { what: 'nakshatra'; key: Nakshatra }
  | { what: 'tithi'; key: TithiKey; paksha: Paksha }
)

/** Nearest first, on either side of the birth. */
const steps = Array.from({ length: NEAR_EDGE_MINUTES }, (_, at) => [at + 1, -at - 1]).flat()

export function findNearEdges(
  place: Place,
  { birth, positions }: Pick<TimedBirthChart, 'birth' | 'positions'>,
): NearEdge[] {
  // Over minutes the lights move evenly; the ascendant does not everywhere on Earth.
  const lonDeg = (light: 'sun' | 'moon', minutes: number) =>
    positions[light].lonDeg + (positions[light].speedDegPerDay * minutes) / MINUTES_PER_DAY
  const found = [
    firstOther((minutes): NearEdge => {
      const at = (birth.epochMs + minutes * MINUTE_MS) as EpochMs
      return { what: 'ascendant', key: rashiOf(ascendantDeg(epochMsToJdUt(at), place, birth.ayanamsa)), minutes }
    }),
    firstOther((minutes): NearEdge => ({ what: 'rashi', key: rashiOf(lonDeg('moon', minutes)), minutes })),
    firstOther((minutes): NearEdge => ({
      what: 'nakshatra',
      key: nakshatraFrom(lonDeg('moon', minutes)).key,
      minutes,
    })),
    firstOther((minutes): NearEdge => {
      const { key, paksha } = tithiFrom(lonDeg('sun', minutes), lonDeg('moon', minutes))
      return { what: 'tithi', key, paksha, minutes }
    }),
  ]
  return found.filter((edge) => edge !== undefined)
}

function firstOther(edgeAt: (minutes: number) => NearEdge): NearEdge | undefined {
  const { key } = edgeAt(0)
  return steps.map(edgeAt).find((edge) => edge.key !== key)
}
