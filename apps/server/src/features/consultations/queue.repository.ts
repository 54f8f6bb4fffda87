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

/** In the order of coming. */
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

/** Whoever joins again keeps their place. */
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

export async function leave(tx: Queryable, acharyaId: string, userId: string): Promise<boolean> {
  const rows = await tx.query(
    'delete from consultation_queue where acharya_id = $1 and user_id = $2 returning user_id',
    [acharyaId, userId],
  )
  return rows.length > 0
}

export async function isAnothersTurn(db: Queryable, acharyaId: string, userId: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    'select 1 from consultation_queue where acharya_id = $1 and user_id <> $2 and turn_until > $3 limit 1',
    [acharyaId, userId, now],
  )
  return rows.length > 0
}

/** Calls the first who waits, unless somebody is called already or the acharya is not free. One statement: two processes call one person. */
export async function callNext(tx: Tx, acharyaId: string, until: Date): Promise<QueueRow | null> {
  // So that two processes do not both find that nobody is called.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 15))', [acharyaId])
  const [row] = await tx.query<QueueRow>(
    `update consultation_queue set turn_until = $2
      where (acharya_id, user_id) = (select acharya_id, user_id from consultation_queue where acharya_id = $1 order by number limit 1)
        and turn_until is null
        and not exists (select from consultation_queue called where called.acharya_id = $1 and called.turn_until is not null)
        and not exists (select from consultation c where c.acharya_id = $1 and c.state in ('requested', 'ringing', 'accepted', 'live', 'paused'))
      returning ${columns}`,
    [acharyaId, until],
  )
  return row ?? null
}

/** Whose turn has passed: they lose their place. */
export async function takeOverdue(db: Queryable, now: Date): Promise<QueueRow[]> {
  return db.query<QueueRow>(
    `delete from consultation_queue where (acharya_id, user_id) in (
       select acharya_id, user_id from consultation_queue where turn_until <= $1 order by turn_until limit 100 for update skip locked)
     returning ${columns}`,
    [now],
  )
}

/** How long an acharya's consultations last, in seconds; null when none was held yet. */
export async function meanSeconds(db: Queryable, acharyaId: string): Promise<number | null> {
  const [row] = await db.query<{ mean: number | null }>(
    'select (talked_seconds / nullif(sessions, 0))::int as mean from acharya_figures where acharya_id = $1',
    [acharyaId],
  )
  return row?.mean ?? null
}

/** Since when the acharya's consultation of now runs; null when there is none. */
export async function runningSince(db: Queryable, acharyaId: string): Promise<Date | null> {
  const [row] = await db.query<{ at: Date }>(
    `select coalesce(accepted_at, requested_at) as at from consultation where acharya_id = $1 and state in ('requested', 'ringing', 'accepted', 'live', 'paused')`,
    [acharyaId],
  )
  return row?.at ?? null
}

/** The consultations of now, with how long those of the same acharya last and how many wait for them. */
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
