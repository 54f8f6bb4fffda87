import type { Db, Parameter } from '../src/platform/db/db.ts'
import { openTestDb } from './test-db.ts'

/** Tells of every statement inside of a transaction before it is made; what it throws is thrown there. */
export type Watch = (sql: string, parameters: readonly Parameter[]) => void

/** A database whose transactions can be looked into, and made to fail. */
export function watched(db: Db, watch: Watch): Db {
  return {
    ...db,
    transaction: (work) =>
      db.transaction((tx) =>
        work({
          ...tx,
          async query(sql, parameters) {
            watch(sql, parameters ?? [])
            return tx.query(sql, parameters)
          },
        }),
      ),
  }
}

export async function openWatchedDb(watch: Watch): Promise<Db> {
  return watched(await openTestDb(), watch)
}
