import type { ReviewSubject } from '@sankalp/contract/review-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'

/** What a user received and can review once. */
export type Had = { kind: 'booking' | 'order-line' | 'consultation'; id: string }
export type Subject = { kind: ReviewSubject; id: string }

export type OwnReviewRow = { id: string; stars: number; words: string; postedAt: Date }
export type ListedReview = OwnReviewRow & { firstName: string | null; lastName: string | null }
export type Position = { postedAt: Date; id: string }

const own = 'id, stars, words, posted_at as "postedAt"'

export async function findReview(db: Queryable, had: Had): Promise<OwnReviewRow | null> {
  const [row] = await db.query<OwnReviewRow>(`select ${own} from review where had_kind = $1 and had_id = $2`, [
    had.kind,
    had.id,
  ])
  return row ?? null
}

/** Returns the review of a purchase, locked until the transaction ends. */
export async function lockReview(tx: Tx, had: Had): Promise<OwnReviewRow | null> {
  const [row] = await tx.query<OwnReviewRow>(
    `select ${own} from review where had_kind = $1 and had_id = $2 for update`,
    [had.kind, had.id],
  )
  return row ?? null
}

/** Returns null when a review exists already, for example when two arrive at once. */
export async function insertReview(
  tx: Tx,
  review: OwnReviewRow & { userId: string; had: Had; subjects: readonly Subject[] },
): Promise<OwnReviewRow | null> {
  const { id, userId, had, stars, words, postedAt, subjects } = review
  const [row] = await tx.query<OwnReviewRow>(
    `insert into review (id, user_id, had_kind, had_id, stars, words, posted_at, changed_at) values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (had_kind, had_id) do nothing returning ${own}`,
    [id, userId, had.kind, had.id, stars, words, postedAt],
  )
  if (!row) return null
  await tx.query(
    `insert into review_subject (review_id, subject_kind, subject_id, posted_at)
     select $1, kind, id, $4 from unnest($2::text[], $3::text[]) as subject (kind, id) order by kind, id`,
    [id, subjects.map(({ kind }) => kind), subjects.map(({ id: subjectId }) => subjectId), postedAt],
  )
  return row
}

export async function changeReview(
  tx: Tx,
  id: string,
  { stars, words }: { stars: number; words: string },
  now: Date,
): Promise<OwnReviewRow> {
  const [row] = await tx.query<OwnReviewRow>(
    `update review set stars = $2, words = $3, changed_at = $4 where id = $1 returning ${own}`,
    [id, stars, words, now],
  )
  return row!
}

/** Lists the reviews with words of a subject, newest first. */
export async function listReviews(
  db: Queryable,
  subject: Subject,
  after: Position | null,
  limit: number,
): Promise<ListedReview[]> {
  return db.query<ListedReview>(
    `select review.id, stars, words, review.posted_at as "postedAt", first_name as "firstName", last_name as "lastName"
       from review_subject join review on review.id = review_id left join user_account on user_account.id = user_id
      where subject_kind = $1 and subject_id = $2 and words <> '' and hidden_at is null
        and ($3::timestamptz is null or (review_subject.posted_at, review_id) < ($3::timestamptz, $4::uuid))
      order by review_subject.posted_at desc, review_id desc limit $5`,
    [subject.kind, subject.id, after?.postedAt ?? null, after?.id ?? null, limit],
  )
}

export type StarCount = { subjectId: string; stars: number; count: number }

export async function countStars(db: Queryable, kind: ReviewSubject, ids: readonly string[]): Promise<StarCount[]> {
  return db.query<StarCount>(
    'select subject_id as "subjectId", stars, count from review_count where subject_kind = $1 and subject_id = any ($2::text[]) and count > 0',
    [kind, ids],
  )
}

export async function listReviewsOf(
  db: Queryable,
  userId: string,
): Promise<(OwnReviewRow & { hadKind: string; hadId: string })[]> {
  return db.query(
    `select ${own}, had_kind as "hadKind", had_id as "hadId" from review where user_id = $1 order by posted_at, id`,
    [userId],
  )
}

export async function makeAnonymous(tx: Tx, userId: string): Promise<void> {
  await tx.query(`update review set user_id = null, words = '' where user_id = $1`, [userId])
}
