import type { Booking } from '@sankalp/contract/bookings'
import { getBooking } from '@sankalp/contract/bookings.calls'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useSession } from '../../../lib/session/session.ts'
import { skewOf } from '../server-now.ts'
import { bookingKeys } from './booking-keys.ts'

export type TimedBooking = { booking: Booking; skewMs: number }

const askAgainMs = 3000

/** Loads one of the user's bookings, and the clock difference to the server. Sends no request for an empty id. */
export function useBooking(bookingId: string) {
  const { userId } = useSession()
  return useQuery({
    queryKey: bookingKeys.one(userId, bookingId),
    enabled: () => bookingId !== '' && isSignedInAs(userId),
    queryFn: async ({ signal }): Promise<TimedBooking> => {
      const { booking, serverTime } = await callApi(getBooking, { params: { bookingId }, signal })
      return { booking, skewMs: skewOf(serverTime) }
    },
    // Without the live channel this is what tells that its payment has come.
    refetchInterval: ({ state }) => (state.data?.booking.payment?.status === 'pending' ? askAgainMs : false),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

/** Stores a booking from an answer in the cache that pages read. */
export function keepBooking(queryClient: QueryClient, userId: string | null, booking: Booking): void {
  putAnswer<TimedBooking>(queryClient, bookingKeys.one(userId, booking._id), (known) => known && { ...known, booking })
}
