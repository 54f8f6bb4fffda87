import { requireInteger } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import type { Interval } from './spans.ts'

export const choghadiyas = ['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog'] as const
export type Choghadiya = (typeof choghadiyas)[number]
export type ChoghadiyaSpan = Interval & { key: Choghadiya }

/** By day they follow in the order above, by night in this one. */
const nightOrder = ['shubh', 'amrit', 'char', 'rog', 'kaal', 'labh', 'udveg'] as const satisfies Choghadiya[]

// The index in its order with which the day and the night begin, Sunday to Saturday.
const firstByDay = [0, 3, 6, 2, 5, 1, 4] as const
const firstByNight = [0, 2, 4, 6, 1, 3, 5] as const

/**
 * Returns the `part`-th choghadiya (0…7) of a day or a night. `weekday` is 0 for Sunday, of the day that began at
 * sunrise.
 */
export function choghadiyaKey(weekday: number, half: 'day' | 'night', part: number): Choghadiya {
  requireInteger(weekday, 0, 6, 'weekday')
  requireInteger(part, 0, 7, 'part')
  return half === 'day'
    ? choghadiyas[(firstByDay[weekday]! + part) % 7]!
    : nightOrder[(firstByNight[weekday]! + part) % 7]!
}

/** Returns the eight equal parts of a daytime or a night. */
export function choghadiyaSpans(
  { startsAt, endsAt }: Interval,
  weekday: number,
  half: 'day' | 'night',
): ChoghadiyaSpan[] {
  const partMs = (endsAt - startsAt) / 8
  const spans: ChoghadiyaSpan[] = []
  for (let part = 0; part < 8; part++) {
    spans.push({
      key: choghadiyaKey(weekday, half, part),
      startsAt: Math.round(startsAt + partMs * part) as EpochMs,
      endsAt: Math.round(startsAt + partMs * (part + 1)) as EpochMs,
    })
  }
  return spans
}
