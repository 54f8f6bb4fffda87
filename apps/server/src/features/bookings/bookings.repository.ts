import type { Language } from '@sankalp/contract'
import type { BookingState, Canceller } from '@sankalp/contract/booking-life'
import type { BookingDetails } from '@sankalp/contract/bookings'
import type { HeldAnswer } from '@sankalp/contract/pooja-held'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import { bookable } from './availability.repository.ts'

export type BothLanguages = Record<Language, string>

/** A line of the receipt for a paid booking. */
type PaidLine = { item: 'pooja' | 'samagri' | 'dakshina'; amountPaise: number; taxPercent: number; taxPaise: number }

export type BookingRow = {
  id: string
  userId: string
  acharyaId: string
  poojaId: string
  startsAt: Date
  state: BookingState
  heldUntil: Date | null
  details: BookingDetails | null
  language: Language
  poojaPaise: number
  samagriPaise: number
  dakshinaPaise: number
  sankalp: BothLanguages | null
  transferId: string | null
  /** The latest payment at the provider for it, and the price that was agreed to then. */
  paymentId: string | null
  agreedPaise: number | null
  refundTransferId: string | null
  cancelledBy: Canceller | null
  cancelReason: string | null
  devoteeJoinedAt: Date | null
  acharyaJoinedAt: Date | null
  /** How long its calls lasted; set when the devotee is asked whether the pooja was performed. */
  calledSeconds: number | null
  heldAskedAt: Date | null
  heldAnswer: HeldAnswer | null
  note: string | null
  pooja: { name: BothLanguages; drawing: string; imageKey: string | null; pricePaise: number; minutes: number }
  /** The name is null once the account is erased. */
  acharya: { userId: string; name: BothLanguages | null; portrait: string; pictureKey: string | null }
  paidLines: PaidLine[] | null
  pictureKeys: string[]
  /** The rating from the owner's review. */
  stars: number | null
}

const poojaJson = `json_build_object('name', pooja.name, 'drawing', pooja.drawing, 'imageKey', pooja.image_key, 'pricePaise', pooja.price_paise, 'minutes', pooja.duration_minutes)`
const acharyaJson = `json_build_object('userId', acharya.user_id, 'name', acharya.name, 'portrait', acharya.portrait, 'pictureKey', acharya_account.picture_key)`

const columns = `booking.id, booking.user_id as "userId", booking.acharya_id as "acharyaId", booking.pooja_id as "poojaId", booking.starts_at as "startsAt",
  booking.state, booking.held_until as "heldUntil", booking.details, booking.language, booking.pooja_paise as "poojaPaise",
  booking.samagri_paise as "samagriPaise", booking.dakshina_paise as "dakshinaPaise", booking.sankalp, booking.transfer_id as "transferId",
  booking.payment_id as "paymentId", booking.agreed_paise as "agreedPaise",
  booking.refund_transfer_id as "refundTransferId", booking.cancelled_by as "cancelledBy", booking.cancel_reason as "cancelReason",
  booking.devotee_joined_at as "devoteeJoinedAt", booking.acharya_joined_at as "acharyaJoinedAt",
  booking.called_seconds as "calledSeconds", booking.held_asked_at as "heldAskedAt", booking.held_answer as "heldAnswer", booking.note,
  ${poojaJson} as pooja, ${acharyaJson} as acharya,
  receipt.lines as "paidLines",
  (select coalesce(json_agg(storage_key order by created_at, id), '[]') from booking_picture where booking_id = booking.id) as "pictureKeys",
  (select stars from review where had_kind = 'booking' and had_id = booking.id::text) as stars`

const joined = `from booking join pooja on pooja.id = booking.pooja_id join acharya on acharya.id = booking.acharya_id
  join user_account acharya_account on acharya_account.id = acharya.user_id left join receipt on receipt.transfer_id = booking.transfer_id`

export async function findBooking(db: Queryable, id: string): Promise<BookingRow | null> {
  const [row] = await db.query<BookingRow>(`select ${columns} ${joined} where booking.id = $1`, [id])
  return row ?? null
}

/** Locks a booking, so that simultaneous changes of it happen one after the other. */
export async function lockBooking(tx: Tx, id: string): Promise<BookingRow | null> {
  // Read with a separate statement, which sees what was committed while this one waited for the lock.
  await tx.query('select 1 from booking where id = $1 for update', [id])
  return findBooking(tx, id)
}

