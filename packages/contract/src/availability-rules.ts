import { slotMinutes } from './booking-rules.ts'
import { indiaDay, indiaDayStart } from './india-time.ts'

/** The working hours of an acharya. No schema library here, so that a page can import it. */

export const dayMinutes = 24 * 60

/** A part of a day in India, in minutes since midnight, on the half hour; 1440 is the end of the day. */
export type Span = { from: number; to: number }

/** The seven days from Sunday on, and the days (YYYY-MM-DD) that have their own hours instead. */
export type Hours = {
  week: readonly (readonly Span[])[]
  exceptions: readonly { day: string; spans: readonly Span[] }[]
}

/** Returns the hours of one day: its own if it has any, else those of its weekday. */
export function hoursOf({ week, exceptions }: Hours, day: string): readonly Span[] {
  return exceptions.find((exception) => exception.day === day)?.spans ?? week[weekdayOf(day)]!
}

/** Returns the weekday, where 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** Returns the start times of the booked slots of a day that the hours would no longer include. */
export function slotsOutside(spans: readonly Span[], day: string, starts: readonly Date[]): Date[] {
  const ofDay = starts.filter((start) => indiaDay(start) === day)
  return ofDay.filter((start) => {
    const minute = (start.getTime() - indiaDayStart(day).getTime()) / 60_000
    return !spans.some(({ from, to }) => from <= minute && minute + slotMinutes <= to)
  })
}

/** Sorts spans and merges those that touch or overlap. Hours are stored in this form. */
export function tidySpans(spans: readonly Span[]): Span[] {
  const tidy: Span[] = []
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = tidy.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else tidy.push({ from, to })
  }
  return tidy
}
