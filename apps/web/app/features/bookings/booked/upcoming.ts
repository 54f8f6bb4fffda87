import { isPast } from '@sankalp/contract/booking-rules'
import type { Booking } from '@sankalp/contract/bookings'

type Timed = Pick<Booking, 'status' | 'startsAt'>

/** Whether a booking is still to come or runs: paid, not called off, and its half hour not over. */
export function isUpcoming({ status, startsAt }: Timed, now: number): boolean {
  return (status === 'confirmed' || status === 'live') && !isPast(new Date(startsAt), new Date(now))
}

/** The state to show: one that should have ended by now is called over until the server has said how. */
export function shownStatus(booking: Timed, now: number) {
  const { status } = booking
  if (status === 'held' || status === 'expired') return 'over'
  return (status === 'confirmed' || status === 'live') && !isUpcoming(booking, now) ? 'over' : status
}
