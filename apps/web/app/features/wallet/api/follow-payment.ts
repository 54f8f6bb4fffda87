import type { Payment } from '@sankalp/contract/payments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useSession } from '../../../lib/session/session.ts'
import { usePayment } from './get-payments.ts'
import { walletKeys } from './wallet-keys.ts'

/** Polls a pending payment until it ends, and then updates it in the list of payments. */
export function useFollowPayment({ paymentId }: Payment) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const { data, error } = usePayment(paymentId)
  const finish = useEffectEvent((ended: Payment) => {
    putAnswer<Payment[]>(queryClient, walletKeys.openPayments(userId), (open) =>
      open?.map((one) => (one.paymentId === paymentId ? ended : one)),
    )
  })
  useEffect(() => {
    if (data && data.status !== 'pending') finish(data)
  }, [data])
  return { error }
}
