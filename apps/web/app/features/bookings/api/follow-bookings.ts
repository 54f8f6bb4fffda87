import { useLiveInvalidation } from '../../../lib/query/use-live-invalidation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { bookingKeys } from './booking-keys.ts'

const news = ['booking:changed'] as const

/** Reloads the user's bookings when one of them has changed, on any device. */
export function useFollowBookings(): void {
  const { userId } = useSession()
  useLiveInvalidation(news, userId === null ? null : bookingKeys.own(userId))
}
