import type { SavedKundli } from '@sankalp/contract/kundli'
import type { Queryable, Tx } from '../../platform/db/db.ts'

export type KundliRow = Omit<SavedKundli, '_id' | 'savedAt' | 'tzone' | 'zone' | 'isOwn'> & {
  id: string
  /** The user has marked it as their own. */
  isMarked: boolean
  tzone: number | null
  zone: string | null
  savedAt: Date
}

const columns = `id, name, gender, day, month, year, hour, min, lat, lon, tzone, zone, place, saved_at as "savedAt",
  is_own as "isMarked"`

/** Locks the owner's account until the transaction ends, so that simultaneous saves are counted one after the other. */
export async function lockOwner(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.query('select id from user_account where id = $1 and erased_at is null for update', [userId])
  return rows.length > 0
}

export async function listKundlis(db: Queryable, userId: string): Promise<KundliRow[]> {
  return db.query<KundliRow>(`select ${columns} from kundali where user_id = $1 order by saved_at desc, id`, [userId])
}

export async function countKundlis(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>('select count(*)::int as count from kundali where user_id = $1', [
    userId,
  ])
  return row?.count ?? 0
}

/** Finds the user's saved chart with the same birth and name. */
export async function findSame(tx: Tx, userId: string, row: Omit<KundliRow, 'isMarked'>): Promise<KundliRow | null> {
  const [found] = await tx.query<KundliRow>(
    `select ${columns} from kundali
      where user_id = $1 and name = $2 and year = $3 and month = $4 and day = $5 and hour is not distinct from $6
        and min is not distinct from $7 and lat = $8 and lon = $9 and tzone is not distinct from $10
        and zone is not distinct from $11`,
    [userId, row.name, row.year, row.month, row.day, row.hour, row.min, row.lat, row.lon, row.tzone, row.zone],
  )
  return found ?? null
}

export async function insertKundli(tx: Tx, userId: string, row: Omit<KundliRow, 'isMarked'>): Promise<void> {
  await tx.query(
    `insert into kundali (id, user_id, name, gender, day, month, year, hour, min, lat, lon, tzone, zone, place, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      row.id,
      userId,
      row.name,
      row.gender,
      row.day,
      row.month,
      row.year,
      row.hour,
      row.min,
      row.lat,
      row.lon,
      row.tzone,
      row.zone,
      row.place,
      row.savedAt,
    ],
  )
}

export async function findKundli(tx: Tx, userId: string, id: string): Promise<KundliRow | null> {
  const [row] = await tx.query<KundliRow>(`select ${columns} from kundali where user_id = $1 and id = $2`, [userId, id])
  return row ?? null
}

export async function renameKundali(tx: Tx, id: string, name: string): Promise<void> {
  await tx.query('update kundali set name = $2 where id = $1', [id, name])
}

/** Marks one chart as the user's own, and no other. */
export async function markOwn(tx: Tx, userId: string, id: string): Promise<void> {
  // Two statements: within one, the index might see both marks.
  await tx.query('update kundali set is_own = false where user_id = $1 and is_own', [userId])
  await tx.query('update kundali set is_own = true where user_id = $1 and id = $2', [userId, id])
}

/** Returns whether the user had such a chart. */
export async function deleteKundali(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db.query('delete from kundali where user_id = $1 and id = $2 returning id', [userId, id])
  return rows.length > 0
}

export async function deleteAllOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from kundali where user_id = $1', [userId])
}
