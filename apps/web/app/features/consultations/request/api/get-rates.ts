import { getRates } from '@sankalp/contract/consultations.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api/api.ts'
import { isSignedInAs } from '../../../../lib/query/own-query.ts'
import { useLiveInvalidation } from '../../../../lib/query/use-live-invalidation.ts'
import { useSession } from '../../../../lib/session/session.ts'
import { findKeys } from '../../list/api/find-keys.ts'

const news = ['wallet:changed'] as const

/** How often somebody with too little money is looked up again. */
const poorMs = 5000

/** What a minute costs and how many the wallet allows, looked up anew whenever somebody is about to ask. */
export function useRates(acharyaId: string) {
  const { userId } = useSession()
  // A recharge may be credited while the dialog is open.
  useLiveInvalidation(news, userId === null ? null : findKeys.rates(userId, acharyaId))
  return useQuery({
    queryKey: findKeys.rates(userId, acharyaId),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(getRates, { params: { id: acharyaId }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    // Where the live channel does not come through, the money of a recharge is seen all the same.
    refetchInterval: ({ state: { data } }) => (data?.rates.some(({ minutes }) => minutes === 0) ? poorMs : false),
  })
}
