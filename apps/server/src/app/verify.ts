import { bookingChecks } from '../features/bookings/booking-checks.ts'
import { orderChecks } from '../features/orders/order-checks.ts'
import { consultationChecks } from '../features/consultations/consultation-checks.ts'
import { paymentChecks } from '../features/payments/payment-checks.ts'
import { reviewChecks } from '../features/reviews/review-checks.ts'
import { shopChecks } from '../features/shop/shop-checks.ts'
import { walletChecks } from '../features/wallet/wallet-checks.ts'
import type { Check } from '../platform/check.ts'
import type { Db, Queryable } from '../platform/db/db.ts'
import { openPostgres } from '../platform/db/postgres.ts'
import type { Settings } from '../platform/settings.ts'

/** Everything that is proved of what is stored. */
export const checks: readonly Check[] = [
  ...walletChecks,
  ...paymentChecks,
  ...bookingChecks,
  ...consultationChecks,
  ...reviewChecks,
  ...shopChecks,
  ...orderChecks,
]

export type Broken = { check: string; rows: string[] }

/** More would only repeat the same mistake. */
const namedRows = 20

/** Proves every rule from the rows alone, and names those that break one. Each statement sees one moment of the database. */
export async function verify(db: Queryable, all: readonly Check[] = checks): Promise<Broken[]> {
  const found: Broken[] = []
  for (const { name, sql } of all) {
    const rows = await db.query<{ broken: string }>(`select broken from (${sql}) found limit ${namedRows}`)
    if (rows.length > 0) found.push({ check: name, rows: rows.map(({ broken }) => broken) })
  }
  return found
}

/** What `verify` found, in words: the rows that break a rule by name. True when every rule holds. */
export function sayFound(broken: readonly Broken[], say: (line: string) => void): boolean {
  for (const { check, rows } of broken) say([`BROKEN: ${check}`, ...rows.map((row) => `  ${row}`)].join('\n'))
  say(`${checks.length - broken.length} of ${checks.length} rules hold`)
  return broken.length === 0
}

const longestMs = 30 * 60_000

/** Statements that read everything take longer than any request may: on PostgreSQL they get connections of their own. */
export async function withLongReads<Result>(
  db: Db,
  { databaseUrl }: Settings,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (!databaseUrl) return work(db)
  const own = openPostgres(databaseUrl, () => undefined, {
    connect: 3000,
    statement: longestMs,
    idleInTransaction: longestMs,
  })
  try {
    return await work(own)
  } finally {
    await own.close()
  }
}
