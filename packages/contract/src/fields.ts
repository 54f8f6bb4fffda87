import { z } from 'zod'
import type { FieldProblem } from './errors.ts'

/** A schema's message is the problem's code: words are found later, in the reader's language. */
export function because(problem: FieldProblem): FieldProblem {
  return problem
}

/** No control characters (a NUL breaks PostgreSQL) and no half of a surrogate pair. */
function isPlainText(value: string): boolean {
  return value.isWellFormed() && !/\p{Cc}/u.test(value)
}

/** One line of text, trimmed, 1 to `max` characters. */
export function line(max: number) {
  return z
    .string(because('required'))
    .trim()
    .min(1, because('required'))
    .max(max, because('tooLong'))
    .refine(isPlainText, because('invalid'))
}

/** A person's name: begins with a letter of any script, so no address or code passes for one. */
export function personName(max: number) {
  return line(max).regex(/^\p{L}[\p{L}\p{M}\p{Zs}.'’\u200c\u200d-]*$/u, because('name'))
}

export const id = z.uuid(because('invalid'))

export const email = line(254).pipe(z.email(because('email')))

const firstBirthYear = 1900

/** A date that exists, as YYYY-MM-DD, from 1900 on. */
export const isoDate = line(10).refine(isRealDate, because('date'))

function isRealDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (!year || !month || !day || year < firstBirthYear) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** A time of day as HH:mm, 24 hours. */
export const clockTime = line(5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, because('time'))
