import { randomUUID } from 'node:crypto'
import { DomainError, notFound } from '@sankalp/contract'
import { type ReviewSubject, reviewChangeDays } from '@sankalp/contract/review-rules'
import type { OwnReview, Review, ReviewSummary } from '@sankalp/contract/reviews'
import { z } from 'zod'
import { type Clock, later } from '../../platform/clock.ts'
import { createCursorCodec, cursorPageOf } from '../../platform/cursor.ts'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { shownName, summarise } from './review-summary.ts'
import * as repository from './reviews.repository.ts'

/** The parts of a booking that a review needs. */
export type ReviewedBooking = { isHeld: boolean; subjects: repository.Subject[] }

export type ReviewsNeeds = {
  db: Db
  clock: Clock
  secrets: Secrets
  /** Returns the user's own booking: whether the pooja was held, and its subjects. Null when it is not the user's. */
  findBooking: (tx: Tx, bookingId: string, userId: string) => Promise<ReviewedBooking | null>
  /** Returns the first order that delivered the product to the user, always the same one. Null when none has. */
  findDelivered: (db: Queryable, productId: string, userId: string) => Promise<{ orderId: string } | null>
}
type Written = { stars: number; words: string }
type Rated = Written & { userId: string; consultationId: string; acharyaId: string; now: Date }
type Asked = { subject: ReviewSubject; id: string; cursor: string | undefined; pageSize: number }

export type Reviews = ReturnType<typeof createReviews>

export function createReviews({ db, clock, secrets, findBooking, findDelivered }: ReviewsNeeds) {
  const codec = createCursorCodec(secrets, 'reviews', z.object({ postedAt: z.coerce.date(), id: z.uuid() }))

  /** Reviews a booking that was held, or changes the review while that is allowed. */
  async function postReview(
    userId: string,
    { bookingId, ...written }: Written & { bookingId: string },
  ): Promise<OwnReview> {
    return db.transaction(async (tx) => {
      const booking = await findBooking(tx, bookingId, userId)
      if (!booking) throw notFound()
      if (!booking.isHeld) throw new DomainError('REVIEW_TOO_EARLY', {})
      return write(tx, userId, { kind: 'booking', id: bookingId }, booking.subjects, written)
    })
  }

  /** Reviews a delivered product in the same way. A user who bought it again still has one review of it. */
  async function postProductReview(
    userId: string,
    { productId, ...written }: Written & { productId: string },
  ): Promise<OwnReview> {
    return db.transaction(async (tx) => {
      const had = await findHad(tx, productId, userId)
      if (!had) throw new DomainError('REVIEW_NOT_BOUGHT', {})
      return write(tx, userId, had, [{ kind: 'product', id: productId }], written)
    })
  }

  /**
   * Stores or replaces the review of a consultation. The caller decides whether and for how long the user may rate it.
   */
  async function rateConsultation(
    tx: Tx,
    { userId, consultationId, acharyaId, stars, words, now }: Rated,
  ): Promise<void> {
    const had = { kind: 'consultation', id: consultationId } as const
    const subjects = [{ kind: 'acharya', id: acharyaId } as const]
    if (await repository.insertReview(tx, { id: randomUUID(), userId, had, stars, words, postedAt: now, subjects }))
      return
    const known = await repository.lockReview(tx, had)
    if (!known) throw new Error('a review that existed is missing, although reviews are never removed')
    await repository.changeReview(tx, known.id, { stars, words }, now)
  }

  async function getOwnProductReview(
    userId: string,
    productId: string,
  ): Promise<{ mayReview: boolean; review: OwnReview | null }> {
    const had = await findHad(db, productId, userId)
    const row = had && (await repository.findReview(db, had))
    return { mayReview: had !== null, review: row && toOwn(row, clock.now()) }
  }

  async function findHad(q: Queryable, productId: string, userId: string): Promise<repository.Had | null> {
    const delivered = await findDelivered(q, productId, userId)
    return delivered && { kind: 'order-line', id: `${delivered.orderId}/${productId}` }
  }

  async function write(
    tx: Tx,
    userId: string,
    had: repository.Had,
    subjects: repository.Subject[],
    { stars, words }: Written,
  ): Promise<OwnReview> {
    const now = clock.now()
    const isNew = await repository.insertReview(tx, {
      id: randomUUID(),
      userId,
      had,
      stars,
      words,
      postedAt: now,
      subjects,
    })
    if (isNew) return toOwn(isNew, now)
    const known = await repository.lockReview(tx, had)
    if (!known) throw new Error('a review that existed is missing, although reviews are never removed')
    // A repeat after a lost response changes nothing.
    if (known.stars === stars && known.words === words) return toOwn(known, now)
    if (changeableUntil(known) <= now) throw new DomainError('REVIEW_CLOSED', { days: reviewChangeDays })
    return toOwn(await repository.changeReview(tx, known.id, { stars, words }, now), now)
  }

  async function getReviews({
    subject,
    id,
    cursor,
    pageSize,
  }: Asked): Promise<{ items: Review[]; nextCursor: string | null; summary: ReviewSummary }> {
    const positionOf = ({ postedAt, id: reviewId }: repository.ListedReview) => ({ postedAt, id: reviewId })
    const page = await cursorPageOf({ cursor, pageSize, codec, positionOf }, (after, limit) =>
      repository.listReviews(db, { kind: subject, id }, after, limit),
    )
    const summary = summarise(await repository.countStars(db, subject, [id]))
    return { items: page.items.map(toReview), nextCursor: page.nextCursor, summary }
  }

  return {
    postReview,
    postProductReview,
    rateConsultation,
    getOwnProductReview,
    getReviews,
    /** Returns the ratings of each subject, for cards and lists. Leaves out those without a review. */
    async summariesOf(kind: ReviewSubject, ids: readonly string[]): Promise<Map<string, ReviewSummary>> {
      const counts = await repository.countStars(db, kind, ids)
      return new Map([...Map.groupBy(counts, ({ subjectId }) => subjectId)].map(([id, own]) => [id, summarise(own)]))
    },
    eraseFor: (tx: Tx, userId: string) => repository.makeAnonymous(tx, userId),
    exportFor: (userId: string) => repository.listReviewsOf(db, userId),
  }
}

function changeableUntil({ postedAt }: { postedAt: Date }): Date {
  return later(postedAt, reviewChangeDays * 24 * 3600)
}

function toOwn(row: repository.OwnReviewRow, now: Date): OwnReview {
  const until = changeableUntil(row)
  const { id, stars, words, postedAt } = row
  return {
    _id: id,
    stars,
    words,
    postedAt: postedAt.toISOString(),
    changeableUntil: until > now ? until.toISOString() : null,
  }
}

function toReview({ id, stars, words, postedAt, firstName, lastName }: repository.ListedReview): Review {
  return { _id: id, name: shownName(firstName, lastName), stars, words, postedAt: postedAt.toISOString() }
}
