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

export async function insertPresence(db: Queryable, { consultationId, connectionId, side }: Attendance, now: Date): Promise<void> {
  await db.query(
    `insert into consultation_presence (consultation_id, connection_id, side, from_at, seen_at) values ($1, $2, $3, $4, $4) on conflict do nothing`,
    [consultationId, connectionId, side, now],
  )
}

export type Sign = { consultationId: string; connectionId: string }

const these = `from unnest($1::uuid[], $2::text[]) as s (consultation_id, connection_id)
  where p.consultation_id = s.consultation_id and p.connection_id = s.connection_id and p.is_open`
const namesOf = (signs: readonly Sign[]) => [signs.map(({ consultationId }) => consultationId), signs.map(({ connectionId }) => connectionId)] as const

/** These connections are alive: one statement for all of a process. */
export async function savePresence(db: Queryable, signs: readonly Sign[], now: Date): Promise<void> {
  await db.query(`update consultation_presence p set seen_at = greatest(p.seen_at, $3) ${these}`, [...namesOf(signs), now])
}

/** These are there no more; since their last sign of life where no instant is given. */
export async function closePresence(db: Queryable, signs: readonly Sign[], now: Date | null): Promise<void> {
  await db.query(`update consultation_presence p set is_open = false, seen_at = greatest(p.seen_at, coalesce($3::timestamptz, p.seen_at)) ${these}`, [...namesOf(signs), now])
}

/** Whoever was seen a moment ago is there at this instant too: what somebody ends is counted to its end, not to the last beat before it. */
export async function bringPresenceUp(tx: Queryable, consultationId: string, now: Date, momentMs: number): Promise<void> {
  await tx.query('update consultation_presence set seen_at = $2 where consultation_id = $1 and is_open and seen_at between $3 and $2', [
    consultationId,
    now,
    new Date(now.getTime() - momentMs),
  ])
}
