import { weekdayOf } from '@sankalp/contract/availability-rules'
import { slotEnd } from '@sankalp/contract/booking-rules'
import type { Slot } from '@sankalp/contract/bookings'
import {
  type EpochMs,
  type Interval,
  type Place as Spot,
  type Sky,
  civilToEpochMs,
  partsOfDaytime,
  sunriseAfter,
  sunsetAfter,
} from '@sankalp/jyotish'
import { createBoundedCache } from '../../platform/bounded-cache.ts'
import { daysOf } from './offered-slots.ts'

type Muhurta = Slot['muhurta']
type DaySpans = { rahuKalam: Interval; abhijit: Interval | null }

/** Spans of a month at one place, some kilobytes each. */
const cachedMonths = 500
/** Of a slot so much has to lie in Abhijit for it to count as held then. */
const leastMs = 15 * 60_000

export type MuhurtaOf = (start: Date) => Muhurta

/** Says of a slot whether it touches Rahu Kalam, or lies in Abhijit. Each place's month is reckoned once. */
export function createSlotMuhurtas(sky: Sky) {
  const months = createBoundedCache<DaySpans[]>(cachedMonths)

  return (spot: Spot, month: string): MuhurtaOf => {
    const key = `${spot.latDeg} ${spot.lonDeg} ${spot.zone} ${month}`
    let spans = months.get(key)
    if (!spans) months.set(key, (spans = daysOf(month).flatMap((day) => spansOfDay(sky, spot, day))))
    const known = spans
    return (start) => muhurtaOf(known, start)
  }
}

/** Nothing where the Sun does not rise and set on that day. */
function spansOfDay(sky: Sky, spot: Spot, day: string): DaySpans[] {
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number]
  const midnight = civilToEpochMs({ year, month, day: dayOfMonth }, { hour: 0, minute: 0 }, spot.zone)
  const startsAt = sunriseAfter(sky, spot, midnight)
  const endsAt = startsAt === null ? null : sunsetAfter(sky, spot, startsAt)
  if (startsAt === null || endsAt === null || endsAt - midnight > 36 * 3_600_000) return []
  return [partsOfDaytime({ startsAt, endsAt }, weekdayOf(day))]
}

/** Rahu Kalam is avoided altogether, so that a part of it is enough; Abhijit is sought, so that it must be most of the slot. */
export function muhurtaOf(spans: readonly DaySpans[], start: Date): Muhurta {
  const slot = { startsAt: start.getTime(), endsAt: slotEnd(start).getTime() }
  if (spans.some(({ rahuKalam }) => sharedMs(slot, rahuKalam) > 0)) return 'rahuKalam'
  return spans.some(({ abhijit }) => abhijit !== null && sharedMs(slot, abhijit) >= leastMs) ? 'abhijit' : null
}

function sharedMs(
  a: { startsAt: number; endsAt: number },
  b: { startsAt: number | EpochMs; endsAt: number | EpochMs },
): number {
  return Math.min(a.endsAt, b.endsAt) - Math.max(a.startsAt, b.startsAt)
}
