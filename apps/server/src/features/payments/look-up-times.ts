import type { PaymentStatus } from '@sankalp/contract/payment-rules'
import { later } from '../../platform/clock.ts'

/** A payment begun in the last second may take this long. */
const graceSeconds = 120
const firstPauseSeconds = 10
/** Pauses double up to this limit while the page can be paid, and up to an hour while the provider is away. */
const longestPauseSeconds = 300
const longestAwaySeconds = 3600
/** Some banks confirm a payment only after its page was closed, so look it up again after these times. */
const afterwardsSeconds = [3600, 24 * 3600]

type Looked = { status: PaymentStatus; expiresAt: Date; hasLink: boolean }

/** Returns when a payment is over if the provider still reports nothing new. */
export function lastLookUpAt({ expiresAt }: Pick<Looked, 'expiresAt'>): Date {
  return later(expiresAt, graceSeconds)
}

/** Returns when a payment is looked up after this many look-ups, or null if no more are needed. */
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

/** Returns when to check a refund, which takes days: after ten seconds, then doubled each time, up to six hours. */
export function nextRefundLook(tries: number, now: Date): Date {
  return later(now, Math.min(10 * 2 ** Math.min(tries, 20), 6 * 3600))
}
