/** The bank account of an acharya; forms and the calls' schemas go by the same. Without a schema library. */

export const bankHolderLength = 100
export const bankPatterns = {
  /** Digits only; the banks of India have between nine and eighteen. */
  number: /^\d{9,18}$/,
  /** Four letters of the bank, a zero, six characters of the branch. */
  ifsc: /^[A-Z]{4}0[A-Z\d]{6}$/,
} as const

/** Nothing is paid to a changed account for so long: whose earnings they are is told, and has time to object. */
export const changedAccountHours = 48

/** The first account takes the place of none, so nobody's money could be led away by it. */
export function payableFrom(since: Date, isFirst: boolean): Date {
  return isFirst ? since : new Date(since.getTime() + changedAccountHours * 3_600_000)
}

export function lastFour(number: string): string {
  return number.slice(-4)
}

/** What is typed with spaces or in small letters is the same account. */
export function toBankDigits(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '')
}

export function toIfsc(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

/** How a confirmed payout stands with the bank. */
export const bankStates = ['noAccount', 'accountWaits', 'accountReady', 'atBank'] as const
export type BankState = (typeof bankStates)[number]

type Standing = { toBankAt: Date | null; account: { payableFrom: Date } | null }

export function bankStateOf({ toBankAt, account }: Standing, now: Date): BankState {
  if (toBankAt) return 'atBank'
  if (!account) return 'noAccount'
  return account.payableFrom <= now ? 'accountReady' : 'accountWaits'
}
