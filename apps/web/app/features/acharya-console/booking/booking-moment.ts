import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { isJoinOpen } from '@sankalp/contract/booking-rules'

type Moment = Pick<AcharyaBooking, 'status' | 'startsAt'>

/** The pooja can be begun now, or goes on. */
export function isOn({ status, startsAt }: Moment, now: Date): boolean {
  return status === 'live' || (status === 'confirmed' && isJoinOpen(new Date(startsAt), now))
}

/** Its time has come, and nobody called it off: as the server judges it. */
export function isToBeWrittenAbout({ status, startsAt }: Moment, now: Date): boolean {
  return status !== 'cancelled' && now >= new Date(startsAt)
}

/** What a booking is called in the lists: who waits is told before everything else. */
export function stateWord({ status, isWaiting }: Pick<AcharyaBooking, 'status' | 'isWaiting'>) {
  if (isWaiting) return 'waiting'
  // Those that were never paid are in no list of an acharya.
  return status === 'held' || status === 'expired' ? 'confirmed' : status
}
