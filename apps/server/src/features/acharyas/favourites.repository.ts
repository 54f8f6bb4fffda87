import type { Queryable, Tx } from '../../platform/db/db.ts'

/** Lists favourites, the latest first. */
export async function listFavourites(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'select acharya_id as id from favourite_acharya where user_id = $1 order by created_at desc, acharya_id',
    [userId],
  )
  return rows.map(({ id }) => id)
}

/** Adds a favourite. If there are more than `most`, the oldest are removed. */
export async function addFavourite(tx: Tx, acharyaId: string, userId: string, most: number, now: Date): Promise<void> {
  await tx.query(
    'insert into favourite_acharya (user_id, acharya_id, created_at) values ($1, $2, $3) on conflict do nothing',
    [userId, acharyaId, now],
  )
  await tx.query(
    `delete from favourite_acharya where user_id = $1 and acharya_id in (
       select acharya_id from favourite_acharya where user_id = $1 order by created_at desc, acharya_id offset $2)`,
    [userId, most],
  )
}

export async function removeFavourite(db: Queryable, acharyaId: string, userId: string): Promise<void> {
  await db.query('delete from favourite_acharya where user_id = $1 and acharya_id = $2', [userId, acharyaId])
}

export async function eraseFavourites(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from favourite_acharya where user_id = $1', [userId])
}

export function readFavourites(db: Queryable, userId: string): Promise<unknown[]> {
  return db.query('select acharya_id, created_at from favourite_acharya where user_id = $1 order by created_at', [
    userId,
  ])
}
