import { getRechargePacks } from '@sankalp/contract/payments.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { useSession } from '../../../lib/session/session.ts'
import { walletKeys } from './wallet-keys.ts'

/**
 * Loads the prices of the packs that were used. If that fails, all packs are offered: the server refuses a used one.
 */
export function useUsedPacks(): readonly number[] {
  const { userId } = useSession()
  const { data } = useQuery({
    queryKey: walletKeys.packs(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) =>
      (await callApi(getRechargePacks, { signal })).packs.filter(({ isUsed }) => isUsed).map(({ price }) => price),
  })
  return data ?? []
}
