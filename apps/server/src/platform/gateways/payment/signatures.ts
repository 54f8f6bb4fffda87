import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Signs with hex HMAC-SHA256, as Razorpay does for both webhooks and returns. */
export function sign(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex')
}

/** Compares in constant time, so that a signature cannot be guessed byte by byte. */
export function isSignedBy(secret: string, message: string | Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string' || !/^[\da-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(sign(secret, message), 'hex'), Buffer.from(signature, 'hex'))
}

export type SignedReturn = { linkId: string; reference: string; status: string; paymentId: string }

/** Returns the text of a browser's return that the provider signs. */
export function returnMessage({ linkId, reference, status, paymentId }: SignedReturn): string {
  return [linkId, reference, status, paymentId].join('|')
}

/** Returns an id for an event that came without one: the same bytes are the same event. */
export function fingerprint(rawBody: Buffer): string {
  return `sha256:${createHash('sha256').update(rawBody).digest('hex')}`
}
