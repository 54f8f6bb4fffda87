import type { FieldProblem } from './errors.ts'

/** Rules of reviews that both sides read. Without a schema library, so that a page may import it. */

/** What reviews are about. A review of a booking is about its pooja and its acharya; that of a delivered order's thing about the product. */
export const reviewSubjects = ['pooja', 'acharya', 'product'] as const
export type ReviewSubject = (typeof reviewSubjects)[number]

export const reviewStars = { min: 1, max: 5 } as const
/** Letters of what somebody writes. */
export const reviewWordsMost = 600
/** So long after it was first given, a review can be changed by whoever gave it. */
export const reviewChangeDays = 7

/** What somebody typed, as it is judged and stored: no space around it, one kind of line end, no more than one empty line. */
export function tidyReviewWords(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** What is wrong with tidied words; null when nothing is. No words at all are allowed. */
export function problemOfReviewWords(words: string): FieldProblem | null {
  if ([...words].length > reviewWordsMost) return 'tooLong'
  // Lines are the writer's own; other control characters are nobody's.
  return words.isWellFormed() && !/[^\P{Cc}\n]/u.test(words) ? null : 'invalid'
}
