import type { Queryable, Tx } from '../db/db.ts'

export type AskedOnce = { userId: string; key: string; endpoint: string; requestHash: string; now: Date }

/** The earlier response to a request with the same key. */
export type Answered = { requestHash: string; reply: string }

export async function readKey(db: Queryable, { userId, key }: AskedOnce): Promise<Answered | undefined> {
  const [row] = await db.query<Answered>(
    'select request_hash as "requestHash", reply from idempotency_key where user_id = $1 and key = $2',
    [userId, key],
  )
  return row
}

/** Stores a response. Fails when another process used this key first, which rolls back the effect of this request. */
export async function saveReply(
  tx: Tx,
  { userId, key, endpoint, requestHash, now }: AskedOnce,
  reply: string,
): Promise<void> {
  await tx.query(
    `insert into idempotency_key (user_id, key, endpoint, request_hash, reply, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [userId, key, endpoint, requestHash, reply, now],
  )
}

/** Deletes the stored responses of a user, which may contain personal data. */
export async function forgetKeysOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from idempotency_key where user_id = $1', [userId])
}

/**
 * Deletes the responses to acharyas and operators about something, by the ids in them: they may name the user
 * concerned.
 */
export async function forgetAnswersAbout(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    `delete from idempotency_key where (user_id, key) in (
       select k.user_id, k.key from user_account u join idempotency_key k on k.user_id = u.id
         cross join lateral regexp_matches(k.reply, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') as found (ids)
         join unnest($1::text[]) as thing (id) on thing.id = found.ids[1]
        where u.role <> 'ROLE_USER')`,
    [ids],
  )
}

export async function forgetKeysBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from idempotency_key where created_at < $1', [before])
}
