import type { Queryable, Tx } from '../../platform/db/db.ts'

export type BankAccountRow = {
  id: string
  holder: string
  number: string
  ifsc: string
  since: Date
  payableFrom: Date
  replacedAt: Date | null
}

const columns = 'id, holder, number, ifsc, since, payable_from as "payableFrom", replaced_at as "replacedAt"'

export async function findCurrent(db: Queryable, userId: string): Promise<BankAccountRow | null> {
  const [row] = await db.query<BankAccountRow>(
    `select ${columns} from bank_account where user_id = $1 and replaced_at is null`,
    [userId],
  )
  return row ?? null
}

/** Lists accounts, newest first. */
export function listAccounts(db: Queryable, userId: string): Promise<BankAccountRow[]> {
  return db.query<BankAccountRow>(`select ${columns} from bank_account where user_id = $1 order by since desc, id`, [
    userId,
  ])
}

/** Locks the owner, so that two devices that save at once do so one after the other. */
export async function lockOwner(tx: Tx, userId: string): Promise<void> {
  await tx.query('select from user_account where id = $1 for no key update', [userId])
}

export async function replaceAccount(
  tx: Tx,
  userId: string,
  account: Omit<BankAccountRow, 'replacedAt'>,
): Promise<void> {
  await tx.query('update bank_account set replaced_at = $2 where user_id = $1 and replaced_at is null', [
    userId,
    account.since,
  ])
  await tx.query(
    'insert into bank_account (id, user_id, holder, number, ifsc, since, payable_from) values ($1, $2, $3, $4, $5, $6, $7)',
    [account.id, userId, account.holder, account.number, account.ifsc, account.since, account.payableFrom],
  )
}

const isOnItsWay = 'exists (select from operator_proposal p where p.bank_account_id = b.id and p.paid_at is null)'
const wasPaidTo = 'exists (select from operator_proposal p where p.bank_account_id = b.id)'

/**
 * Erases the bank accounts of an erased user. One that received a payout keeps its last four digits, which the books
 * need. One with a payout under way stays until the bank has made it.
 */
export async function eraseAccounts(tx: Queryable, userId: string): Promise<void> {
  await tx.query(`delete from bank_account b where user_id = $1 and not ${wasPaidTo}`, [userId])
  await tx.query(
    `update bank_account b set holder = '', number = right(number, 4), replaced_at = coalesce(replaced_at, since) where user_id = $1 and not ${isOnItsWay}`,
    [userId],
  )
}

/** Lists users who were erased while a payout was under way. */
export function listErasedOwners(db: Queryable): Promise<{ userId: string }[]> {
  return db.query(
    `select distinct b.user_id as "userId" from bank_account b join user_account u on u.id = b.user_id where u.erased_at is not null and b.holder <> '' and not ${isOnItsWay}`,
  )
}
