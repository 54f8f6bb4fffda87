import { reviewStars } from '@sankalp/contract/review-rules'
import type { ReviewSummary } from '@sankalp/contract/reviews'

/** What so many stars, each given so often, come to. The mean has one decimal, as it is shown. */
export function summarise(counts: readonly { stars: number; count: number }[]): ReviewSummary {
  const byStars = Array.from(
    { length: reviewStars.max },
    (_, index) => counts.find(({ stars }) => stars === index + 1)?.count ?? 0,
  )
  const count = byStars.reduce((sum, one) => sum + one, 0)
  const total = byStars.reduce((sum, one, index) => sum + one * (index + 1), 0)
  return { count, mean: count === 0 ? null : Math.round((total / count) * 10) / 10, byStars }
}

/** "Asha V.": the first name and the first letter of the last one, and never more. */
export function shownName(firstName: string | null, lastName: string | null): string | null {
  const [first] = (firstName ?? '').trim().split(/\s+/)
  if (!first) return null
  // A letter with its signs: the first one of विद्या is वि.
  const [initial] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment((lastName ?? '').trim())
  return initial ? `${first} ${initial.segment}.` : first
}
