import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { indiaDay } from '@sankalp/contract/india-time'

/** Bookings under their days in India, in the order in which they come. */
export function byDay(bookings: readonly AcharyaBooking[]): { day: string; bookings: AcharyaBooking[] }[] {
  return [...Map.groupBy(bookings, ({ startsAt }) => indiaDay(new Date(startsAt)))].map(([day, ofDay]) => ({
    day,
    bookings: ofDay,
  }))
}

/** The day after a day, as YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10)
}