/** The same, but returns null if another transaction holds the lock and so handles it. */
export async function tryLockBooking(tx: Tx, id: string): Promise<BookingRow | null> {
  const rows = await tx.query('select 1 from booking where id = $1 for update skip locked', [id])
  return rows.length > 0 ? findBooking(tx, id) : null
}

export type SlotAsked = { userId: string; acharyaId: string; poojaId: string; startsAt: Date }
export type SlotFacts = {
  /** Null if no such pooja can be booked. */
  pooja: BookingRow['pooja'] | null
  acharya: BookingRow['acharya'] | null
  isOffered: boolean
  /** The id of the asker's own hold for the same pooja. */
  ownId: string | null
  isTaken: boolean
}

/**
 * Reads everything that decides whether a slot can be held, in one round trip and without a lock. Returns null if the
 * account does not exist.
 */
export async function readSlotFacts(db: Queryable, asked: SlotAsked, now: Date): Promise<SlotFacts | null> {
  const [row] = await db.query<SlotFacts>(
    `select case when pooja.id is not null then ${poojaJson} end as pooja, case when acharya.id is not null then ${acharyaJson} end as acharya,
       is_slot_offered($2, $4) as "isOffered", taken.own_id as "ownId", taken.id is not null as "isTaken"
     from user_account devotee
     left join lateral (
       select id, case when user_id = $1 and pooja_id = $3 and state = 'held' then id end as own_id from booking
       where acharya_id = $2 and starts_at = $4 and state not in ('expired', 'cancelled') and (state <> 'held' or held_until > $5)
     ) taken on true
     left join pooja on pooja.id = $3 and pooja.listed
     left join (acharya join user_account acharya_account on acharya_account.id = acharya.user_id) on acharya.id = $2 and ${bookable}
     where devotee.id = $1 and devotee.erased_at is null`,
    [asked.userId, asked.acharyaId, asked.poojaId, asked.startsAt, now],
  )
  return row ?? null
}

export type ClaimOutcome = 'done' | 'no_account' | 'not_offered' | 'taken' | 'too_many'

/** Holds a slot or returns why it cannot be held. In that case the transaction has changed nothing worth keeping. */
export async function claimSlot(tx: Tx, booking: BookingRow, mostHolds: number, now: Date): Promise<ClaimOutcome> {
  const { id, userId, acharyaId, poojaId, startsAt, heldUntil, language, poojaPaise, samagriPaise, details, sankalp } =
    booking
  const [row] = await tx.query<{ outcome: ClaimOutcome }>(
    'select claim_slot($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::jsonb, $12, $13) as outcome',
    [
      id,
      userId,
      acharyaId,
      poojaId,
      startsAt,
      heldUntil,
      language,
      poojaPaise,
      samagriPaise,
      details && JSON.stringify(details),
      sankalp && JSON.stringify(sankalp),
      mostHolds,
      now,
    ],
  )
  return row!.outcome
}

export async function saveDetails(
  tx: Tx,
  id: string,
  { details, sankalp }: { details: BookingDetails; sankalp: BothLanguages },
  now: Date,
): Promise<void> {
  await tx.query('update booking set details = $2::jsonb, sankalp = $3::jsonb, updated_at = $4 where id = $1', [
    id,
    JSON.stringify(details),
    JSON.stringify(sankalp),
    now,
  ])
}

export async function saveDakshina(tx: Tx, id: string, dakshinaPaise: number, now: Date): Promise<void> {
  await tx.query('update booking set dakshina_paise = $2, updated_at = $3 where id = $1', [id, dakshinaPaise, now])
}

/**
 * Moves a booking. Throws a unique violation if the slot is taken, which aborts the transaction. Returns false if the
 * acharya does not offer that time.
 */
