import type { Payment } from '@sankalp/contract/payments'

/** Identifies a dismissed result: a payment that is paid after it expired shows again. */
export function noteOf({ paymentId, status }: Pick<Payment, 'paymentId' | 'status'>): string {
  return `${paymentId} ${status}`
}

/**
 * Returns the payments that the wallet shows: all pending and paid ones, and the latest failed one unless a later
 * payment succeeded. Omits dismissed ones.
 */
export function paymentsToShow(payments: readonly Payment[], putAway: readonly string[]): Payment[] {
  const latestFirst = payments.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const unread = latestFirst.filter((payment) => payment.status === 'pending' || !putAway.includes(noteOf(payment)))
  const latestEnded = latestFirst.find(({ status }) => status !== 'pending')
  return unread.filter(
    (payment) => payment.status === 'pending' || payment.status === 'paid' || payment === latestEnded,
  )
}

/** Finds a pending payment for the same purchase, to continue it instead of charging twice. */
export function findSamePending(
  payments: readonly Payment[],
  wished: { amount: number; credit: number },
): Payment | undefined {
  return payments.find(
    ({ status, url, amount, credit }) =>
      status === 'pending' && url !== null && amount === wished.amount && credit === wished.credit,
  )
}
