import type { Payment } from '@sankalp/contract/payments'

/**
 * Minutes in which a payment can still be paid, begun ones counted whole. A device whose clock is wrong is told no more than
 * the whole time, and the server alone says when it is over.
 */
export function minutesLeft({ createdAt, expiresAt }: Pick<Payment, 'createdAt' | 'expiresAt'>, now: number): number {
  const endsAt = Date.parse(expiresAt)
  const left = Math.min(endsAt - now, endsAt - Date.parse(createdAt))
  return Math.max(Math.ceil(left / 60_000), 0)
}
