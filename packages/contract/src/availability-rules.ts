import { slotMinutes } from './booking-rules.ts'
import { indiaDay, indiaDayStart } from './india-time.ts'

/** The hours of an acharya. Without a schema library, so that a page may import it. */

export const dayMinutes = 24 * 60

/** A part of a day in India, in minutes since midnight, on the half hour; 1440 is the end of the day. */
export type Span = { from: number; to: number }

/** Seven days from Sunday on, and days (YYYY-MM-DD) that have hours of their own instead. */
export type Hours = {
  week: readonly (readonly Span[])[]
  exceptions: readonly { day: string; spans: readonly Span[] }[]
}

/** The hours of one day, the day's own ones or those of its weekday. */
export function hoursOf({ week, exceptions }: Hours, day: string): readonly Span[] {
  return exceptions.find((exception) => exception.day === day)?.spans ?? week[weekdayOf(day)]!
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** Those of the booked slots of a day that the hours would no longer have, by when they begin. */
export function slotsOutside(spans: readonly Span[], day: string, starts: readonly Date[]): Date[] {
  const ofDay = starts.filter((start) => indiaDay(start) === day)
  return ofDay.filter((start) => {
    const minute = (start.getTime() - indiaDayStart(day).getTime()) / 60_000
    return !spans.some(({ from, to }) => from <= minute && minute + slotMinutes <= to)
  })
}

/** In order, and those that touch or overlap as one: the shape in which hours are stored. */
export function tidySpans(spans: readonly Span[]): Span[] {
  const tidy: Span[] = []
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = tidy.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else tidy.push({ from, to })
  }
  return tidy
}
