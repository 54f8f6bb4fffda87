import { getUserWalletDetail } from '@sankalp/contract/wallet.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { useSession } from '../../../lib/session/session.ts'
import { walletKeys } from './wallet-keys.ts'

/** Loads the wallet of the signed-in user, in rupees. */
export function useWallet() {
  const { userId } = useSession()
  return useQuery({
    queryKey: walletKeys.detail(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getUserWalletDetail, { signal })).wallet,
  })
}
