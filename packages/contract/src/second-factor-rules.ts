import type { FieldRule } from './field-rules.ts'

/** A code of an authenticator app (RFC 6238), asked for after the mobile code. */
export const secondFactor = {
  digits: 6,
  stepSeconds: 30,
  /** How far the clock of a phone may be off, to either side. */
  stepsOff: 1,
  recoveryCodes: 10,
  recoveryCharacters: 16,
  /** How long a code counts for what moves money or changes rights. */
  freshMinutes: 10,
  /** From the drawn secret to its first code. */
  setUpMinutes: 15,
  /** Wrong codes of one account. */
  triesPerQuarterHour: 5,
  triesPerDay: 30,
} as const

/** What was typed, as it is compared: without the spaces of an app and the dashes of a recovery code. */
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
