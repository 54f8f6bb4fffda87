import type { FieldProblem } from './errors.ts'

/**
 * Rules for field values without a schema library: forms apply them while the user types, and the schemas of the
 * endpoints use the same patterns. A rule returns the problem of a typed text, or null.
 */
export type FieldRule = (typed: string) => FieldProblem | null

export const patterns = {
  /** Begins with a letter of any script, so that an address or code is not accepted as a name. */
  personName: /^\p{L}[\p{L}\p{M}\p{Zs}.'’\u200c\u200d-]*$/u,
  email: /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
  clockTime: /^([01]\d|2[0-3]):[0-5]\d$/,
  /** Six digits in India; four (Australia) or five (Pakistan) elsewhere. */
  pincode: /^(?:[1-9]\d{5}|\d{4,5})$/,
} as const

/** Refuses control characters (a NUL breaks PostgreSQL) and lone surrogates. */
export function isPlainText(value: string): boolean {
  return value.isWellFormed() && !/\p{Cc}/u.test(value)
}

/** Checks the same for text of several lines. */
export function isPlainLines(value: string): boolean {
  return isPlainText(value.replace(/[\r\n\t]/g, ' '))
}

const firstBirthYear = 1900

/** Returns whether the text is an existing date, as YYYY-MM-DD, from 1900 on. */
export function isRealDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (!year || !month || !day || year < firstBirthYear) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Makes a rule for one line of text, trimmed, 1 to `max` characters. `isRight` and its problem add a further check. */
export function lineRule(
  max: number,
  isRight?: (value: string) => boolean,
  problem: FieldProblem = 'invalid',
): FieldRule {
  return (typed) => {
    const value = typed.trim()
    if (value === '') return 'required'
    // Count code points, as the schemas do.
    if ([...value].length > max) return 'tooLong'
    if (!isPlainText(value)) return 'invalid'
    return !isRight || isRight(value) ? null : problem
  }
}

/** Makes a rule for a text of several lines, trimmed, 1 to `max` characters. */
export function linesRule(max: number): FieldRule {
  return (typed) => lineRule(max)(typed.replace(/[\r\n\t]/g, ' '))
}

export function choiceRule(choices: readonly string[], problem: FieldProblem): FieldRule {
  return (value) => (value.trim() === '' ? 'required' : choices.includes(value) ? null : problem)
}
