import type { Payment } from '@sankalp/contract/payments'
import { giveUpPayment } from '@sankalp/contract/payments.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useSession } from '../../../lib/session/session.ts'
import { walletKeys } from './wallet-keys.ts'

/** Cancels a pending payment. If it turns out to be paid, the page shows that. */
export function useGiveUpPayment({ paymentId }: Payment) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return useMutation({
    mutationFn: async () => (await callApi(giveUpPayment, { params: { paymentId } })).payment,
    onSuccess(ended) {
      putAnswer<Payment>(queryClient, walletKeys.payment(userId, paymentId), ended)
      putAnswer<Payment[]>(queryClient, walletKeys.openPayments(userId), (open) =>
        open?.map((one) => (one.paymentId === paymentId ? ended : one)),
      )
      void queryClient.invalidateQueries({ queryKey: walletKeys.detail(userId) })
    },
  })
}
