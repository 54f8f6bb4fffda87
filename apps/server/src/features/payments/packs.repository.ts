import type { Queryable, Tx } from '../../platform/db/db.ts'

/** An account, and the hashes that its number may be stored under. */
export type Holder = { userId: string; numberHashes: readonly string[] }

export async function findPhone(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db.query<{ phone: string | null }>('select phone from user_account where id = $1', [userId])
  return row?.phone ?? null
}

/** Lists the prices of the packs that were credited to this account or number. */
export async function listUsed(db: Queryable, { userId, numberHashes }: Holder): Promise<number[]> {
  const rows = await db.query<{ packPaise: number }>(
    `select distinct pack_paise as "packPaise" from pack_use where user_id = $1 or number_hash = any($2)`,
    [userId, [...numberHashes]],
  )
  return rows.map(({ packPaise }) => packPaise)
}

/**
 * Stores the number's hash with the account's packs, except those already stored for this number by another account.
 */
export async function saveHash(tx: Tx, userId: string, numberHash: string): Promise<void> {
  await tx.query(
    `update pack_use u set number_hash = $2 where user_id = $1 and not is_repeated
      and not exists (select from pack_use other where other.number_hash = $2 and other.pack_paise = u.pack_paise)`,
    [userId, numberHash],
  )
}

/** Returns false if the pack is used: the unique indexes decide, also between two payments credited at once. */
export async function insertUse(
  tx: Tx,
  use: { paymentId: string; packPaise: number; userId: string; numberHash: string | null },
): Promise<boolean> {
  const { paymentId, packPaise, userId, numberHash } = use
  const rows = await tx.query(
    'insert into pack_use (payment_id, pack_paise, user_id, number_hash) values ($1, $2, $3, $4) on conflict do nothing returning payment_id',
    [paymentId, packPaise, userId, numberHash],
  )
  return rows.length > 0
}
