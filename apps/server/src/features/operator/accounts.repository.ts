import type { Language } from '@sankalp/contract/language'
import type { OperatorStep } from '@sankalp/contract/operator-rights'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import { orderNumber } from './lists/list-sql.ts'

export type AccountRow = {
  id: string
  name: string | null
  phone: string | null
  email: string | null
  role: string
  operatorStep: OperatorStep | null
  joinedAt: Date
  blockedAt: Date | null
  blockedReason: string | null
}

const columns = `id, name, phone, email, role, operator_step as "operatorStep", created_at as "joinedAt", blocked_at as "blockedAt", blocked_reason as "blockedReason"`

export async function findAccount(db: Queryable, id: string): Promise<AccountRow | null> {
  const [row] = await db.query<AccountRow>(`select ${columns} from user_account where id = $1 and erased_at is null`, [
    id,
  ])
  return row ?? null
}

/** Locks these accounts in the order that all code uses. Erased ones are missing. */
export function lockAccounts(tx: Tx, ids: readonly string[]): Promise<AccountRow[]> {
  return tx.query<AccountRow>(
    `select ${columns} from user_account where id = any($1::uuid[]) and erased_at is null order by id for no key update`,
    [ids],
  )
}

/** Locks the account against other changes until the transaction ends. Rows that only refer to it are not blocked. */
export async function lockAccount(tx: Tx, id: string): Promise<AccountRow | null> {
  const [row] = await tx.query<AccountRow>(
    `select ${columns} from user_account where id = $1 and erased_at is null for no key update`,
    [id],
  )
  return row ?? null
}

export async function saveBlock(tx: Tx, id: string, reason: string | null, now: Date): Promise<void> {
  await tx.query(
    `update user_account set blocked_reason = $2, blocked_at = case when $2::text is null then null else $3::timestamptz end where id = $1`,
    [id, reason, now],
  )
}

export async function saveStep(tx: Tx, id: string, step: OperatorStep | null): Promise<void> {
  await tx.query(
    `update user_account set operator_step = $2, role = case when $2::text is null then 'ROLE_USER' else 'ROLE_ADMIN' end where id = $1`,
    [id, step],
  )
}

export async function readDevices(db: Queryable, id: string, now: Date): Promise<{ since: Date; lastUsedAt: Date }[]> {
  return db.query(
    'select created_at as since, rotated_at as "lastUsedAt" from auth_session where user_id = $1 and ended_at is null and expires_at > $2 order by rotated_at desc limit 20',
    [id, now],
  )
}

export type LedgerLine = {
  transferId: string
  at: Date
  kind: string
  paise: number
  balanceAfterPaise: number | null
  reason: string | null
}

export async function readLedger(db: Queryable, id: string): Promise<LedgerLine[]> {
  return db.query<LedgerLine>(
    `select t.id as "transferId", t.created_at as at, t.kind, t.balance_after_paise as "balanceAfterPaise", t.reason,
       coalesce((select sum(amount_paise) from posting where transfer_id = t.id and owner_id = $1 and account in ('wallet_paid', 'wallet_bonus')), 0)::bigint as paise
     from transfer t where t.user_id = $1 order by t.created_at desc, t.id desc limit 20`,
    [id],
  )
}

export type BookingLine = { bookingId: string; startsAt: Date; pooja: string; state: string; paise: number }

export async function readBookings(db: Queryable, id: string, language: Language): Promise<BookingLine[]> {
  return db.query<BookingLine>(
    `select b.id as "bookingId", b.starts_at as "startsAt", p.name ->> $2 as pooja, b.state, b.pooja_paise + b.samagri_paise + b.dakshina_paise as paise
       from booking b join pooja p on p.id = b.pooja_id where b.user_id = $1 order by b.starts_at desc, b.id desc limit 10`,
    [id, language],
  )
}

export type OrderLine = { orderId: string; number: string; at: Date; state: string; paise: number }

export async function readOrders(db: Queryable, id: string): Promise<OrderLine[]> {
  return db.query<OrderLine>(
    `select o.id as "orderId", ${orderNumber} as number, o.placed_at as at, o.state, o.grand_paise as paise
       from shop_order o where o.user_id = $1 order by o.placed_at desc, o.id desc limit 10`,
    [id],
  )
}

export type ConsultationLine = { requestId: string; at: Date; state: string; talk: string; chargedPaise: number | null }

export async function readConsultations(db: Queryable, id: string): Promise<ConsultationLine[]> {
  return db.query<ConsultationLine>(
    `select id as "requestId", requested_at as at, state, talk, charged_paise as "chargedPaise" from consultation
      where user_id = $1 or acharya_user_id = $1 order by requested_at desc, id desc limit 10`,
    [id],
  )
}
