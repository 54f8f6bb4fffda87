import { reviewStars } from '@sankalp/contract/review-rules'
import type { ReviewSummary } from '@sankalp/contract/reviews'

/** Summarises the counts of each star rating. Rounds the mean to one decimal, as it is shown. */
export function summarise(counts: readonly { stars: number; count: number }[]): ReviewSummary {
  const byStars = Array.from(
    { length: reviewStars.max },
    (_, index) => counts.find(({ stars }) => stars === index + 1)?.count ?? 0,
  )
  const count = byStars.reduce((sum, one) => sum + one, 0)
  const total = byStars.reduce((sum, one, index) => sum + one * (index + 1), 0)
  return { count, mean: count === 0 ? null : Math.round((total / count) * 10) / 10, byStars }
}

/** Returns the public form of a name: the first name and the initial of the last name, such as "Asha V." */
export function shownName(firstName: string | null, lastName: string | null): string | null {
  const [first] = (firstName ?? '').trim().split(/\s+/)
  if (!first) return null
  // Take a whole grapheme with its vowel signs: the first one of विद्या is वि.
  const [initial] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment((lastName ?? '').trim())
  return initial ? `${first} ${initial.segment}.` : first
}
