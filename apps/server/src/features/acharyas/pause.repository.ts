import type { ConsoleState } from '@sankalp/contract/live/acharyas'
import type { Queryable, Tx } from '../../platform/db/db.ts'

export async function readPause(db: Queryable, userId: string): Promise<ConsoleState> {
  const [row] = await db.query<{ isBegun: boolean }>(
    'select is_begun as "isBegun" from acharya_pause where user_id = $1',
    [userId],
  )
  return { pausesAfterThis: row?.isBegun === false, isPaused: row?.isBegun === true }
}

/** Returns whether the acharya is paused. A paused acharya gets no requests, however many consoles are switched on. */
export async function isPaused(db: Queryable, userId: string): Promise<boolean> {
  return (await readPause(db, userId)).isPaused
}

export async function setPause(db: Queryable, userId: string, isBegun: boolean, now: Date): Promise<void> {
  await db.query(
    `insert into acharya_pause (user_id, is_begun, set_at) values ($1, $2, $3)
     on conflict (user_id) do update set is_begun = excluded.is_begun, set_at = excluded.set_at where not acharya_pause.is_begun`,
    [userId, isBegun, now],
  )
}

/** Cancels the requested pause, or ends a running one. */
export async function endPause(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from acharya_pause where user_id = $1', [userId])
}

/** Begins a requested pause when the consultation ends. Returns true if a pause begins. */
export async function beginPause(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.query(
    'update acharya_pause set is_begun = true where user_id = $1 and not is_begun returning user_id',
    [userId],
  )
  return rows.length > 0
}
