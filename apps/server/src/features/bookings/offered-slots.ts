import { type Span, weekdayOf } from '@sankalp/contract/availability-rules'
import { bookableMonths, slotMinutes } from '@sankalp/contract/booking-rules'
import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'

/** The hours of an acharya: per weekday, Sunday to Saturday, and for days (YYYY-MM-DD) with their own hours instead. */
export type Hours = { week: readonly (readonly Span[])[]; exceptions: ReadonlyMap<string, readonly Span[]> }

const minuteMs = 60_000

/** Returns the start times of all slots of a day, soonest first. */
export function startsOf(hours: Hours, day: string): Date[] {
  const spans = hours.exceptions.get(day) ?? hours.week[weekdayOf(day)] ?? []
  const midnight = indiaDayStart(day).getTime()
  return spans
    .flatMap(({ from, to }) =>
      Array.from({ length: Math.floor((to - from) / slotMinutes) }, (_, index) => from + index * slotMinutes),
    )
    .toSorted((a, b) => a - b)
    .map((minute) => new Date(midnight + minute * minuteMs))
}

/** Returns the days of a month (yyyy-MM) as YYYY-MM-DD. */
export function daysOf(month: string): string[] {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}

/** Returns the span from the first instant of a month in India to the first of the next. */
export function spanOf(month: string): { from: Date; to: Date } {
  const days = daysOf(month)
  return { from: indiaDayStart(days[0]!), to: new Date(indiaDayStart(days.at(-1)!).getTime() + 24 * 60 * minuteMs) }
}

/** Returns this many days from today in India, as YYYY-MM-DD. */
export function daysFrom(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => indiaDay(new Date(now.getTime() + index * 24 * 60 * minuteMs)))
}

/** Judges a start time: a slot that has begun is past, and only this month and the next 23 can be booked. */
export function judgeStart(start: Date, now: Date): 'past' | 'tooFar' | 'bookable' {
  if (start <= now) return 'past'
  return bookableMonths(now).includes(indiaDay(start).slice(0, 7)) ? 'bookable' : 'tooFar'
}
