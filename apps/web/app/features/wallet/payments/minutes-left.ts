import type { Payment } from '@sankalp/contract/payments'

/**
 * Returns the minutes in which a payment can still be paid, rounded up. A wrong device clock never yields more than the
 * whole period, and only the server decides when it is over.
 */
export function minutesLeft({ createdAt, expiresAt }: Pick<Payment, 'createdAt' | 'expiresAt'>, now: number): number {
  const endsAt = Date.parse(expiresAt)
  const left = Math.min(endsAt - now, endsAt - Date.parse(createdAt))
  return Math.max(Math.ceil(left / 60_000), 0)
}
