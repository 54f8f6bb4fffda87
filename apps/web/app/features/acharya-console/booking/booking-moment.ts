import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { isJoinOpen } from '@sankalp/contract/booking-rules'

type Moment = Pick<AcharyaBooking, 'status' | 'startsAt'>

/** Returns whether the pooja can be begun now, or is running. */
export function isOn({ status, startsAt }: Moment, now: Date): boolean {
  return status === 'live' || (status === 'confirmed' && isJoinOpen(new Date(startsAt), now))
}

/** Returns whether the start has passed and the booking was not cancelled, as the server judges it. */
export function isToBeWrittenAbout({ status, startsAt }: Moment, now: Date): boolean {
  return status !== 'cancelled' && now >= new Date(startsAt)
}

/** Returns the state that the lists show. A waiting devotee takes precedence. */
export function stateWord({ status, isWaiting }: Pick<AcharyaBooking, 'status' | 'isWaiting'>) {
  if (isWaiting) return 'waiting'
  // Bookings that were never paid do not appear in an acharya's lists.
  return status === 'held' || status === 'expired' ? 'confirmed' : status
}
