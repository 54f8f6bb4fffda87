import type { Wallet } from '@sankalp/contract/wallet'
import { setDailyLimit } from '@sankalp/contract/wallet.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useSession } from '../../../lib/session/session.ts'
import { walletKeys } from './wallet-keys.ts'

/** Sets what may be spent in a day, in whole rupees; null takes the limit away. Gives the limit as it stands then. */
export function useSetDailyLimit() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return useMutation({
    mutationFn: async (limit: number | null) =>
      (await callApi(setDailyLimit, { body: { userId: userId!, limit } })).daily,
    onSuccess: (daily) =>
      void putAnswer<Wallet>(queryClient, walletKeys.detail(userId), (wallet) => wallet && { ...wallet, daily }),
  })
}
