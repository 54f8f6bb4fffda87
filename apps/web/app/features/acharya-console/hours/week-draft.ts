import { type Span, dayMinutes, slotsOutside, tidySpans, weekdayOf } from '@sankalp/contract/availability-rules'
import { slotMinutes } from '@sankalp/contract/booking-rules'
import { indiaDay } from '@sankalp/contract/india-time'

type Week = readonly (readonly Span[])[]
type Booked = { startsAt: string }

/** The morning: the first part of a day without hours. */
const firstSpan: Span = { from: 9 * 60, to: 12 * 60 }
const pauseMinutes = 60
const nextMinutes = 120
/** The maximum number of parts that the server accepts for one day. */
const mostSpans = 12

/** Returns one more part after those of a day; null when there is no room left. */
export function nextSpan(spans: readonly Span[]): Span | null {
  if (spans.length >= mostSpans) return null
  const end = Math.max(0, ...spans.map(({ to }) => to))
  if (end === 0) return firstSpan
  const from = Math.min(end + pauseMinutes, dayMinutes - slotMinutes)
  return from > end ? { from, to: Math.min(from + nextMinutes, dayMinutes) } : null
}

/** Returns a part with another beginning or end, at least one slot long. */
export function movedSpan({ from, to }: Span, change: Partial<Span>): Span {
  if (change.from !== undefined) return { from: change.from, to: Math.max(to, change.from + slotMinutes) }
  return { from: Math.min(from, change.to! - slotMinutes), to: change.to! }
}

/** All possible beginnings, or ends, of a part of a day. */
export const beginnings = Array.from({ length: dayMinutes / slotMinutes }, (_, index) => index * slotMinutes)
export const ends = beginnings.map((minute) => minute + slotMinutes)

export function tidyWeek(week: Week): Span[][] {
  return week.map(tidySpans)
}

export function isSameWeek(a: Week, b: Week): boolean {
  return JSON.stringify(tidyWeek(a)) === JSON.stringify(tidyWeek(b))
}

/**
 * Returns the bookings on days that follow the week that would be outside its hours. They stay, and the acharya sees
 * them listed.
 */
export function bookedOutsideWeek<B extends Booked>(
  week: Week,
  exceptions: readonly { day: string }[],
  booked: readonly B[],
): B[] {
  return booked.filter(({ startsAt }) => {
    const start = new Date(startsAt)
    const day = indiaDay(start)
    return (
      !exceptions.some((exception) => exception.day === day) &&
      slotsOutside(week[weekdayOf(day)]!, day, [start]).length > 0
    )
  })
}
