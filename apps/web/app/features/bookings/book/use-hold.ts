import { useServerNow } from '../server-now.ts'
import type { TimedBooking } from '../api/get-booking.ts'

/** Whether the time of a held booking is still kept, by the server's clock; false for one that is paid or over. */
export function useIsHeld(timed: TimedBooking | undefined): boolean {
  const endsAt = Date.parse(timed?.booking.heldUntil ?? '')
  const now = useServerNow(timed?.skewMs ?? 0, Number.isNaN(endsAt) ? [] : [endsAt])
  return timed?.booking.status === 'held' && now < endsAt
}
