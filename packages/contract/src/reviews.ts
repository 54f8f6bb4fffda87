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

/** A review as the public sees it. */
export const review = z.object({
  _id: z.uuid(),
  /** First name and initial, such as Asha V.; null if the author gave no name or their account is gone. */
  name: z.string().nullable(),
  stars,
  words: z.string(),
  postedAt: z.iso.datetime(),
})
export type Review = z.output<typeof review>

/** The summary of all reviews of a subject, including those without text. */
export const reviewSummary = z.object({
  count: z.int(),
  /** With one decimal; null when there are no ratings yet. */
  mean: z.number().nullable(),
  /** How many gave one star, two, … five. */
  byStars: z.array(z.int()).length(reviewStars.max),
})
export type ReviewSummary = z.output<typeof reviewSummary>

/** A review as its author sees it. */
export const ownReview = review.omit({ name: true }).extend({
  /** It can be changed until then; null when it no longer can. */
  changeableUntil: z.iso.datetime().nullable(),
})
export type OwnReview = z.output<typeof ownReview>

export const postReview = endpoint({
  name: 'postReview',
  feature: 'reviews',
  summary:
    'Reviews a pooja that was held for the caller, or changes that review in its first seven days. One review for each booking.',
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
    'Reviews a product that was delivered to the caller, or changes that review in its first seven days. One review for each buyer and product.',
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
  summary: 'Returns whether a product was delivered to the caller, so that they may review it, and their review.',
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
    'Returns the reviews of a pooja, an acharya or a product by people who had it: those with a text, newest first, by cursor; and a summary of all ratings.',
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
