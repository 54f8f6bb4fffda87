import type { Language } from '@sankalp/contract'
import type { BookingState, Canceller } from '@sankalp/contract/booking-life'
import type { BookingDetails } from '@sankalp/contract/bookings'
import { type Queryable, type Tx, sqlState } from '../../platform/db/db.ts'
import { inOneGo } from '../../platform/db/in-one-go.ts'
import { bookable } from './availability.repository.ts'

export type BothLanguages = Record<Language, string>

/** A line of the receipt of what was paid. */
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
  refundTransferId: string | null
  cancelledBy: Canceller | null
  cancelReason: string | null
  devoteeJoinedAt: Date | null
  acharyaJoinedAt: Date | null
  note: string | null
  pooja: { name: BothLanguages; drawing: string; imageKey: string | null; pricePaise: number }
  /** Without a name once their account is erased. */
  acharya: { userId: string; name: BothLanguages | null; portrait: string; pictureKey: string | null }
  paidLines: PaidLine[] | null
  pictureKeys: string[]
  /** What its owner gave it in a review. */
  stars: number | null
}

const poojaJson = `json_build_object('name', pooja.name, 'drawing', pooja.drawing, 'imageKey', pooja.image_key, 'pricePaise', pooja.price_paise)`
const acharyaJson = `json_build_object('userId', acharya.user_id, 'name', acharya.name, 'portrait', acharya.portrait, 'pictureKey', acharya_account.picture_key)`

