import { bookingChecks } from '../features/bookings/booking-checks.ts'
import { orderChecks } from '../features/orders/order-checks.ts'
import { consultationChecks } from '../features/consultations/consultation-checks.ts'
import { operatorChecks } from '../features/operator/operator-checks.ts'
import { paymentChecks } from '../features/payments/payment-checks.ts'
import { reviewChecks } from '../features/reviews/review-checks.ts'
import { shopChecks } from '../features/shop/shop-checks.ts'
import { bonusChecks } from '../features/wallet/bonus-checks.ts'
import { movementChecks } from '../features/wallet/movement-checks.ts'
import { walletChecks } from '../features/wallet/wallet-checks.ts'
import type { Check } from '../platform/check.ts'
import type { Db, Queryable } from '../platform/db/db.ts'
import { openPostgres } from '../platform/db/postgres.ts'
import type { Settings } from '../platform/settings.ts'

/** All rules that the stored data must keep. */
export const checks: readonly Check[] = [
  ...walletChecks,
  ...movementChecks,
  ...bonusChecks,
  ...paymentChecks,
  ...operatorChecks,
  ...bookingChecks,
  ...consultationChecks,
  ...reviewChecks,
  ...shopChecks,
  ...orderChecks,
]

export type Broken = { check: string; rows: string[] }

/** More rows would only repeat the same error. */
const namedRows = 20

/**
 * Checks every rule against the rows and names the rows that break it. Each statement sees one snapshot of the
 * database.
 */
export async function verify(db: Queryable, all: readonly Check[] = checks): Promise<Broken[]> {
  const found: Broken[] = []
  for (const { name, sql } of all) {
    const rows = await db.query<{ broken: string }>(`select broken from (${sql}) found limit ${namedRows}`)
    if (rows.length > 0) found.push({ check: name, rows: rows.map(({ broken }) => broken) })
  }
  return found
}

/** Prints what `verify` found, with the name of each row that breaks a rule. Returns true if every rule holds. */
export function sayFound(broken: readonly Broken[], say: (line: string) => void): boolean {
  for (const { check, rows } of broken) say([`BROKEN: ${check}`, ...rows.map((row) => `  ${row}`)].join('\n'))
  say(`${checks.length - broken.length} of ${checks.length} rules hold`)
  return broken.length === 0
}

const longestMs = 30 * 60_000

/**
 * Runs statements that read whole tables and take longer than a request may. On PostgreSQL they get their own
 * connections.
 */
export async function withLongReads<Result>(
  db: Db,
  { databaseUrl }: Settings,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (!databaseUrl) return work(db)
  const own = openPostgres(databaseUrl, () => undefined, {
    connect: 3000,
    lock: 3000,
    statement: longestMs,
    idleInTransaction: longestMs,
  })
  try {
    return await work(own)
  } finally {
    await own.close()
  }
}
