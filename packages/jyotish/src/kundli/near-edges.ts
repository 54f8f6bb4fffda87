import { ascendantDeg } from '../earth/houses.ts'
import type { Place } from '../earth/place.ts'
import type { Paksha, TithiKey } from '../panchang/keys.ts'
import { nakshatraFrom, tithiFrom } from '../panchang/limbs.ts'
import { type EpochMs, epochMsToJdUt } from '../time/instants.ts'
import { rashiOf } from '../zodiac/division.ts'
import type { Nakshatra, Rashi } from '../zodiac/keys.ts'
import type { TimedBirthChart } from './birth-chart.ts'

/** Birth times are known to a few minutes only, so values that would change within this time are uncertain. */
export const NEAR_EDGE_MINUTES = 3
const MINUTE_MS = 60_000
const MINUTES_PER_DAY = 1440

/**
 * A value of a birth that would differ if the birth were a few minutes later, or earlier if `minutes` is negative: the
 * other value, and the first whole minute at which it applies.
 */
export type NearEdge = { minutes: number } & (
  | { what: 'ascendant' | 'rashi'; key: Rashi }
  | { what: 'nakshatra'; key: Nakshatra }
  | { what: 'tithi'; key: TithiKey; paksha: Paksha }
)

/** Nearest first, on both sides of the birth. */
const steps = Array.from({ length: NEAR_EDGE_MINUTES }, (_, at) => [at + 1, -at - 1]).flat()

export function findNearEdges(
  place: Place,
  { birth, positions }: Pick<TimedBirthChart, 'birth' | 'positions'>,
): NearEdge[] {
  // Over a few minutes the Sun and the Moon move evenly. The ascendant does not everywhere on Earth.
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
