import type { FieldRule } from './field-rules.ts'

/** A code of an authenticator app (RFC 6238), requested after the code sent to the mobile. */
export const secondFactor = {
  digits: 6,
  stepSeconds: 30,
  /** The allowed deviation of a phone's clock, to either side. */
  stepsOff: 1,
  recoveryCodes: 10,
  recoveryCharacters: 16,
  /** How long a code is valid for calls that move money or change permissions. */
  freshMinutes: 10,
  /** The time from creating the secret to its first code. */
  setUpMinutes: 15,
  /** The limit of wrong codes per account. */
  triesPerQuarterHour: 5,
  triesPerDay: 30,
} as const

/**
 * Returns the typed code in the form used for comparison: without the spaces of an app and the dashes of a recovery
 * code.
 */
export function cleanFactorCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

const appCode = new RegExp(`^\\d{${secondFactor.digits}}$`)
const recoveryCode = new RegExp(`^[A-Z2-7]{${secondFactor.recoveryCharacters}}$`)

export const isAppCode = (code: string): boolean => appCode.test(code)
export const isRecoveryCode = (code: string): boolean => recoveryCode.test(code)

export const factorCodeRule: FieldRule = (typed) => {
  const code = cleanFactorCode(typed)
  if (code === '') return 'required'
  return isAppCode(code) || isRecoveryCode(code) ? null : 'invalid'
}
