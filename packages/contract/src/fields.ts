import { z } from 'zod'
import type { FieldProblem } from './errors.ts'
import { isPlainLines, isPlainText, isRealDate, patterns } from './field-rules.ts'

/**
 * Returns a schema message, which is the code of the problem. It is turned into words later, in the reader's language.
 */
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

/** Makes a rule for a text of several lines, trimmed, 1 to `max` characters. */
export function lines(max: number) {
  return z
    .string(because('required'))
    .trim()
    .min(1, because('required'))
    .max(max, because('tooLong'))
    .refine(isPlainLines, because('invalid'))
}

/** A person's name. It begins with a letter of any script, so that an address or code is not accepted. */
export function personName(max: number) {
  return line(max).regex(patterns.personName, because('name'))
}

export const id = z.uuid(because('invalid'))

export const email = line(254).pipe(z.email({ pattern: patterns.email, error: because('email') }))

/** An existing date, as YYYY-MM-DD, from 1900 on. */
export const isoDate = line(10).refine(isRealDate, because('date'))

/** A time of day as HH:mm, 24 hours. */
export const clockTime = line(5).regex(patterns.clockTime, because('time'))
