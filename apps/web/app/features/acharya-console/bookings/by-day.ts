import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { indiaDay } from '@sankalp/contract/india-time'

/** Groups bookings by their day in India, in the given order. */
export function byDay(bookings: readonly AcharyaBooking[]): { day: string; bookings: AcharyaBooking[] }[] {
  return [...Map.groupBy(bookings, ({ startsAt }) => indiaDay(new Date(startsAt)))].map(([day, ofDay]) => ({
    day,
    bookings: ofDay,
  }))
}

/** Returns the day after a day, as YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10)
}
