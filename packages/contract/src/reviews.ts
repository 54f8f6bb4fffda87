import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { because, id, line } from './fields.ts'
import { cursorPage, slug } from './paging.ts'
import { problemOfReviewWords, reviewStars, reviewSubjects, tidyReviewWords } from './review-rules.ts'
import * as calls from './reviews.calls.ts'

const stars = z
  .int(because('invalid'))
  .min(reviewStars.min, because('outOfRange'))
  .max(reviewStars.max, because('outOfRange'))
const words = z
  .string(because('invalid'))
  .transform(tidyReviewWords)
  .superRefine((value, context) => {
    const problem = problemOfReviewWords(value)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

/** A review as everybody sees it. */
export const review = z.object({
  _id: z.uuid(),
  /** First name and initial, such as Asha V.; null where the writer gave none or is gone. */
  name: z.string().nullable(),
  stars,
  words: z.string(),
  postedAt: z.iso.datetime(),
})
export type Review = z.output<typeof review>

/** What all reviews of something come to, those without words too. */
export const reviewSummary = z.object({
  count: z.int(),
  /** With one decimal; null: nobody has given any yet. */
  mean: z.number().nullable(),
  /** How many gave one star, two, … five. */
  byStars: z.array(z.int()).length(reviewStars.max),
})
export type ReviewSummary = z.output<typeof reviewSummary>

/** A review as its writer sees it. */
export const ownReview = review.omit({ name: true }).extend({
  /** Until then it can be changed; null when it no longer can. */
  changeableUntil: z.iso.datetime().nullable(),
})
export type OwnReview = z.output<typeof ownReview>

export const postReview = endpoint({
  name: 'postReview',
  feature: 'reviews',
  summary:
    'Reviews a pooja that the caller has had, or changes that review in its first seven days. One for each booking.',
  ...calls.postReview,
  access: 'signed-in',
  ownThings: ['body.bookingId'],
  body: z.object({ bookingId: id, stars, words: words.optional() }),
  reply: z.object({ review: ownReview }),
  errors: ['NOT_FOUND', 'REVIEW_TOO_EARLY', 'REVIEW_CLOSED'],
  limit: { max: 30, windowSeconds: 600 },
})

export const postProductReview = endpoint({
  name: 'postProductReview',
  feature: 'reviews',
  summary:
    'Reviews a product that was delivered to the caller, or changes that review in its first seven days. One for each buyer and product.',
  ...calls.postProductReview,
  access: 'signed-in',
  body: z.object({ productId: slug, stars, words: words.optional() }),
  reply: z.object({ review: ownReview }),
  errors: ['REVIEW_NOT_BOUGHT', 'REVIEW_CLOSED'],
  limit: { max: 30, windowSeconds: 600 },
})

export const getOwnProductReview = endpoint({
  name: 'getOwnProductReview',
  feature: 'reviews',
  summary: 'Whether the caller has had a product delivered and so may review it, and what they have said of it.',
  ...calls.getOwnProductReview,
  access: 'signed-in',
  params: z.object({ productId: slug }),
  reply: z.object({ mayReview: z.boolean(), review: ownReview.nullable() }),
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})

const page = cursorPage(review, 10)

export const getReviews = endpoint({
  name: 'getReviews',
  feature: 'reviews',
  summary:
    'What people who had it say of a pooja, an acharya or a product: those who wrote something, newest first, by cursor; and what all of them gave.',
  ...calls.getReviews,
  access: 'anyone',
  params: z.object({
    subject: z.enum(reviewSubjects, because('choice')),
    id: line(80).regex(/^[a-z\d]+(-[a-z\d]+)*$/i, because('invalid')),
  }),
  query: page.query,
  reply: page.reply.extend({ summary: reviewSummary }),
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})
