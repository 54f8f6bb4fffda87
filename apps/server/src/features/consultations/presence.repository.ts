import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import { later } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import { freshSeconds } from './consultations.repository.ts'

export type PresenceRow = { side: ConsultationSide; fromAt: Date; seenAt: Date; isOpen: boolean; isCutOff: boolean }

export function readPresence(db: Queryable, consultationId: string): Promise<PresenceRow[]> {
  return db.query<PresenceRow>(
    `select side, from_at as "fromAt", seen_at as "seenAt", is_open as "isOpen", is_cut_off as "isCutOff"
      from consultation_presence where consultation_id = $1 order by from_at`,
    [consultationId],
  )
}

export type Attendance = { consultationId: string; connectionId: string; side: ConsultationSide }

/**
 * Inserts a presence row only while the consultation is running, because what was charged for must not change. Returns
 * whether it was inserted.
 */
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

/** Always lock the rows in the same order, so that two transactions that take several rows cannot deadlock. */
const theirRows = (waiting: 'skip locked' | '') => `from (
    select p.consultation_id, p.connection_id from consultation_presence p
      join unnest($1::uuid[], $2::text[]) as s (consultation_id, connection_id) using (consultation_id, connection_id)
      where p.is_open order by 1, 2 for update of p ${waiting}
  ) s where p.consultation_id = s.consultation_id and p.connection_id = s.connection_id`
const idsOf = (signs: readonly Sign[]) => signs.map(({ consultationId }) => consultationId)
const namesOf = (signs: readonly Sign[]) => signs.map(({ connectionId }) => connectionId)

/** A row last seen before this is not extended: the time since then is a gap, which both sides saw as a pause. */
const staleAt = (now: Date) => later(now, -freshSeconds)

/**
 * Records that these connections are alive, in one statement per process. Returns those whose rows were extended. The
 * others were silent for too long and need a new row, or their consultation is locked at the moment.
 */
export async function savePresence(db: Queryable, signs: readonly Sign[], now: Date): Promise<Set<string>> {
  if (signs.length === 0) return new Set()
  const moved = await db.query<{ id: string }>(
    `update consultation_presence p set seen_at = greatest(p.seen_at, $3) ${theirRows('skip locked')} and p.seen_at > $4 returning p.connection_id as id`,
    [idsOf(signs), namesOf(signs), now, staleAt(now)],
  )
  return new Set(moved.map(({ id }) => id))
}

/** Records that these connections are closed: now, or if no instant is given, at their last heartbeat. */
export async function closePresence(db: Queryable, signs: readonly Sign[], now: Date | null): Promise<void> {
  await db.query(
    `update consultation_presence p set is_open = false, seen_at = case when p.seen_at > $4 then greatest(p.seen_at, $3) else p.seen_at end ${theirRows('')}`,
    [idsOf(signs), namesOf(signs), now, now && staleAt(now)],
  )
}

/** Closes the rows of silent connections after the two were shown a pause. They get a new row when they come back. */
export async function closeSilent(tx: Tx, consultationId: string, now: Date): Promise<void> {
  await tx.query(
    'update consultation_presence set is_open = false where consultation_id = $1 and is_open and seen_at <= $2',
    [consultationId, staleAt(now)],
  )
}

export type Renewal = Sign & { nextId: string }

/**
 * Closes rows that cannot be extended and begins new ones: from now, or for connections that were cut off, from the
 * last instant before that. A row that was only locked stays open. Returns the new rows.
 */
export async function renewPresence(
  tx: Tx,
  renewals: readonly Renewal[],
  cutOffSince: Date | null,
  now: Date,
): Promise<Set<string>> {
  // Lock the consultation before its rows, as all other code does. Skip a locked one until the next time.
  const running = await tx.query<{ id: string }>(
    `select id from consultation where id = any ($1::uuid[]) and state in ('accepted', 'live', 'paused') order by id for share skip locked`,
    [idsOf(renewals)],
  )
  const begun = await tx.query<{ id: string }>(
    `with ended as (
        update consultation_presence p set is_open = false,
            seen_at = case when p.is_open and p.is_cut_off and p.seen_at > $7 then greatest(p.seen_at, $6) else p.seen_at end
          from unnest($1::uuid[], $2::text[], $3::text[]) as s (consultation_id, connection_id, next_id)
          where p.consultation_id = s.consultation_id and p.connection_id = s.connection_id and p.consultation_id = any ($4::uuid[])
            and (not p.is_open or p.seen_at <= $7 or p.is_cut_off <> ($5::timestamptz is not null))
          returning p.consultation_id, s.next_id, p.side, greatest(p.from_at, coalesce($5, $6)) as starts_at)
      insert into consultation_presence (consultation_id, connection_id, side, from_at, seen_at, is_cut_off)
        select consultation_id, next_id, side, starts_at, greatest(starts_at, $6), $5::timestamptz is not null from ended
        on conflict do nothing returning connection_id as id`,
    [
      idsOf(renewals),
      namesOf(renewals),
      renewals.map(({ nextId }) => nextId),
      running.map(({ id }) => id),
      cutOffSince,
      now,
      staleAt(now),
    ],
  )
  return new Set(begun.map(({ id }) => id))
}

/**
 * A connection that was seen a moment ago counts as present now: a consultation that is ended by hand counts to its
 * end, not to the last beat before it.
 */
type Moment = { now: Date; momentMs: number }

/**
 * Ends the presence. From here on no heartbeat changes the rows, by which the consultation is charged. Returns them.
 */
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
