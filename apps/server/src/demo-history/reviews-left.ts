import type { DemoReview } from '@sankalp/content/demo/history/reviews'
import type { Language } from '@sankalp/contract'

export type ReviewsLeft = ReturnType<typeof createReviewsLeft>

/** Hands out reviews so that no two people say the same. */
export function createReviewsLeft(reviews: Record<Language, readonly DemoReview[]>) {
  const given = new Set<DemoReview>()

  /** Returns words about a thing with so many stars, or none about anything else: then it is a rating alone. */
  return function take(language: Language, stars: number, about?: string): readonly [stars: number, words: string] {
    const found = reviews[language].find((review) => review[0] === stars && review[2] === about && !given.has(review))
    if (found) given.add(found)
    return [stars, found?.[1] ?? '']
  }
}
