import type { Tx } from '../platform/db/db.ts'

/** Returns how long the calls of a booking lasted together, one that still runs included. */
export async function readCalledSeconds(tx: Tx, bookingId: string, now: Date): Promise<number> {
  const [row] = await tx.query<{ seconds: number }>(
    `select coalesce(sum(coalesce(talked_seconds, greatest(0, extract(epoch from coalesce(ended_at, $2) - accepted_at)))), 0)::int as seconds
      from consultation where booking_id = $1 and accepted_at is not null`,
    [bookingId, now],
  )
  return row?.seconds ?? 0
}
