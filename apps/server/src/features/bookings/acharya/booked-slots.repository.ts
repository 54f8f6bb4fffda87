import type { Language } from '@sankalp/contract'
import type { Queryable } from '../../../platform/db/db.ts'

/** Finds the entry of an acharya's account. Null if the account has the role but no catalogue entry yet. */
export async function findEntry(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>('select id from acharya where user_id = $1 and erased_at is null', [
    userId,
  ])
  return row?.id ?? null
}

/** Returns the acharya's name, or null if there is no such acharya. */
export async function findName(db: Queryable, acharyaId: string): Promise<Record<Language, string> | null> {
  const [row] = await db.query<{ name: Record<Language, string> }>(
    'select name from acharya where id = $1 and erased_at is null',
    [acharyaId],
  )
  return row?.name ?? null
}

export type BookedSlotRow = { bookingId: string; startsAt: Date; poojaName: Record<Language, string>; isHeld: boolean }

/** Returns the slots after an instant that are booked or held. */
export function readBookedSlots(db: Queryable, acharyaId: string, after: Date, now: Date): Promise<BookedSlotRow[]> {
  return db.query<BookedSlotRow>(
    `select booking.id as "bookingId", starts_at as "startsAt", pooja.name as "poojaName", state = 'held' as "isHeld"
      from booking join pooja on pooja.id = pooja_id
      where acharya_id = $1 and starts_at > $2 and state not in ('expired', 'cancelled')
        and (state in ('confirmed', 'live') or (state = 'held' and held_until > $3))
      order by starts_at`,
    [acharyaId, after, now],
  )
}
