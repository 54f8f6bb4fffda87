import type { Queryable, Tx } from '../../platform/db/db.ts'

export async function openWallet(tx: Tx, userId: string): Promise<void> {
  await tx.query('insert into wallet_account (user_id) values ($1)', [userId])
}

export async function readBalance(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ balancePaise: number }>(
    'select balance_paise as "balancePaise" from wallet_account where user_id = $1',
    [userId],
  )
  if (!row) throw new Error('no wallet for an account: sign-up opens one')
  return row.balancePaise
}
