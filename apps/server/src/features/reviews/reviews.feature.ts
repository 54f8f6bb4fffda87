import type { Feature } from '../../platform/feature.ts'
import { mountReviews } from './reviews.routes.ts'
import { type ReviewsNeeds, createReviews } from './reviews.service.ts'

export function createReviewsFeature(needs: ReviewsNeeds) {
  const reviews = createReviews(needs)
  return {
    name: 'reviews',
    service: reviews,
    mount: ({ mount }) => mountReviews(mount, reviews),
    eraseFor: reviews.eraseFor,
    exportFor: async (userId) => ({ reviews: await reviews.exportFor(userId) }),
  } satisfies Feature & { service: unknown }
}
