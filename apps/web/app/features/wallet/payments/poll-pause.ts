const firstMs = 2000
const longestMs = 30_000

/**
 * Returns the pause before a pending payment is polled again: short while the user is likely to be paying, longer the
 * longer they have looked at the page. Without the live channel, this polling resolves the payment.
 */
export function pollPauseMs(sinceMs: number): number {
  return Math.min(Math.max(sinceMs / 8, firstMs), longestMs)
}
