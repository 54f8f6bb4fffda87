import { z } from 'zod'
import type { FieldProblem } from './errors.ts'
import { isPlainLines, isPlainText, isRealDate, patterns } from './field-rules.ts'

/** A schema's message is the problem's code: words are found later, in the reader's language. */
export function because(problem: FieldProblem): FieldProblem {
  return problem
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

/** A text of several lines, trimmed, 1 to `max` characters. */
export function lines(max: number) {
  return z
    .string(because('required'))
    .trim()
    .min(1, because('required'))
    .max(max, because('tooLong'))
    .refine(isPlainLines, because('invalid'))
}

/** A person's name: begins with a letter of any script, so no address or code passes for one. */
export function personName(max: number) {
  return line(max).regex(patterns.personName, because('name'))
}

export const id = z.uuid(because('invalid'))

export const email = line(254).pipe(z.email({ pattern: patterns.email, error: because('email') }))

/** A date that exists, as YYYY-MM-DD, from 1900 on. */
export const isoDate = line(10).refine(isRealDate, because('date'))

/** A time of day as HH:mm, 24 hours. */
export const clockTime = line(5).regex(patterns.clockTime, because('time'))
