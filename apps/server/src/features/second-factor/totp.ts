import { createHmac } from 'node:crypto'
import { secondFactor } from '@sankalp/contract/second-factor-rules'

/** Time-based one-time passwords (RFC 6238) with SHA-1, the only algorithm that every authenticator app supports. */

const { digits, stepSeconds, stepsOff } = secondFactor

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** Returns the code of a time step. Our `length` is 6; the examples of the RFC have 8. */
export function codeAt(secret: Buffer, step: number, length: number = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.at(-1)! & 0xf
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** length).padStart(length, '0')
}

/** Returns the time step near now whose code this is and that is newer than the last accepted one, or null. */
export function findStep(secret: Buffer, code: string, now: Date, lastStep: number): number | null {
  const here = stepAt(now)
  for (let step = here - stepsOff; step <= here + stepsOff; step++)
    if (step > lastStep && codeAt(secret, step) === code) return step
  return null
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes as base32 (RFC 4648) without padding: whole groups of five bytes need none. */
export function toBase32(bytes: Uint8Array): string {
  let [text, bits, held] = ['', 0, 0]
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += letters[(held >>> (bits - 5)) & 31]
    held &= 0xff
  }
  return bits > 0 ? text + letters[(held << (5 - bits)) & 31] : text
}

/** Returns the URI that an authenticator app reads from the QR code. */
export function setUpUri(secret: string, account: string): string {
  const issuer = 'Sankalp'
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepSeconds),
  })
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${query.toString()}`
}
