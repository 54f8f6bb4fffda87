import { safeRedirect } from '../../../lib/session/redirect.ts'
import { parseStored, readLocal, writeLocal } from '../../../lib/storage.ts'

/** Remembers the page where a payment started: the payment may return in another tab, whose address does not say. */
export function rememberWayBack(paymentId: string, path: string): void {
  writeLocal('afterPayment', JSON.stringify({ paymentId, path }))
}

/** Returns the path on this site to continue with after this payment, or an empty string. */
export function wayBackOf(paymentId: string): string {
  const stored = parseStored(readLocal('afterPayment')) as { paymentId?: unknown; path?: unknown } | null
  return stored?.paymentId === paymentId && typeof stored.path === 'string' ? safeRedirect(stored.path, '') : ''
}

/** Returns the text key of the link that leads back to a path. */
export function wayBackWord(path: string) {
  if (path.startsWith('/PujaDetailsPage/')) return 'paid.backToBooking'
  return /^\/(chatComponent|audioVideoComponent|consultations)\b/.test(path) ? 'paid.backToTalk' : 'paid.back'
}
