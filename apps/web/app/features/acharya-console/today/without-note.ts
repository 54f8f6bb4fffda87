import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { isPast } from '@sankalp/contract/booking-rules'

/** After a week no devotee expects a note any more. */
const daysToWrite = 7
const mostShown = 3

/** Returns the latest held poojas for which the devotee has received no note or picture yet. */
export function withoutNote(past: readonly AcharyaBooking[], now: Date): AcharyaBooking[] {
  const since = now.getTime() - daysToWrite * 24 * 3_600_000
  return past
    .filter(({ status, startsAt, note, pictures }) => {
      const start = new Date(startsAt)
      return (
        status === 'completed' &&
        isPast(start, now) &&
        start.getTime() >= since &&
        note === null &&
        pictures.length === 0
      )
    })
    .slice(0, mostShown)
}
