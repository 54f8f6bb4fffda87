import type { Wallet } from '@sankalp/contract/wallet'
import { setDailyLimit } from '@sankalp/contract/wallet.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useSession } from '../../../lib/session/session.ts'
import { walletKeys } from './wallet-keys.ts'

/** Sets the daily spending limit in whole rupees; null removes it. Returns the limit that then applies. */
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
