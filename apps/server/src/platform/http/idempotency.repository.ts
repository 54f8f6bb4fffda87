import type { Queryable, Tx } from '../db/db.ts'
import { withNumber } from '../db/number-at-commit.ts'

export type AskedOnce = { userId: string; key: string; endpoint: string; requestHash: string; now: Date }

/** What is stored under the key of a call, together with its effect. */
export type Remembered = AskedOnce & { reply: string }

/** What a call with the same key was answered before. */
export type Answered = { requestHash: string; reply: string }

export async function readKey(db: Queryable, { userId, key }: AskedOnce): Promise<Answered | undefined> {
  const [row] = await db.query<Answered>(
    'select request_hash as "requestHash", reply from idempotency_key where user_id = $1 and key = $2',
    [userId, key],
  )
  return row
}

/** Written with the commit. When another process was first with this key, that fails, and the effect of this call is undone. */
export function saveReply(tx: Tx, { userId, key, endpoint, requestHash, now }: AskedOnce, reply: string): void {
  tx.atCommit(
    `insert into idempotency_key (user_id, key, endpoint, request_hash, reply, created_at) values ($1, $2, $3, $4, ${withNumber('$5::text')}, $6)`,
    [userId, key, endpoint, requestHash, reply, now],
  )
}

/** Of those calls, the ones that were answered before. Each is looked up by itself: planned while there are few keys, a join would read all of them for ever after. */
export async function readKeys(tx: Tx, asked: readonly AskedOnce[]): Promise<Map<AskedOnce, Answered>> {
  const rows = await tx.query<Answered & { at: number }>(
    // Each by itself, however few rows there were when this was planned; and planned once for each connection, not for each number of them.
    `select asked.at, known.* from jsonb_to_recordset($1::jsonb) as asked (at integer, "userId" uuid, key text) cross join lateral (
       select request_hash as "requestHash", reply from idempotency_key where user_id = asked."userId" and idempotency_key.key = asked.key limit 1
     ) known`,
    [JSON.stringify(asked.map(({ userId, key }, at) => ({ at, userId, key })))],
  )
  return new Map(rows.map(({ at, requestHash, reply }) => [asked[at]!, { requestHash, reply }]))
}

/** `saveReply` for several calls. */
export function saveReplies(tx: Tx, remembered: readonly Remembered[]): void {
  tx.rowsAtCommit(
    `insert into idempotency_key (user_id, key, endpoint, request_hash, reply, created_at)
     select "userId", key, endpoint, "requestHash", reply, now
     from jsonb_to_recordset($1::jsonb) as one ("userId" uuid, key text, endpoint text, "requestHash" text, reply text, now timestamptz)`,
    remembered,
  )
}

/** A reply with the number that is given at the commit. */
export function fillInNumber(tx: Tx, reply: string, then: (filledIn: string) => void): void {
  tx.atCommit(`select ${withNumber('$1::text')} as reply`, [reply], ([row]) => then(row!.reply as string))
}

/** An answer may say something about its user. */
export async function forgetKeysOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from idempotency_key where user_id = $1', [userId])
}

export async function forgetKeysBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from idempotency_key where created_at < $1', [before])
}
