import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { runVerify } from '@sankalp/server/test/run-verify.ts'
import type { Told } from './acts.ts'

/**
 * Compares everything confirmed to users with what is stored. Returns true if nothing is missing and verify finds no
 * error.
 */
export async function checkNothingLost(
  db: Db,
  databaseUrl: string,
  told: Told,
  say: (claim: string, holds: boolean, measured: string) => void,
): Promise<boolean> {
  const missing = async (ids: readonly string[], sql: string): Promise<number> => {
    const found = new Set((await db.query<{ id: string }>(sql, [[...ids]])).map(({ id }) => id))
    return ids.filter((id) => !found.has(id)).length
  }
  const lost = {
    messages: await missing(told.messages, 'select id from consultation_message where id = any($1::uuid[])'),
    bookings: await missing(told.bookings, `select id from booking where id = any($1::uuid[]) and state = 'confirmed'`),
    orders: await missing(told.orders, 'select id from shop_order where id = any($1::uuid[])'),
    payments: await missing(told.payments, `select id from payment where id = any($1::uuid[]) and status = 'paid'`),
  }
  let isWhole = true
  for (const [what, count] of Object.entries(lost) as [keyof Told, number][]) {
    say(`no acknowledged ${what} are lost`, count === 0, `${told[what].length - count} of ${told[what].length}`)
    isWhole &&= count === 0
  }
  const { code, output } = await runVerify({ DATABASE_URL: databaseUrl })
  say('verify is clean', code === 0, output.trim())
  return isWhole && code === 0
}
