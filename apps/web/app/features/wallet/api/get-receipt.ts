import { getReceipt } from '@sankalp/contract/wallet.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { useSession } from '../../../lib/session/session.ts'
import { walletKeys } from './wallet-keys.ts'

/** Loads a receipt. It never changes, so it is loaded once. */
export function useReceipt(transferId: string) {
  const { userId } = useSession()
  return useQuery({
    queryKey: walletKeys.receipt(userId, transferId),
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getReceipt, { params: { transferId }, signal })).receipt,
    staleTime: Infinity,
  })
}
