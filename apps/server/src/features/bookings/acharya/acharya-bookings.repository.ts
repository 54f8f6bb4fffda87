import type { Language } from '@sankalp/contract'
import type { BookingState } from '@sankalp/contract/booking-life'
import type { Parameter, Queryable, Tx } from '../../../platform/db/db.ts'

type BothLanguages = Record<Language, string>

/** The devotee's details that the rite needs. They are empty once the devotee's account is erased. */
export type RiteDetails = { name: string; gotra?: string; sankalpNames?: string[]; city: string; state: string }

export type AcharyaBookingRow = {
  id: string
  state: BookingState
  poojaId: string
  poojaName: BothLanguages
  drawing: string
  startsAt: Date
  details: RiteDetails | null
  sankalp: BothLanguages | null
  dakshinaPaise: number
  isRefunded: boolean
  /** What the ledger credited to the acharya when the booking was paid. */
  earnedPaise: number
  isAsked: boolean
  note: string | null
  cancelReason: string | null
  devoteeJoinedAt: Date | null
  acharyaJoinedAt: Date | null
  pictures: { id: string; key: string }[]
}

const columns = `b.id, b.state, b.pooja_id as "poojaId", pooja.name as "poojaName", pooja.drawing, b.starts_at as "startsAt", b.details, b.sankalp,
  b.dakshina_paise as "dakshinaPaise", b.refund_transfer_id is not null as "isRefunded", b.note,
  b.held_asked_at is not null as "isAsked",
  (select coalesce(sum(amount_paise), 0)::bigint from posting where transfer_id = b.transfer_id and account = 'earnings') as "earnedPaise",
  b.cancel_reason as "cancelReason", b.devotee_joined_at as "devoteeJoinedAt", b.acharya_joined_at as "acharyaJoinedAt",
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'key', p.storage_key) order by p.created_at, p.id), '[]'::jsonb)
    from booking_picture p where p.booking_id = b.id) as pictures`

/** Paid bookings of an acharya. Both kinds are read through the same index, from opposite ends. */
const paid = 'b.acharya_id = $1 and b.transfer_id is not null'
/** Bookings whose window is open or still to come, and running ones. No booking runs for a whole day. */
const comes = `((b.state = 'live' and b.held_asked_at is null) or (b.state = 'confirmed' and b.starts_at > $2))`
const coming = `${paid} and b.starts_at > $2::timestamptz - interval '1 day' and ${comes}`
const past = `${paid} and not ${comes}`

export type BookingList = { acharyaId: string; when: 'coming' | 'past'; after: Date }

export async function countBookings(db: Queryable, { acharyaId, when, after }: BookingList): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from booking b where ${when === 'coming' ? coming : past}`,
    [acharyaId, after],
  )
  return row?.count ?? 0
}

export function listBookings(
  db: Queryable,
  { acharyaId, when, after }: BookingList,
  limit: number,
  offset: number,
): Promise<AcharyaBookingRow[]> {
  const [condition, order] = when === 'coming' ? [coming, 'b.starts_at, b.id desc'] : [past, 'b.starts_at desc, b.id']
  return db.query<AcharyaBookingRow>(
    `select ${columns} from booking b join pooja on pooja.id = b.pooja_id where ${condition} order by ${order} limit $3 offset $4`,
    [acharyaId, after, limit, offset],
  )
}

type Asked = { bookingId: string; userId: string }

/** Finds a paid booking by the account of its acharya. Returns null for any other account. */
export async function findBooking(db: Queryable, asked: Asked): Promise<AcharyaBookingRow | null> {
  const [row] = await db.query<AcharyaBookingRow>(`select ${columns} ${own}`, ownValues(asked))
  return row ?? null
}

/**
 * The same, and locks it until the transaction ends. Reads it after the lock is acquired, because its pictures may have
 * changed meanwhile.
 */
export async function lockBooking(tx: Tx, asked: Asked): Promise<AcharyaBookingRow | null> {
  const locked = await tx.query(`select 1 ${own} for update of b`, ownValues(asked))
  return locked.length > 0 ? findBooking(tx, asked) : null
}

const own = `from booking b join pooja on pooja.id = b.pooja_id join acharya on acharya.id = b.acharya_id
  where b.id = $1 and acharya.user_id = $2 and b.transfer_id is not null`
const ownValues = ({ bookingId, userId }: Asked): Parameter[] => [bookingId, userId]

export async function saveNote(tx: Tx, bookingId: string, note: string | null, now: Date): Promise<void> {
  await tx.query('update booking set note = $2, updated_at = $3 where id = $1', [bookingId, note, now])
}

export async function insertPicture(
  tx: Tx,
  picture: { id: string; bookingId: string; key: string; now: Date },
): Promise<void> {
  await tx.query('insert into booking_picture (id, booking_id, storage_key, created_at) values ($1, $2, $3, $4)', [
    picture.id,
    picture.bookingId,
    picture.key,
    picture.now,
  ])
}

/** Returns the storage key of the file, or null if there is no such picture. */
export async function deletePicture(tx: Tx, bookingId: string, pictureId: string): Promise<string | null> {
  const [row] = await tx.query<{ key: string }>(
    'delete from booking_picture where id = $1 and booking_id = $2 returning storage_key as key',
    [pictureId, bookingId],
  )
  return row?.key ?? null
}

/** Deletes the notes and pictures sent to a devotee. Returns the storage keys of the picture files. */
export async function forgetSentTo(tx: Tx, userId: string): Promise<string[]> {
  await tx.query('update booking set note = null where user_id = $1 and note is not null', [userId])
  const rows = await tx.query<{ key: string }>(
    'delete from booking_picture where booking_id in (select id from booking where user_id = $1 and transfer_id is not null) returning storage_key as key',
    [userId],
  )
  return rows.map(({ key }) => key)
}
