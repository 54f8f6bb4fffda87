import type { Payment } from '@sankalp/contract/payments'

/** Names what was read of a payment: one that is paid after it had expired is news again. */
export function noteOf({ paymentId, status }: Pick<Payment, 'paymentId' | 'status'>): string {
  return `${paymentId} ${status}`
}

/**
 * The payments that the wallet speaks of: every pending one, every one that was paid, and of those that came to nothing
 * the latest, unless one was paid after it. What has been put away is not shown again.
 */
export function paymentsToShow(payments: readonly Payment[], putAway: readonly string[]): Payment[] {
  const latestFirst = payments.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const unread = latestFirst.filter((payment) => payment.status === 'pending' || !putAway.includes(noteOf(payment)))
  const latestEnded = latestFirst.find(({ status }) => status !== 'pending')
  return unread.filter(
    (payment) => payment.status === 'pending' || payment.status === 'paid' || payment === latestEnded,
  )
}

/** A pending payment for the very same: it is gone on with, since nobody means to pay twice. */
export function findSamePending(
  payments: readonly Payment[],
  wished: { amount: number; credit: number },
): Payment | undefined {
  return payments.find(
    ({ status, url, amount, credit }) =>
      status === 'pending' && url !== null && amount === wished.amount && credit === wished.credit,
  )
}
