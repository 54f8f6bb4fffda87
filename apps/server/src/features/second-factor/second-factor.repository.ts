import type { Queryable, Tx } from '../../platform/db/db.ts'

export type FactorRow = { userId: string; sealedSecret: string; begunAt: Date; since: Date | null; lastStep: number }

const columns = `user_id as "userId", sealed_secret as "sealedSecret", begun_at as "begunAt", since, last_step as "lastStep"`

export async function findFactor(db: Queryable, userId: string): Promise<FactorRow | null> {
  const [row] = await db.query<FactorRow>(`select ${columns} from second_factor where user_id = $1`, [userId])
  return row ?? null
}

/**
 * Returns the factor, locked until the transaction ends, so that two attempts with the same code run one after the
 * other.
 */
export async function lockFactor(tx: Tx, userId: string): Promise<FactorRow | null> {
  const [row] = await tx.query<FactorRow>(`select ${columns} from second_factor where user_id = $1 for update`, [
    userId,
  ])
  return row ?? null
}

/** Returns false when a factor is on already. */
export async function saveBegun(tx: Tx, userId: string, sealedSecret: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `insert into second_factor (user_id, sealed_secret, begun_at) values ($1, $2, $3)
     on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, begun_at = excluded.begun_at, last_step = 0
       where second_factor.since is null returning user_id`,
    [userId, sealedSecret, now],
  )
  return rows.length > 0
}

export async function saveOn(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.query('update second_factor set since = $2 where user_id = $1', [userId, now])
}

export async function saveStep(tx: Tx, userId: string, step: number): Promise<void> {
  await tx.query('update second_factor set last_step = $2 where user_id = $1', [userId, step])
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.query('delete from second_factor_recovery where user_id = $1', [userId])
  await tx.query('insert into second_factor_recovery (user_id, code_hash) select $1, unnest($2::text[])', [
    userId,
    hashes,
  ])
}

/** Returns false when the code does not exist or was used. */
export async function useRecoveryCode(tx: Tx, userId: string, hash: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    'update second_factor_recovery set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null returning user_id',
    [userId, hash, now],
  )
  return rows.length > 0
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::integer as count from second_factor_recovery where user_id = $1 and used_at is null',
    [userId],
  )
  return row?.count ?? 0
}

/** Deletes the factor and its recovery codes. Returns true when there was one. */
export async function deleteFactor(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.query('delete from second_factor where user_id = $1 returning user_id', [userId])).length > 0
}

export function listFactors(db: Queryable): Promise<FactorRow[]> {
  return db.query<FactorRow>(`select ${columns} from second_factor order by user_id`)
}

/** Saves the newly sealed secret unless the row was changed meanwhile. */
export async function saveSealedAnew(db: Queryable, { userId, sealedSecret }: FactorRow, anew: string): Promise<void> {
  await db.query('update second_factor set sealed_secret = $3 where user_id = $1 and sealed_secret = $2', [
    userId,
    sealedSecret,
    anew,
  ])
}
