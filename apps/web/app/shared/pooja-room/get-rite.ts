import { getRite } from '@sankalp/contract/bookings.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { isSignedInAs } from '../../lib/query/own-query.ts'
import { useSession } from '../../lib/session/session.ts'

/** Loads what both sides need during a booked pooja, and how far the server's clock is ahead of this device's. */
export function useRite(bookingId: string) {
  const { userId } = useSession()
  const language = useLanguage()
  return useQuery({
    queryKey: ['rite', userId, bookingId, language],
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => {
      const { rite, serverTime } = await callApi(getRite, { params: { bookingId }, signal })
      return { rite, skewMs: Date.parse(serverTime) - Date.now() }
    },
    staleTime: 60_000,
  })
}
