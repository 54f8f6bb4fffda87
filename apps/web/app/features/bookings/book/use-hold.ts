import { useServerNow } from '../server-now.ts'
import type { TimedBooking } from '../api/get-booking.ts'

/**
 * Returns whether the slot of a held booking is still held, by the server's clock; false for a booking that is paid or
 * over.
 */
export function useIsHeld(timed: TimedBooking | undefined): boolean {
  const endsAt = Date.parse(timed?.booking.heldUntil ?? '')
  const now = useServerNow(timed?.skewMs ?? 0, Number.isNaN(endsAt) ? [] : [endsAt])
  return timed?.booking.status === 'held' && now < endsAt
}
