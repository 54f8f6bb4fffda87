import type { Payment } from '@sankalp/contract/payments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useSession } from '../../../lib/session/session.ts'
import { usePayment } from './get-payments.ts'
import { walletKeys } from './wallet-keys.ts'

/** Follows a pending payment to its end, and then puts it into the list of payments as it is. */
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