export async function moveBooking(
  tx: Tx,
  { id, acharyaId }: Pick<BookingRow, 'id' | 'acharyaId'>,
  startsAt: Date,
  sankalp: BothLanguages | null,
  now: Date,
): Promise<boolean> {
  await tx.query('select 1 from acharya where id = $1 for key share', [acharyaId])
  const [row] = await tx.query<{ offered: boolean }>('select is_slot_offered($1, $2) as offered', [acharyaId, startsAt])
  if (!row!.offered) return false
  await tx.query('select expire_dead_hold($1, $2, $3)', [acharyaId, startsAt, now])
  await tx.query(
    'update booking set starts_at = $2, sankalp = $3::jsonb, devotee_joined_at = null, acharya_joined_at = null, updated_at = $4 where id = $1',
    [id, startsAt, sankalp && JSON.stringify(sankalp), now],
  )
  return true
}

export async function markConfirmed(
  tx: Tx,
  id: string,
  paid: Pick<BookingRow, 'transferId' | 'poojaPaise' | 'samagriPaise'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `update booking set state = 'confirmed', held_until = null, transfer_id = $2, pooja_paise = $3, samagri_paise = $4, updated_at = $5
     where id = $1`,
    [id, paid.transferId, paid.poojaPaise, paid.samagriPaise, now],
  )
}

/** A payment was begun for it, and the slot is kept at least until then. */
export async function savePayment(
  tx: Tx,
  id: string,
  payment: { paymentId: string; agreedPaise: number },
  keepUntil: Date,
  now: Date,
): Promise<void> {
  await tx.query(
    `update booking set payment_id = $2, agreed_paise = $3, held_until = greatest(held_until, $4::timestamptz), updated_at = $5
     where id = $1`,
    [id, payment.paymentId, payment.agreedPaise, keepUntil, now],
  )
}

export async function markExpired(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query(`update booking set state = 'expired', held_until = null, updated_at = $2 where id = $1`, [id, now])
}

export async function markCancelled(
  tx: Tx,
  id: string,
  end: { by: Canceller; reason: string | null; refundTransferId: string | null },
  now: Date,
): Promise<void> {
  await tx.query(
    `update booking set state = 'cancelled', cancelled_by = $2, cancel_reason = $3, refund_transfer_id = $4, updated_at = $5 where id = $1`,
    [id, end.by, end.reason, end.refundTransferId, now],
  )
}

export async function markMissed(tx: Tx, id: string, refundTransferId: string | null, now: Date): Promise<void> {
  await tx.query(`update booking set state = 'missed', refund_transfer_id = $2, updated_at = $3 where id = $1`, [
    id,
    refundTransferId,
    now,
  ])
}

/** Stores how long its calls lasted, and that its devotee is asked whether the pooja was performed. */
export async function markAsked(tx: Tx, id: string, calledSeconds: number, now: Date): Promise<void> {
  await tx.query('update booking set called_seconds = $2, held_asked_at = $3, updated_at = $3 where id = $1', [
    id,
    calledSeconds,
    now,
  ])
}

export async function saveHeldAnswer(tx: Tx, id: string, answer: HeldAnswer, now: Date): Promise<void> {
  await tx.query('update booking set held_answer = $2, updated_at = $3 where id = $1', [id, answer, now])
}

/** Reads a rite's texts in one language. */
export async function readRiteTexts(db: Queryable, poojaId: string, language: Language): Promise<RiteTexts | null> {
  const [row] = await db.query<{ details: RiteTexts | null }>(
    'select details -> $2::text as details from pooja where id = $1',
    [poojaId, language],
  )
  return row?.details ?? null
}

type RiteTexts = { steps: string[]; samagri: string[]; prepare: string[] }

export async function markCompleted(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query(`update booking set state = 'completed', updated_at = $2 where id = $1`, [id, now])
}

/** Records when a side first joined. Later joins do not change it. */
export async function markJoined(tx: Tx, id: string, side: 'devotee' | 'acharya', now: Date): Promise<void> {
  const column = side === 'devotee' ? 'devotee_joined_at' : 'acharya_joined_at'
  await tx.query(`update booking set ${column} = coalesce(${column}, $2), updated_at = $2 where id = $1`, [id, now])
}

export async function markLive(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query(
    `update booking set state = 'live', devotee_joined_at = coalesce(devotee_joined_at, $2), acharya_joined_at = coalesce(acharya_joined_at, $2), updated_at = $2
     where id = $1`,
    [id, now],
  )
}

/**
 * Expires holds whose time is over, or ends later than that of any hold that begins now (`latest`), which means that
 * the clock was set back. Skips locked rows, because they may be paid at this moment.
 */
