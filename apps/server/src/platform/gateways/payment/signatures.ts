import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Hex HMAC-SHA256, as Razorpay signs both its webhooks and its returns. */
export function sign(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex')
}

/** Takes the same time whichever byte is wrong, so that a signature cannot be found byte by byte. */
export function isSignedBy(secret: string, message: string | Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string' || !/^[\da-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(sign(secret, message), 'hex'), Buffer.from(signature, 'hex'))
}

export type SignedReturn = { linkId: string; reference: string; status: string; paymentId: string }

/** What the provider signs of a browser's return. */
export function returnMessage({ linkId, reference, status, paymentId }: SignedReturn): string {
  return [linkId, reference, status, paymentId].join('|')
}

/** For an event that came without an id of its own: the same bytes are the same event. */
export function fingerprint(rawBody: Buffer): string {
  return `sha256:${createHash('sha256').update(rawBody).digest('hex')}`
}
