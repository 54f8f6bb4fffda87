import type { Queryable } from './db/db.ts'

/**
 * The one clock of all processes, for what two of them must agree on to the second: the database's. Those of the machines may
 * be an hour apart. Tests give one that they can move.
 */
export type SharedClock = {
  now(db: Queryable): Promise<Date>
  /** For statements that read the database's clock by themselves: what they take instead of it, or null. */
  given(): Date | null
}

export const databaseClock: SharedClock = {
  async now(db) {
    const [row] = await db.query<{ now: Date }>(`select date_trunc('milliseconds', clock_timestamp()) as now`)
    return row!.now
  },
  given: () => null,
}
