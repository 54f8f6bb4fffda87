import type { Span } from '@sankalp/contract/availability-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import type { Hours } from './offered-slots.ts'

type PatternRow = { weekday: number; from: number; to: number }
type ExceptionRow = { day: string; spans: Span[] }

/** The data from which the slots of a time span are computed. */
export type AvailabilityRow = { hours: Hours; taken: Date[] }

/** Acharyas who can be booked: listed, and still with the role. */
export const bookable = `acharya.listed and acharya.erased_at is null and exists (
  select from user_account where user_account.id = acharya.user_id and user_account.role = 'ROLE_ACHARYA')`

/**
 * Returns the condition for bookings that block their slot. An expired hold does not. `$now` is the number of its
 * parameter.
 */
function takesSlot(now: string): string {
  return `booking.state not in ('expired', 'cancelled') and (booking.state <> 'held' or booking.held_until > ${now})`
}

const patternJson = `(select coalesce(json_agg(json_build_object('weekday', weekday, 'from', from_minute, 'to', to_minute) order by weekday, from_minute), '[]')
  from availability_pattern where acharya_id = acharya.id)`
const exceptionsJson = `(select coalesce(json_agg(json_build_object('day', day, 'spans', spans) order by day), '[]')
  from availability_exception where acharya_id = acharya.id and day >= $2::date and day <= $3::date)`
const takenList = `(select coalesce(array_agg(starts_at order by starts_at), '{}') from booking
  where acharya_id = acharya.id and starts_at >= $4 and starts_at < $5 and ${takesSlot('$6')})`

export type Window = { firstDay: string; lastDay: string; from: Date; to: Date; now: Date }
type Row = { id: string; pattern: PatternRow[]; exceptions: ExceptionRow[]; taken: Date[] }

const selected = `select acharya.id, ${patternJson} as pattern, ${exceptionsJson} as exceptions, ${takenList} as taken from acharya`

/** The same as text, because it is compared with the previous value and rarely parsed. */
const written = `select json_build_object('pattern', ${patternJson}, 'exceptions', ${exceptionsJson}, 'taken', ${takenList})::text as text from acharya`

/** Returns null if no such acharya can be booked. */
export async function readAvailability(
  db: Queryable,
  acharyaId: string,
  { firstDay, lastDay, from, to, now }: Window,
): Promise<string | null> {
  const [row] = await db.query<{ text: string }>(`${written} where acharya.id = $1 and ${bookable}`, [
    acharyaId,
    firstDay,
    lastDay,
    from,
    to,
    now,
  ])
  return row?.text ?? null
}

/** Parses the result of `readAvailability`. */
export function parseAvailability(text: string): AvailabilityRow {
  const { pattern, exceptions, taken } = JSON.parse(text) as Omit<Row, 'id' | 'taken'> & { taken: string[] }
  return { hours: toHours(pattern, exceptions), taken: taken.map((start) => new Date(start)) }
}

/** The same for all acharyas who can be booked and have any hours; at most `most`. */
export async function readAllAvailability(
  db: Queryable,
  { firstDay, lastDay, from, to, now }: Window,
  most: number,
): Promise<(AvailabilityRow & { acharyaId: string })[]> {
  const rows = await db.query<Row>(
    `${selected} where ${bookable} order by acharya.practising_since, acharya.id limit $1`,
    [most, firstDay, lastDay, from, to, now],
  )
  return rows.map(({ id, pattern, exceptions, taken }) => ({
    acharyaId: id,
    hours: toHours(pattern, exceptions),
    taken,
  }))
}

export function toHours(pattern: readonly PatternRow[], exceptions: readonly ExceptionRow[]): Hours {
  const week: Span[][] = Array.from({ length: 7 }, () => [])
  for (const { weekday, from, to } of pattern) week[weekday]!.push({ from, to })
  return { week, exceptions: new Map(exceptions.map(({ day, spans }) => [day, spans])) }
}

/** Blocks new holds of this acharya's slots until the transaction ends. Call it before changing hours. */
export async function lockHours(tx: Tx, acharyaId: string): Promise<void> {
  await tx.query('select id from acharya where id = $1 for update', [acharyaId])
}

export async function readHours(db: Queryable, acharyaId: string, firstDay: string): Promise<Hours> {
  const pattern = await db.query<PatternRow>(
    `select weekday, from_minute as "from", to_minute as "to" from availability_pattern where acharya_id = $1 order by weekday, from_minute`,
    [acharyaId],
  )
  const exceptions = await db.query<ExceptionRow>(
    'select day, spans from availability_exception where acharya_id = $1 and day >= $2 order by day',
    [acharyaId, firstDay],
  )
  return toHours(pattern, exceptions)
}

/** Replaces the weekly hours. */
export async function replacePattern(tx: Tx, acharyaId: string, week: readonly (readonly Span[])[]): Promise<void> {
  await tx.query('delete from availability_pattern where acharya_id = $1', [acharyaId])
  const rows = week.flatMap((spans, weekday) => spans.map(({ from, to }) => ({ weekday, from, to })))
  await tx.query(
    `insert into availability_pattern (acharya_id, weekday, from_minute, to_minute)
     select $1, weekday, "from", "to" from jsonb_to_recordset($2::jsonb) as span (weekday smallint, "from" smallint, "to" smallint)`,
    [acharyaId, JSON.stringify(rows)],
  )
}

export async function saveException(tx: Tx, acharyaId: string, day: string, spans: readonly Span[]): Promise<void> {
  await tx.query(
    `insert into availability_exception (acharya_id, day, spans) values ($1, $2, $3::jsonb)
     on conflict (acharya_id, day) do update set spans = excluded.spans`,
    [acharyaId, day, JSON.stringify(spans)],
  )
}

export async function deleteException(tx: Tx, acharyaId: string, day: string): Promise<void> {
  await tx.query('delete from availability_exception where acharya_id = $1 and day = $2', [acharyaId, day])
}

export async function hasPattern(db: Queryable, acharyaId: string): Promise<boolean> {
  const rows = await db.query('select 1 from availability_pattern where acharya_id = $1 limit 1', [acharyaId])
  return rows.length > 0
}

/** Deletes past exceptions, which have no effect any more. */
export async function forgetExceptionsBefore(db: Queryable, day: string): Promise<void> {
  await db.query('delete from availability_exception where day < $1', [day])
}
