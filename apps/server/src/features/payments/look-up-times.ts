import type { PaymentStatus } from '@sankalp/contract/payment-rules'
import { later } from '../../platform/clock.ts'

/** A payment that was begun in the last second may take this long to be done. */
const graceSeconds = 120
const firstPauseSeconds = 10
/** Pauses double up to here while it can be paid, and up to an hour while the provider is away. */
const longestPauseSeconds = 300
const longestAwaySeconds = 3600
/** Banks confirm some payments only after the page was closed: looked up once more after these times. */
const afterwardsSeconds = [3600, 24 * 3600]

type Looked = { status: PaymentStatus; expiresAt: Date; hasLink: boolean }

/** From then on a payment that the provider knows nothing new of is over. */
export function lastLookUpAt({ expiresAt }: Pick<Looked, 'expiresAt'>): Date {
  return later(expiresAt, graceSeconds)
}

/** When a payment is looked up after it has been so often; null when it need not be any more. */
export function nextLookUp(payment: Looked, lookUps: number, now: Date): Date | null {
  const last = lastLookUpAt(payment)
  if (payment.status === 'paid') return null
  if (payment.status !== 'pending') {
    const seconds = payment.hasLink ? afterwardsSeconds.find((after) => later(last, after) > now) : undefined
    return seconds === undefined ? null : later(last, seconds)
  }
  const pause = firstPauseSeconds * 2 ** Math.min(lookUps, 20)
  if (now >= last) return later(now, Math.min(pause, longestAwaySeconds))
  const next = later(now, Math.min(pause, longestPauseSeconds))
  return next < last ? next : last
}

/** A refund takes days: looked after in ten seconds, then after twice as long each time, up to six hours. */
export function nextRefundLook(tries: number, now: Date): Date {
  return later(now, Math.min(10 * 2 ** Math.min(tries, 20), 6 * 3600))
}
