import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { isJoinOpen, isPast } from '@sankalp/contract/booking-rules'
import { isRoomOpen } from '@sankalp/contract/pooja-held'

type Moment = Pick<AcharyaBooking, 'status' | 'startsAt'>

/** Returns whether the pooja can be begun now, or is running. */
export function isOn({ status, startsAt, isAsked }: Moment & Pick<AcharyaBooking, 'isAsked'>, now: Date): boolean {
  return (status === 'live' && !isAsked) || (status === 'confirmed' && isJoinOpen(new Date(startsAt), now))
}

/** Returns whether the acharya can look over the rite: from an hour before the start until its end. */
export function isRoomTime({ status, startsAt }: Moment, now: Date): boolean {
  const start = new Date(startsAt)
  return (status === 'live' || status === 'confirmed') && isRoomOpen(start, now) && !isPast(start, now)
}

/** Returns whether the start has passed and the booking was not cancelled, as the server judges it. */
export function isToBeWrittenAbout({ status, startsAt }: Moment, now: Date): boolean {
  return status !== 'cancelled' && now >= new Date(startsAt)
}

/** Returns the state that the lists show. A waiting devotee takes precedence. */
export function stateWord({ status, isWaiting, isAsked }: Pick<AcharyaBooking, 'status' | 'isWaiting' | 'isAsked'>) {
  if (isWaiting) return 'waiting'
  if (isAsked) return 'asked'
  // Bookings that were never paid do not appear in an acharya's lists.
  return status === 'held' || status === 'expired' ? 'confirmed' : status
}
