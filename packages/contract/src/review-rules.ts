import type { FieldProblem } from './errors.ts'

/** Rules of reviews shared by client and server. No schema library here, so that a page can import it. */

/**
 * The subjects of reviews. A review of a booking is about its pooja and its acharya; a review of a delivered order's
 * item is about the product.
 */
export const reviewSubjects = ['pooja', 'acharya', 'product'] as const
export type ReviewSubject = (typeof reviewSubjects)[number]

export const reviewStars = { min: 1, max: 5 } as const
/** The maximum length of a review's text, in characters. */
export const reviewWordsMost = 600
/** How long after it was first given a review can be changed by its author. */
export const reviewChangeDays = 7

/**
 * Returns the typed text as it is checked and stored: trimmed, with uniform line ends and no more than one empty line
 * in a row.
 */
export function tidyReviewWords(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Returns the problem of a tidied text; null when none exists. An empty text is allowed. */
export function problemOfReviewWords(words: string): FieldProblem | null {
  if ([...words].length > reviewWordsMost) return 'tooLong'
  // Allow line breaks and refuse other control characters.
  return words.isWellFormed() && !/[^\P{Cc}\n]/u.test(words) ? null : 'invalid'
}
