import { createHash, randomBytes } from 'node:crypto'
import { cleanFactorCode, secondFactor } from '@sankalp/contract/second-factor-rules'
import { toBase32 } from './totp.ts'

/** Makes codes of 80 random bits each, in groups that are easy to copy by hand. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: secondFactor.recoveryCodes }, () =>
    toBase32(randomBytes(10)).replace(/.{4}(?=.)/g, '$&-'),
  )
}

/**
 * Not keyed with the server's secret: a change of that secret would silently invalidate all codes. 80 bits cannot be
 * guessed from the hash. The account id is included so that equal codes of two users have different hashes.
 */
export function hashRecoveryCode(userId: string, code: string): string {
  return createHash('sha256')
    .update(`${userId} ${cleanFactorCode(code)}`)
    .digest('base64url')
}
