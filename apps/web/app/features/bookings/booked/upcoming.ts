import { isPast } from '@sankalp/contract/booking-rules'
import type { Booking } from '@sankalp/contract/bookings'

type Timed = Pick<Booking, 'status' | 'startsAt'>

/** Returns whether a booking is upcoming or running: paid, not cancelled, and its half hour not over. */
export function isUpcoming({ status, startsAt }: Timed, now: number): boolean {
  return (status === 'confirmed' || status === 'live') && !isPast(new Date(startsAt), new Date(now))
}

/** Returns the state to show. A booking that should have ended counts as over until the server has reported how. */
export function shownStatus(booking: Timed, now: number) {
  const { status } = booking
  if (status === 'held' || status === 'expired') return 'over'
  return (status === 'confirmed' || status === 'live') && !isUpcoming(booking, now) ? 'over' : status
}
