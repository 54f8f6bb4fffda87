import type { ReportReason } from '@sankalp/contract/consultation-rules'
import type { TalkKind } from '@sankalp/contract/live/consultations'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import type { ConsultationRow } from './consultations.repository.ts'

export type PastRow = Pick<
  ConsultationRow,
  'id' | 'talk' | 'bookingId' | 'userId' | 'userName' | 'userPictureKey' | 'intake' | 'acharyaId' | 'acharyaUserId' | 'acharyaUserName' | 'acharyaPictureKey' | 'acharyaName' | 'transferId'
> & { acceptedAt: Date; endedAt: Date; talkedSeconds: number; chargedPaise: number; earnedPaise: number; stars: number | null }

/** Those that were held, newest first, after one of them. */
export function readPast(db: Queryable, userId: string, as: 'user' | 'acharya', after: { at: string; id: string } | null, limit: number): Promise<PastRow[]> {
  const side = as === 'user' ? 'c.user_id' : 'c.acharya_user_id'
  return db.query<PastRow>(
    `select c.id, c.talk, c.booking_id as "bookingId", c.user_id as "userId", u.name as "userName", u.picture_key as "userPictureKey", c.intake,
       c.acharya_id as "acharyaId", c.acharya_user_id as "acharyaUserId", a.name as "acharyaUserName", a.picture_key as "acharyaPictureKey", e.name as "acharyaName",
       c.transfer_id as "transferId", c.accepted_at as "acceptedAt", c.ended_at as "endedAt", c.talked_seconds as "talkedSeconds", c.charged_paise as "chargedPaise",
       coalesce(c.earned_paise, 0)::bigint as "earnedPaise", r.stars
      from consultation c join user_account u on u.id = c.user_id join user_account a on a.id = c.acharya_user_id join acharya e on e.id = c.acharya_id
      left join consultation_rating r on r.consultation_id = c.id
      where ${side} = $1 and c.state = 'settled' and ($2::timestamptz is null or (c.accepted_at, c.id) < ($2, $3::uuid))
      order by c.accepted_at desc, c.id desc limit ${limit}`,
    [userId, after ? new Date(after.at) : null, after?.id ?? null],
  )
}

export async function readRating(db: Queryable, consultationId: string): Promise<{ stars: number; review: string | null } | null> {
  const [row] = await db.query<{ stars: number; review: string | null }>('select stars, review from consultation_rating where consultation_id = $1', [consultationId])
  return row ?? null
}

/** Stores a rating, or another one instead of it, and counts it once. */
export async function saveRating(tx: Tx, { id, acharyaId }: Pick<ConsultationRow, 'id' | 'acharyaId'>, stars: number, review: string | null, now: Date): Promise<void> {
  const before = await readRating(tx, id)
  await tx.query(
    `insert into consultation_rating (consultation_id, acharya_id, stars, review, created_at) values ($1, $2, $3, $4, $5)
     on conflict (consultation_id) do update set stars = excluded.stars, review = excluded.review, created_at = excluded.created_at`,
    [id, acharyaId, stars, review, now],
  )
  await tx.query(
    `insert into acharya_figures (acharya_id, ratings, stars) values ($1, 1, $2)
     on conflict (acharya_id) do update set ratings = acharya_figures.ratings + $3, stars = acharya_figures.stars + $2`,
    [acharyaId, stars - (before?.stars ?? 0), before ? 0 : 1],
  )
}

export type ReviewRow = { id: string; stars: number; review: string | null; at: Date; firstName: string | null; talk: TalkKind }

export function readReviews(db: Queryable, acharyaId: string, after: { at: string; id: string } | null, limit: number): Promise<ReviewRow[]> {
  return db.query<ReviewRow>(
    `select r.consultation_id as id, r.stars, r.review, r.created_at as at, u.first_name as "firstName", c.talk
      from consultation_rating r join consultation c on c.id = r.consultation_id join user_account u on u.id = c.user_id
      where r.acharya_id = $1 and ($2::timestamptz is null or (r.created_at, r.consultation_id) < ($2, $3::uuid))
      order by r.created_at desc, r.consultation_id desc limit ${limit}`,
    [acharyaId, after ? new Date(after.at) : null, after?.id ?? null],
  )
}

export async function insertReport(db: Queryable, report: { id: string; consultationId: string; byUserId: string; reason: ReportReason; body: string | null; now: Date }): Promise<void> {
  const { id, consultationId, byUserId, reason, body, now } = report
  await db.query('insert into consultation_report (id, consultation_id, by_user_id, reason, body, created_at) values ($1, $2, $3, $4, $5, $6)', [id, consultationId, byUserId, reason, body, now])
}

export async function saveBlock(db: Queryable, byUserId: string, blockedUserId: string, now: Date): Promise<void> {
  await db.query('insert into person_block (by_user_id, blocked_user_id, created_at) values ($1, $2, $3) on conflict do nothing', [byUserId, blockedUserId, now])
}

export async function deleteBlock(db: Queryable, byUserId: string, blockedUserId: string): Promise<void> {
  await db.query('delete from person_block where by_user_id = $1 and blocked_user_id = $2', [byUserId, blockedUserId])
}

export async function hasBlocked(db: Queryable, byUserId: string, blockedUserId: string): Promise<boolean> {
  const rows = await db.query('select 1 from person_block where by_user_id = $1 and blocked_user_id = $2', [byUserId, blockedUserId])
  return rows.length > 0
}

/** Removes what was written and shown, and gives the keys of the pictures. */
export async function deleteMessages(tx: Tx, consultationIds: readonly string[], now: Date): Promise<string[]> {
  await tx.query('update consultation set transcript_deleted_at = coalesce(transcript_deleted_at, $2) where id = any ($1::uuid[])', [consultationIds, now])
  await tx.query('delete from consultation_message where consultation_id = any ($1::uuid[])', [consultationIds])
  const rows = await tx.query<{ key: string }>('delete from consultation_picture where consultation_id = any ($1::uuid[]) returning storage_key as key', [consultationIds])
  return rows.map(({ key }) => key)
}

export async function readBalanceAfter(db: Queryable, transferId: string): Promise<number | null> {
  const [row] = await db.query<{ paise: number }>('select balance_after_paise as paise from transfer where id = $1', [transferId])
  return row?.paise ?? null
}
