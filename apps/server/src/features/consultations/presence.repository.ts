import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Queryable } from '../../platform/db/db.ts'

export type PresenceRow = { side: ConsultationSide; fromAt: Date; seenAt: Date; isOpen: boolean }

export function readPresence(db: Queryable, consultationId: string): Promise<PresenceRow[]> {
  return db.query<PresenceRow>(
    `select side, from_at as "fromAt", seen_at as "seenAt", is_open as "isOpen" from consultation_presence where consultation_id = $1 order by from_at`,
    [consultationId],
  )
}

export type Attendance = { consultationId: string; connectionId: string; side: ConsultationSide }

/** Only while the consultation runs: what was charged for stays as it was. Gives whether it did. */
export async function insertPresence(
  db: Queryable,
  { consultationId, connectionId, side }: Attendance,
  now: Date,
): Promise<boolean> {
  const inserted = await db.query(
    `insert into consultation_presence (consultation_id, connection_id, side, from_at, seen_at)
      select id, $2, $3, $4, $4 from consultation where id = $1 and state in ('accepted', 'live', 'paused') for share
      on conflict do nothing returning 1`,
    [consultationId, connectionId, side, now],
  )
  return inserted.length > 0
}

export type Sign = { consultationId: string; connectionId: string }

/** Locked in one order, whoever does it: two transactions that take several rows never wait for each other. */
const theirRows = (waiting: 'skip locked' | '') => `from (
    select p.consultation_id, p.connection_id from consultation_presence p
      join unnest($1::uuid[], $2::text[]) as s (consultation_id, connection_id) using (consultation_id, connection_id)
      where p.is_open order by 1, 2 for update of p ${waiting}
  ) s where p.consultation_id = s.consultation_id and p.connection_id = s.connection_id`
const namesOf = (signs: readonly Sign[]) =>
  [signs.map(({ consultationId }) => consultationId), signs.map(({ connectionId }) => connectionId)] as const

/** These connections are alive: one statement for all of a process. What is just being ended is left alone. */
export async function savePresence(db: Queryable, signs: readonly Sign[], now: Date): Promise<void> {
  await db.query(`update consultation_presence p set seen_at = greatest(p.seen_at, $3) ${theirRows('skip locked')}`, [
    ...namesOf(signs),
    now,
  ])
}

/** These are there no more; since their last sign of life where no instant is given. */
export async function closePresence(db: Queryable, signs: readonly Sign[], now: Date | null): Promise<void> {
  await db.query(
    `update consultation_presence p set is_open = false, seen_at = greatest(p.seen_at, coalesce($3::timestamptz, p.seen_at)) ${theirRows('')}`,
    [...namesOf(signs), now],
  )
}

/** Whoever was seen a moment ago is there at this instant too: what somebody ends is counted to its end, not to the last beat before it. */
type Moment = { now: Date; momentMs: number }

/** The consultation ends: from here on no sign of life changes its rows, which are what it is charged by. Gives them. */
export async function endPresence(
  tx: Queryable,
  consultationId: string,
  moment: Moment | null,
): Promise<PresenceRow[]> {
  await tx.query(
    `update consultation_presence p set is_open = false, seen_at = case when p.seen_at between $3 and $2 then $2 else p.seen_at end
      from (select connection_id from consultation_presence where consultation_id = $1 and is_open order by 1 for update) s
      where p.consultation_id = $1 and p.connection_id = s.connection_id`,
    [consultationId, moment?.now ?? null, moment && new Date(moment.now.getTime() - moment.momentMs)],
  )
  return readPresence(tx, consultationId)
}
