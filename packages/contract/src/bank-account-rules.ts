/** The bank account of an acharya: rules that forms and the schemas of the calls share. No schema library here. */

export const bankHolderLength = 100
export const bankPatterns = {
  /** Digits only. Indian account numbers have nine to eighteen. */
  number: /^\d{9,18}$/,
  /** Four letters for the bank, a zero, and six characters for the branch. */
  ifsc: /^[A-Z]{4}0[A-Z\d]{6}$/,
} as const

/** No payout goes to a changed account for this long. The owner of the earnings is notified and has time to object. */
export const changedAccountHours = 48

/**
 * Returns when an account can be paid to. The first account replaces no other, so it cannot divert earnings and needs
 * no delay.
 */
export function payableFrom(since: Date, isFirst: boolean): Date {
  return isFirst ? since : new Date(since.getTime() + changedAccountHours * 3_600_000)
}

export function lastFour(number: string): string {
  return number.slice(-4)
}

/** Removes spaces and dashes, which do not change which account is meant. */
export function toBankDigits(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '')
}

export function toIfsc(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

/** The bank-side state of a confirmed payout. */
export const bankStates = ['noAccount', 'accountWaits', 'accountReady', 'atBank'] as const
export type BankState = (typeof bankStates)[number]

type Standing = { toBankAt: Date | null; account: { payableFrom: Date } | null }

export function bankStateOf({ toBankAt, account }: Standing, now: Date): BankState {
  if (toBankAt) return 'atBank'
  if (!account) return 'noAccount'
  return account.payableFrom <= now ? 'accountReady' : 'accountWaits'
}
