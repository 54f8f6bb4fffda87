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

/** Months of spans per place, some kilobytes each. */
const cachedMonths = 500
/** A slot counts as Abhijit if at least this much of it overlaps. */
const leastMs = 15 * 60_000

export type MuhurtaOf = (start: Date) => Muhurta

/** Returns whether a slot touches Rahu Kalam or is in Abhijit. Each place's month is computed once. */
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

/** Returns nothing if the Sun does not rise and set on that day. */
function spansOfDay(sky: Sky, spot: Spot, day: string): DaySpans[] {
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number]
  const midnight = civilToEpochMs({ year, month, day: dayOfMonth }, { hour: 0, minute: 0 }, spot.zone)
  const startsAt = sunriseAfter(sky, spot, midnight)
  const endsAt = startsAt === null ? null : sunsetAfter(sky, spot, startsAt)
  if (startsAt === null || endsAt === null || endsAt - midnight > 36 * 3_600_000) return []
  return [partsOfDaytime({ startsAt, endsAt }, weekdayOf(day))]
}

/** Rahu Kalam is avoided, so any overlap counts. Abhijit is sought, so most of the slot must be in it. */
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
