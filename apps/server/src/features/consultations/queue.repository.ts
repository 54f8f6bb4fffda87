import type { TalkKind } from '@sankalp/contract/live/consultations'
import type { Queryable, Tx } from '../../platform/db/db.ts'

export type QueueRow = {
  acharyaId: string
  userId: string
  talk: TalkKind
  minutes: number
  joinedAt: Date
  turnUntil: Date | null
}

const columns = `acharya_id as "acharyaId", user_id as "userId", talk, minutes, joined_at as "joinedAt", turn_until as "turnUntil"`

/** Returns the queue in order of arrival. */
export function readQueue(db: Queryable, acharyaId: string): Promise<QueueRow[]> {
  return db.query<QueueRow>(`select ${columns} from consultation_queue where acharya_id = $1 order by number`, [
    acharyaId,
  ])
}

export async function readQueuesOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'select acharya_id as id from consultation_queue where user_id = $1 order by number',
    [userId],
  )
  return rows.map(({ id }) => id)
}

export async function countWaiting(db: Queryable, acharyaId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from consultation_queue where acharya_id = $1',
    [acharyaId],
  )
  return row!.count
}

/** Adds a user to the queue. Joining again keeps the place. */
export async function join(
  tx: Tx,
  { acharyaId, userId, talk, minutes, joinedAt }: Omit<QueueRow, 'turnUntil'>,
): Promise<void> {
  await tx.query(
    `insert into consultation_queue (acharya_id, user_id, talk, minutes, joined_at) values ($1, $2, $3, $4, $5)
     on conflict (acharya_id, user_id) do update set talk = excluded.talk, minutes = excluded.minutes`,
    [acharyaId, userId, talk, minutes, joinedAt],
  )
}

/** Deletes the place and returns its row. */
export async function leave(tx: Queryable, acharyaId: string, userId: string): Promise<QueueRow | null> {
  const [row] = await tx.query<QueueRow>(
    `delete from consultation_queue where acharya_id = $1 and user_id = $2 returning ${columns}`,
    [acharyaId, userId],
  )
  return row ?? null
}

/** Locks the places of a user until the transaction ends, so that only one join at a time chooses the queue. */
export async function lockPlacesOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 17))', [userId])
}

/** Returns how many turns the user missed on a day. */
export async function countMissedTurns(db: Queryable, userId: string, day: string): Promise<number> {
  const [row] = await db.query<{ turns: number }>(
    'select turns from queue_missed_turn where user_id = $1 and day = $2::date',
    [userId, day],
  )
  return row?.turns ?? 0
}

export async function addMissedTurn(tx: Tx, userId: string, day: string): Promise<void> {
  await tx.query(
    `insert into queue_missed_turn (user_id, day, turns) values ($1, $2::date, 1)
     on conflict (user_id, day) do update set turns = queue_missed_turn.turns + 1`,
    [userId, day],
  )
}

export async function isAnothersTurn(db: Queryable, acharyaId: string, userId: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    'select 1 from consultation_queue where acharya_id = $1 and user_id <> $2 and turn_until > $3 limit 1',
    [acharyaId, userId, now],
  )
  return rows.length > 0
}

/** Locks a queue until the transaction ends, so that two processes do not call two users at once. */
export async function lockQueue(tx: Tx, acharyaId: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 15))', [acharyaId])
}

/** Finds the first waiting user. Returns null if a user is already called or the acharya is not free. */
export async function findNext(tx: Tx, acharyaId: string): Promise<QueueRow | null> {
  const [row] = await tx.query<QueueRow>(
    `select ${columns} from consultation_queue q where acharya_id = $1
        and not exists (select from consultation_queue called where called.acharya_id = $1 and called.turn_until is not null)
        and not exists (select from consultation c where c.acharya_id = $1 and c.state in ('requested', 'ringing', 'accepted', 'live', 'paused'))
      order by number limit 1 for update of q`,
    [acharyaId],
  )
  return row ?? null
}

export async function call(
  tx: Tx,
  { acharyaId, userId }: Pick<QueueRow, 'acharyaId' | 'userId'>,
  until: Date,
): Promise<void> {
  await tx.query('update consultation_queue set turn_until = $3 where acharya_id = $1 and user_id = $2', [
    acharyaId,
    userId,
    until,
  ])
}

/** Removes the users whose turn has passed, and returns their rows. */
export async function takeOverdue(tx: Tx, now: Date): Promise<QueueRow[]> {
  return tx.query<QueueRow>(
    `delete from consultation_queue where (acharya_id, user_id) in (
       select acharya_id, user_id from consultation_queue where turn_until <= $1 order by turn_until limit 100 for update skip locked)
     returning ${columns}`,
    [now],
  )
}

/** Returns the mean length of an acharya's consultations in seconds, or null if none was held yet. */
export async function meanSeconds(db: Queryable, acharyaId: string): Promise<number | null> {
  const [row] = await db.query<{ mean: number | null }>(
    'select (talked_seconds / nullif(sessions, 0))::int as mean from acharya_figures where acharya_id = $1',
    [acharyaId],
  )
  return row?.mean ?? null
}

/** Returns when the acharya's current consultation began, or null. */
export async function runningSince(db: Queryable, acharyaId: string): Promise<Date | null> {
  const [row] = await db.query<{ at: Date }>(
    `select coalesce(accepted_at, requested_at) as at from consultation where acharya_id = $1 and state in ('requested', 'ringing', 'accepted', 'live', 'paused')`,
    [acharyaId],
  )
  return row?.at ?? null
}

/** Reads the current consultations with the acharya's mean length and the number of waiting users. */
export function readBusy(
  db: Queryable,
): Promise<{ userId: string; since: Date; mean: number | null; waiting: number }[]> {
  return db.query(
    `select c.acharya_user_id as "userId", coalesce(c.accepted_at, c.requested_at) as since, (f.talked_seconds / nullif(f.sessions, 0))::int as mean,
       (select count(*)::int from consultation_queue q where q.acharya_id = c.acharya_id) as waiting
      from consultation c left join acharya_figures f on f.acharya_id = c.acharya_id
      where c.state in ('requested', 'ringing', 'accepted', 'live', 'paused')`,
  )
}
