import type { ReportReason } from '@sankalp/contract/consultation-rules'
import type { TalkKind } from '@sankalp/contract/live/consultations'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import type { ConsultationRow } from './consultations.repository.ts'

export type PastRow = Pick<
  ConsultationRow,
  | 'id'
  | 'talk'
  | 'bookingId'
  | 'startsWhenReady'
  | 'userReadyAt'
  | 'acharyaReadyAt'
  | 'userId'
  | 'userName'
  | 'userPictureKey'
  | 'intake'
  | 'acharyaId'
  | 'acharyaUserId'
  | 'acharyaUserName'
  | 'acharyaPictureKey'
  | 'acharyaName'
  | 'acharyaPortrait'
  | 'acharyaGender'
  | 'transferId'
> & {
  acceptedAt: Date
  endedAt: Date
  talkedSeconds: number
  chargedPaise: number
  earnedPaise: number
  stars: number | null
}

/** Reads held consultations, newest first, after a given one. */
export function readPast(
  db: Queryable,
  userId: string,
  as: 'user' | 'acharya',
  after: { at: string; id: string } | null,
  limit: number,
): Promise<PastRow[]> {
  const side = as === 'user' ? 'c.user_id' : 'c.acharya_user_id'
  return db.query<PastRow>(
    `select c.id, c.talk, c.booking_id as "bookingId", c.user_id as "userId", u.name as "userName", u.picture_key as "userPictureKey", c.intake,
       c.acharya_id as "acharyaId", c.acharya_user_id as "acharyaUserId", a.name as "acharyaUserName", a.picture_key as "acharyaPictureKey", e.name as "acharyaName",
       e.portrait as "acharyaPortrait", e.gender as "acharyaGender",
       c.starts_when_ready as "startsWhenReady", c.user_ready_at as "userReadyAt", c.acharya_ready_at as "acharyaReadyAt",
       c.transfer_id as "transferId", c.accepted_at as "acceptedAt", c.ended_at as "endedAt", c.talked_seconds as "talkedSeconds", c.charged_paise as "chargedPaise",
       coalesce(c.earned_paise, 0)::bigint as "earnedPaise", r.stars
      from consultation c join user_account u on u.id = c.user_id join user_account a on a.id = c.acharya_user_id join acharya e on e.id = c.acharya_id
      left join review r on r.had_kind = 'consultation' and r.had_id = c.id::text
      where ${side} = $1 and c.state = 'settled' and ($2::timestamptz is null or (c.accepted_at, c.id) < ($2, $3::uuid))
      order by c.accepted_at desc, c.id desc limit ${limit}`,
    [userId, after ? new Date(after.at) : null, after?.id ?? null],
  )
}

export type HeldRow = Pick<
  ConsultationRow,
  'userId' | 'acharyaUserId' | 'acharyaName' | 'state' | 'chargedPaise' | 'endedAt'
> & { now: Date }

/** Reads a consultation for which a user may give dakshina, with the current time: the given one, or the database's. */
export async function readHeld(db: Queryable, consultationId: string, given: Date | null): Promise<HeldRow | null> {
  const [row] = await db.query<HeldRow>(
    `select c.user_id as "userId", c.acharya_user_id as "acharyaUserId", e.name as "acharyaName", c.state, c.charged_paise as "chargedPaise", c.ended_at as "endedAt",
       coalesce($2, date_trunc('milliseconds', clock_timestamp())) as now
      from consultation c join acharya e on e.id = c.acharya_id where c.id = $1`,
    [consultationId, given],
  )
  return row ?? null
}

export async function readRating(
  db: Queryable,
  consultationId: string,
): Promise<{ stars: number; review: string | null } | null> {
  const [row] = await db.query<{ stars: number; review: string | null }>(
    `select stars, nullif(words, '') as review from review where had_kind = 'consultation' and had_id = $1`,
    [consultationId],
  )
  return row ?? null
}

export type ReviewRow = {
  id: string
  stars: number
  review: string | null
  at: Date
  firstName: string | null
  talk: TalkKind
}

/** Reads the reviews of an acharya's consultations, not poojas, newest first. */
export function readReviews(
  db: Queryable,
  acharyaId: string,
  after: { at: string; id: string } | null,
  limit: number,
): Promise<ReviewRow[]> {
  return db.query<ReviewRow>(
    `select r.id, r.stars, nullif(r.words, '') as review, s.posted_at as at, u.first_name as "firstName", c.talk
      from review_subject s join review r on r.id = s.review_id left join user_account u on u.id = r.user_id
        join consultation c on c.id = case when r.had_kind = 'consultation' then r.had_id::uuid end
      where s.subject_kind = 'acharya' and s.subject_id = $1 and r.had_kind = 'consultation' and r.hidden_at is null
        and ($2::timestamptz is null or (s.posted_at, s.review_id) < ($2, $3::uuid))
      order by s.posted_at desc, s.review_id desc limit ${limit}`,
    [acharyaId, after ? new Date(after.at) : null, after?.id ?? null],
  )
}

export async function insertReport(
  db: Queryable,
  report: {
    id: string
    consultationId: string
    byUserId: string
    reason: ReportReason
    body: string | null
    now: Date
  },
): Promise<void> {
  const { id, consultationId, byUserId, reason, body, now } = report
  await db.query(
    'insert into consultation_report (id, consultation_id, by_user_id, reason, body, created_at) values ($1, $2, $3, $4, $5, $6)',
    [id, consultationId, byUserId, reason, body, now],
  )
}

export async function saveBlock(db: Queryable, byUserId: string, blockedUserId: string, now: Date): Promise<void> {
  await db.query(
    'insert into person_block (by_user_id, blocked_user_id, created_at) values ($1, $2, $3) on conflict do nothing',
    [byUserId, blockedUserId, now],
  )
}

export async function deleteBlock(db: Queryable, byUserId: string, blockedUserId: string): Promise<void> {
  await db.query('delete from person_block where by_user_id = $1 and blocked_user_id = $2', [byUserId, blockedUserId])
}

export async function hasBlocked(db: Queryable, byUserId: string, blockedUserId: string): Promise<boolean> {
  const rows = await db.query('select 1 from person_block where by_user_id = $1 and blocked_user_id = $2', [
    byUserId,
    blockedUserId,
  ])
  return rows.length > 0
}

/** Deletes messages and pictures, and returns the storage keys of the pictures. */
export async function deleteMessages(tx: Tx, consultationIds: readonly string[], now: Date): Promise<string[]> {
  await tx.query(
    'update consultation set transcript_deleted_at = coalesce(transcript_deleted_at, $2) where id = any ($1::uuid[])',
    [consultationIds, now],
  )
  await tx.query('delete from consultation_message where consultation_id = any ($1::uuid[])', [consultationIds])
  const rows = await tx.query<{ key: string }>(
    'delete from consultation_picture where consultation_id = any ($1::uuid[]) returning storage_key as key',
    [consultationIds],
  )
  return rows.map(({ key }) => key)
}

export async function readBalanceAfter(db: Queryable, transferId: string): Promise<number | null> {
  const [row] = await db.query<{ paise: number }>('select balance_after_paise as paise from transfer where id = $1', [
    transferId,
  ])
  return row?.paise ?? null
}
