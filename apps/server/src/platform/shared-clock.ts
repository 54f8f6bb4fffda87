import type { Queryable } from './db/db.ts'

/**
 * The clock that all processes share, for times on which two of them must agree to the second: the database's. The
 * clocks of the machines may be an hour apart. Tests pass one that they can move.
 */
export type SharedClock = {
  now(db: Queryable): Promise<Date>
  /** Returns the time that replaces the database's clock inside statements, or null. */
  given(): Date | null
}

export const databaseClock: SharedClock = {
  async now(db) {
    const [row] = await db.query<{ now: Date }>(`select date_trunc('milliseconds', clock_timestamp()) as now`)
    return row!.now
  },
  given: () => null,
}