export async function expireHolds(
  db: Queryable,
  { now, latest }: { now: Date; latest: Date },
  most: number,
): Promise<{ id: string; userId: string }[]> {
  return db.query(
    `update booking set state = 'expired', held_until = null, updated_at = $1
     where id in (select id from booking where state = 'held' and (held_until <= $1 or held_until > $3) order by held_until limit $2 for update skip locked) and state = 'held'
     returning id, user_id as "userId"`,
    [now, most, latest],
  )
}

/** Lists paid bookings that began before `before` and are not closed. */
export async function listUnclosed(db: Queryable, before: Date, most: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from booking where state in ('confirmed', 'live') and held_asked_at is null and starts_at <= $1 order by starts_at limit $2`,
    [before, most],
  )
  return rows.map(({ id }) => id)
}

/** Finds the booking between two users whose window is open now. */
export async function findInWindow(
  tx: Tx,
  pair: { userId: string; acharyaId: string; from: Date; to: Date },
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `select id from booking where user_id = $1 and acharya_id = $2 and starts_at > $3 and starts_at <= $4 and transfer_id is not null
       and state in ('confirmed', 'live') order by starts_at limit 1`,
    [pair.userId, pair.acharyaId, pair.from, pair.to],
  )
  return row?.id ?? null
}

export async function countPaidOf(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from booking where user_id = $1 and transfer_id is not null',
    [userId],
  )
  return row?.count ?? 0
}

/**
 * Lists upcoming and running bookings, soonest first, then the others, newest first. Bookings that began before `past`
 * are over.
 */
export function listPaidOf(
  db: Queryable,
  userId: string,
  past: Date,
  limit: number,
  offset: number,
): Promise<BookingRow[]> {
  const comes = `booking.state in ('confirmed', 'live') and booking.starts_at > $2`
  const own = `select id, starts_at from booking where user_id = $1 and transfer_id is not null`
  // Read one page of each part in index order, and join only one page with its details.
  return db.query<BookingRow>(
    `with page as (
       select id, part, place from (
         (select id, 0 as part, extract(epoch from starts_at) as place from (${own} and ${comes} order by starts_at, id limit $3::int + $4::int) coming)
         union all
         (select id, 1, -extract(epoch from starts_at) from (${own} and not (${comes}) order by starts_at desc, id limit $3::int + $4::int) others)
       ) both_parts order by part, place, id limit $3 offset $4
     )
     select ${columns} ${joined} join page on page.id = booking.id order by page.part, page.place, page.id`,
    [userId, past, limit, offset],
  )
}

/**
 * Lists the held or paid bookings of an account, as devotee or as acharya, that have not ended. Used before it is
 * erased.
 */
export async function listOpenOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from booking where user_id = $1 and state = 'held'
     union select id from booking where user_id = $1 and transfer_id is not null and state in ('confirmed', 'live')
     union select booking.id from booking join acharya on acharya.id = booking.acharya_id
       where acharya.user_id = $1 and booking.state not in ('expired', 'cancelled') and booking.state in ('held', 'confirmed', 'live')
     order by id`,
    [userId],
  )
  return rows.map(({ id }) => id)
}

/** Clears personal data. The rows stay as payment records. */
export async function forgetDetailsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.query(
    `update booking set details = null, sankalp = null, cancel_reason = case when cancelled_by = 'devotee' then null else cancel_reason end, updated_at = $2
     where user_id = $1`,
    [userId, now],
  )
}

export async function forgetHoursOf(tx: Tx, userId: string): Promise<void> {
  const of = 'acharya_id in (select id from acharya where user_id = $1)'
  await tx.query(`delete from availability_pattern where ${of}`, [userId])
  await tx.query(`delete from availability_exception where ${of}`, [userId])
}

export function listAllOf(db: Queryable, userId: string): Promise<BookingRow[]> {
  return db.query<BookingRow>(
    `select ${columns} ${joined} where booking.user_id = $1 order by booking.created_at desc, booking.id`,
    [userId],
  )
}

/** Deletes expired holds that are too old to be of use. */
export async function forgetExpiredBefore(db: Queryable, before: Date): Promise<void> {
  await db.query(`delete from booking where state = 'expired' and updated_at < $1`, [before])
}
