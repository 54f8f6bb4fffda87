import type { Queryable } from '../platform/db/db.ts'

/** Returns whether a database is in use: only a new one is given a past. */
export async function hasAccounts(db: Queryable): Promise<boolean> {
  const [found] = await db.query<{ some: boolean }>('select exists (select 1 from user_account) as some')
  return found!.some
}