const columns = `booking.id, booking.user_id as "userId", booking.acharya_id as "acharyaId", booking.pooja_id as "poojaId", booking.starts_at as "startsAt",
  booking.state, booking.held_until as "heldUntil", booking.details, booking.language, booking.pooja_paise as "poojaPaise",
  booking.samagri_paise as "samagriPaise", booking.dakshina_paise as "dakshinaPaise", booking.sankalp, booking.transfer_id as "transferId",
  booking.refund_transfer_id as "refundTransferId", booking.cancelled_by as "cancelledBy", booking.cancel_reason as "cancelReason",
  booking.devotee_joined_at as "devoteeJoinedAt", booking.acharya_joined_at as "acharyaJoinedAt", booking.note,
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

/** Whatever happens to one booking at the same time happens one after the other. */
export async function lockBooking(tx: Tx, id: string): Promise<BookingRow | null> {
  // Sent together: the second statement begins, and looks at the row, when the first has its lock.
  const [, booking] = await inOneGo(
    tx.query('select 1 from booking where id = $1 for update', [id]),
    findBooking(tx, id),
  )
  return booking
}

/** The same for several, without those that somebody else is at. */
export async function lockBookings(tx: Tx, ids: readonly string[]): Promise<BookingRow[]> {
  // How many there are is not known when this is planned: so it is planned once for each connection, and not for each number.
  const asked = 'any (array(select unnest($1::uuid[])))'
  const [locked, rows] = await inOneGo(
    tx.query<{ id: string }>(`select id from booking where id = ${asked} order by id for update skip locked`, [ids]),
    tx.query<BookingRow>(`select ${columns} ${joined} where booking.id = ${asked}`, [ids]),
  )
  const own = new Set(locked.map(({ id }) => id))
  return rows.filter(({ id }) => own.has(id))
}

/** The same, unless somebody else is at it: then null, and it is left to them. */
export async function tryLockBooking(tx: Tx, id: string): Promise<BookingRow | null> {
  const rows = await tx.query('select 1 from booking where id = $1 for update skip locked', [id])
  return rows.length > 0 ? findBooking(tx, id) : null
}

export type SlotAsked = { userId: string; acharyaId: string; poojaId: string; startsAt: Date }
export type SlotFacts = {
  /** Null where there is none to book. */
  pooja: BookingRow['pooja'] | null
  acharya: BookingRow['acharya'] | null
  isOffered: boolean
  /** Held by the asker for the same pooja. */
  ownId: string | null
  takenBy: string | null
  /** The end of a hold. */
  takenUntil: Date | null
  email: string | null
  place_of_birth: string | null
  date_of_birth: string | null
}

/**
 * Everything that decides whether slots can be held, in one round trip and without a lock: most of a crowd is told here. Null where there is no such
 * account. With `limit` each is looked up by itself, however few rows there were when this was planned; given as JSON, they are as many as any others
 * to whoever plans it, so that it is planned once for each connection.
 */
export async function readSlotFacts(
  db: Queryable,
  asked: readonly SlotAsked[],
  now: Date,
): Promise<(SlotFacts | null)[]> {
  const rows = await db.query<SlotFacts & { at: number }>(
    `select asked.at, facts.* from jsonb_to_recordset($1::jsonb) as asked (at integer, user_id uuid, acharya_id uuid, pooja_id text, starts_at timestamptz)
     cross join lateral (
       select case when pooja.id is not null then ${poojaJson} end as pooja, case when acharya.id is not null then ${acharyaJson} end as acharya,
         is_slot_offered(asked.acharya_id, asked.starts_at) as "isOffered", taken.id as "ownId", taken.user_id as "takenBy", taken.held_until as "takenUntil",
         devotee.email, devotee.place_of_birth, devotee.date_of_birth
       from user_account devotee left join lateral (
         select case when user_id = asked.user_id and pooja_id = asked.pooja_id and state = 'held' then id end as id, user_id, held_until
         from booking where acharya_id = asked.acharya_id and starts_at = asked.starts_at and state not in ('expired', 'cancelled') and (state <> 'held' or held_until > $2)
       ) taken on true left join pooja on pooja.id = asked.pooja_id and pooja.listed
       left join (acharya join user_account acharya_account on acharya_account.id = acharya.user_id) on acharya.id = asked.acharya_id and ${bookable}
       where devotee.id = asked.user_id and devotee.erased_at is null limit 1
     ) facts`,
    [
      JSON.stringify(
        asked.map(({ userId, acharyaId, poojaId, startsAt }, at) => ({
          at,
          user_id: userId,
          acharya_id: acharyaId,
          pooja_id: poojaId,
          starts_at: startsAt,
        })),
      ),
      now,
    ],
  )
  const factsOf = new Map(rows.map(({ at, ...facts }) => [at, facts]))
  return asked.map((_, index) => factsOf.get(index) ?? null)
}

export type HoldRefusal = 'no_account' | 'not_offered' | 'taken' | 'too_many'

/** Together with the commit, which fails when the slot cannot be had: `holdRefusalOf` says why. */
export function holdSlotAtCommit(tx: Tx, booking: BookingRow, mostHolds: number, now: Date): void {
  const { id, userId, acharyaId, poojaId, startsAt, heldUntil, language, poojaPaise, samagriPaise, details, sankalp } =
    booking
  tx.atCommit('select take_slot($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::jsonb, $12, $13)', [
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
  ])
}

/** Takes those of these slots that can be had without waiting for anybody, and gives the ids of their bookings. */
export async function holdSlots(
  tx: Tx,
  bookings: readonly BookingRow[],
  mostHolds: number,
  now: Date,
): Promise<Set<string>> {
  const rows = bookings.map(
    ({
      id,
      userId,
      acharyaId,
      poojaId,
      startsAt,
      heldUntil,
      language,
      poojaPaise,
      samagriPaise,
      details,
      sankalp,
    }) => ({
      id,
      user_id: userId,
      acharya_id: acharyaId,
      pooja_id: poojaId,
      starts_at: startsAt,
      held_until: heldUntil,
      language,
      pooja_paise: poojaPaise,
      samagri_paise: samagriPaise,
      details,
      sankalp,
    }),
  )
  const taken = await tx.query<{ id: string }>('select take_slots($1::jsonb, $2, $3) as id', [
    JSON.stringify(rows),
    mostHolds,
    now,
  ])
  return new Set(taken.map(({ id }) => id))
}

/** Why `take_slot` has ended a transaction; null for any other error. */
export function holdRefusalOf(error: unknown): HoldRefusal | null {
  return sqlState(error) === 'SK001' ? ((error as Error).message as HoldRefusal) : null
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

/** Throws a unique violation when the slot is taken: the transaction is over then. False when the acharya does not receive at that time. */
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

/**
 * Together with the commit: who is paid waits in their account's row for the end of this transaction. Looked up by their ids, since the database
 * takes a list in JSON for so long that it would rather read a small table whole.
 */
export function markConfirmedAtCommit(
  tx: Tx,
  id: string,
  paid: Pick<BookingRow, 'transferId' | 'poojaPaise' | 'samagriPaise'>,
  now: Date,
): void {
  tx.rowsAtCommit(
    `update booking set state = 'confirmed', held_until = null, transfer_id = paid."transferId", pooja_paise = paid."poojaPaise", samagri_paise = paid."samagriPaise",
       updated_at = paid.now
     from jsonb_to_recordset($1::jsonb) as paid (id uuid, "transferId" uuid, "poojaPaise" integer, "samagriPaise" integer, now timestamptz)
     where booking.id = paid.id and booking.id = any (array(select (one ->> 'id')::uuid from jsonb_array_elements($1::jsonb) one))`,
    [{ id, ...paid, now }],
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

export async function markCompleted(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query(`update booking set state = 'completed', updated_at = $2 where id = $1`, [id, now])
}

/** The first time that each side came counts. */
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
 * Those whose time to be paid is over, or would be later than that of any hold that begins now (`latest`): of those, the clock was set
 * back since. Held ones only: whoever pays at this moment has the row, and is left alone.
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

/** Paid ones that began before `before` and have not been closed. */
export async function listUnclosed(db: Queryable, before: Date, most: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from booking where state in ('confirmed', 'live') and starts_at <= $1 order by starts_at limit $2`,
    [before, most],
  )
  return rows.map(({ id }) => id)
}

/** The booking between two people whose window is open now. */
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

/** Those that come or run, soonest first, then the others, newest first. `past`: what began before this is over. */
export function listPaidOf(
  db: Queryable,
  userId: string,
  past: Date,
  limit: number,
  offset: number,
): Promise<BookingRow[]> {
  const comes = `booking.state in ('confirmed', 'live') and booking.starts_at > $2`
  const own = `select id, starts_at from booking where user_id = $1 and transfer_id is not null`
  // Both parts are read in the order of the index, a page's worth of each, and only a page is joined with what it shows.
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

/** For an account that is about to be erased: what is held or paid and has not ended, as devotee or as acharya. */
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

/** What names a person: the rows stay, for what was paid. */
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

/** Holds that came to nothing are of no use to anybody after a while. */
export async function forgetExpiredBefore(db: Queryable, before: Date): Promise<void> {
  await db.query(`delete from booking where state = 'expired' and updated_at < $1`, [before])
}
