import type { Payment } from '@sankalp/contract/payments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../lib/session/session.ts'
import { useOpenPayments, usePayment } from '../api/get-payments.ts'
import { walletKeys } from '../api/wallet-keys.ts'

const none: readonly Payment[] = []

/**
 * Returns the latest payments, and the one that the address names if it is older. Ignores an unknown id. Leaves out
 * those that were paid before this visit: they are lines of the history.
 */
export function useShownPayments(addressedId: string): readonly Payment[] {
  const { data: open = none, isPending } = useOpenPayments()
  const [earlier, setEarlier] = useState<readonly string[] | null>(null)
  if (earlier === null && !isPending)
    setEarlier(open.filter(({ status }) => status === 'paid').map(({ paymentId }) => paymentId))
  const isListed = isPending || open.some(({ paymentId }) => paymentId === addressedId)
  const { data: addressed } = usePayment(isListed ? '' : addressedId)
  const payments = addressed ? [...open, addressed] : open
  useRefreshWhenEnded(payments)
  return payments.filter(({ paymentId }) => paymentId === addressedId || !earlier?.includes(paymentId))
}

/** Reloads everything that an ended payment may have changed, however the end was detected. */
function useRefreshWhenEnded(payments: readonly Payment[]): void {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const pendingBefore = useRef<readonly string[]>([])
  useEffect(() => {
    const hasEnded = payments.some(
      ({ paymentId, status }) => status !== 'pending' && pendingBefore.current.includes(paymentId),
    )
    pendingBefore.current = payments.filter(({ status }) => status === 'pending').map(({ paymentId }) => paymentId)
    if (hasEnded) void queryClient.invalidateQueries({ queryKey: walletKeys.all(userId) })
  }, [payments, queryClient, userId])
}
