import { getRates } from '@sankalp/contract/consultations.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api/api.ts'
import { isSignedInAs } from '../../../../lib/query/own-query.ts'
import { useLiveInvalidation } from '../../../../lib/query/use-live-invalidation.ts'
import { useSession } from '../../../../lib/session/session.ts'
import { findKeys } from '../../list/api/find-keys.ts'

const news = ['wallet:changed'] as const

/** How often the balance is reloaded for a user with too little money. */
const poorMs = 5000

/** Returns the price of a minute and how many the wallet allows, fetched anew before each purchase. */
export function useRates(acharyaId: string, { isOn = true } = {}) {
  const { userId } = useSession()
  // A recharge may be credited while the dialog is open.
  useLiveInvalidation(news, isOn && userId !== null ? findKeys.rates(userId, acharyaId) : null)
  return useQuery({
    queryKey: findKeys.rates(userId, acharyaId),
    enabled: () => isOn && isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(getRates, { params: { id: acharyaId }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    // Poll as well, so that a recharge is noticed without the live channel.
    refetchInterval: ({ state: { data } }) => (data?.rates.some(({ minutes }) => minutes === 0) ? poorMs : false),
  })
}
