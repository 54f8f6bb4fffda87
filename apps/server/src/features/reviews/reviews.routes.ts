import * as contract from '@sankalp/contract/reviews'
import type { Mount } from '../../platform/http/mount.ts'
import type { Reviews } from './reviews.service.ts'

export function mountReviews(mount: Mount, reviews: Reviews): void {
  mount(contract.postReview, async ({ viewer, body }) => ({
    review: await reviews.postReview(viewer.userId, { ...body, words: body.words ?? '' }),
  }))
  mount(contract.postProductReview, async ({ viewer, body }) => ({
    review: await reviews.postProductReview(viewer.userId, { ...body, words: body.words ?? '' }),
  }))
  mount(contract.getOwnProductReview, ({ viewer, params }) =>
    reviews.getOwnProductReview(viewer.userId, params.productId),
  )
  mount(contract.getReviews, ({ params, query }) =>
    reviews.getReviews({ ...params, cursor: query.cursor, pageSize: query.pageSize }),
  )
}
