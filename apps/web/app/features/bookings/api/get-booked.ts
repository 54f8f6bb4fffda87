import { getBookedPooja } from '@sankalp/contract/bookings.calls'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { useSession } from '../../../lib/session/session.ts'
import { skewOf } from '../server-now.ts'
import { bookingKeys } from './booking-keys.ts'

/** Loads the user's bookings, page by page, and the clock difference to the server at the latest answer. */
export function useBooked() {
  const { userId } = useSession()
  return useInfiniteQuery({
    queryKey: bookingKeys.booked(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ pageParam, signal }) => {
      const reply = await callApi(getBookedPooja, {
        params: { userId: userId! },
        query: { page: String(pageParam) },
        signal,
      })
      return { ...reply, skewMs: skewOf(reply.serverTime) }
    },
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage < totalPages ? currentPage + 1 : undefined),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  })
}
