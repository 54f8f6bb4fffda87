import { safeRedirect } from '../../../lib/session/redirect.ts'
import { parseStored, readLocal, writeLocal } from '../../../lib/storage.ts'

/** Remembers where a payment was wanted: it may come back in another tab, whose address does not say. */
export function rememberWayBack(paymentId: string, path: string): void {
  writeLocal('afterPayment', JSON.stringify({ paymentId, path }))
}

/** A path of our own to go on to after this payment, or an empty text. */
export function wayBackOf(paymentId: string): string {
  const stored = parseStored(readLocal('afterPayment')) as { paymentId?: unknown; path?: unknown } | null
  return stored?.paymentId === paymentId && typeof stored.path === 'string' ? safeRedirect(stored.path, '') : ''
}
