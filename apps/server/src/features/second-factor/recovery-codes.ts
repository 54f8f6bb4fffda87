import { createHash, randomBytes } from 'node:crypto'
import { cleanFactorCode, secondFactor } from '@sankalp/contract/second-factor-rules'
import { toBase32 } from './totp.ts'

/** Eighty bits of chance each, in groups that can be copied by hand. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: secondFactor.recoveryCodes }, () =>
    toBase32(randomBytes(10)).replace(/.{4}(?=.)/g, '$&-'),
  )
}

/**
 * Not keyed by the server's secret, or a change of it would take away everybody's codes unseen; eighty bits are beyond guessing
 * whoever has the hash. With the account, so that equal codes of two people would not look alike.
 */
export function hashRecoveryCode(userId: string, code: string): string {
  return createHash('sha256')
    .update(`${userId} ${cleanFactorCode(code)}`)
    .digest('base64url')
}
