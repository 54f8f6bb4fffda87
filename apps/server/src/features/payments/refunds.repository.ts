import type { Queryable, Tx } from '../../platform/db/db.ts'
import type { RefundState } from '../../platform/gateways/payment/payment.ts'

export type RefundReason =
  | 'paidTwice'
  | 'paidTooLate'
  | 'accountErased'
  | 'orderCancelled'
  | 'orderReturned'
  | 'byOperator'
export type RefundRow = {
  id: string
  paymentId: string
  userId: string
  providerPaymentId: string
  amountPaise: number
  reason: RefundReason
  status: RefundState
  providerRefundId: string | null
  tries: number
}
export type NewRefundRow = Pick<RefundRow, 'id' | 'paymentId' | 'providerPaymentId' | 'amountPaise' | 'reason'> & {
  key: string
}

const columns = `r.id, r.payment_id as "paymentId", p.user_id as "userId", r.provider_payment_id as "providerPaymentId", r.amount_paise as "amountPaise",
  r.reason, r.status, r.provider_refund_id as "providerRefundId", r.tries`

/** Returns false if a refund with this key already exists. */
export async function insertRefund(tx: Tx, refund: NewRefundRow, now: Date): Promise<boolean> {
  const { id, paymentId, providerPaymentId, amountPaise, reason, key } = refund
  const rows = await tx.query(
    `insert into payment_refund (id, payment_id, provider_payment_id, amount_paise, reason, key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing returning id`,
    [id, paymentId, providerPaymentId, amountPaise, reason, key, now],
  )
  return rows.length > 0
}

export async function hasRefund(tx: Tx, key: string): Promise<boolean> {
  return (await tx.query('select 1 from payment_refund where key = $1', [key])).length > 0
}

export async function findRefund(db: Queryable, id: string): Promise<RefundRow | null> {
  const [row] = await db.query<RefundRow>(
    `select ${columns} from payment_refund r join payment p on p.id = r.payment_id where r.id = $1`,
    [id],
  )
  return row ?? null
}

/** Locks a refund until the transaction ends. */
export async function lockRefund(tx: Tx, by: 'id' | 'provider_refund_id', value: string): Promise<RefundRow | null> {
  const [row] = await tx.query<RefundRow>(
    `select ${columns} from payment_refund r join payment p on p.id = r.payment_id where r.${by} = $1 for update of r`,
    [value],
  )
  return row ?? null
}

export async function saveRefund(
  tx: Tx,
  id: string,
  refund: { status: RefundState; providerRefundId: string | null },
  now: Date,
): Promise<void> {
  await tx.query(
    `update payment_refund set status = $2, provider_refund_id = coalesce($3, provider_refund_id), ended_at = case when $2 = 'pending' then null else $4::timestamptz end
      where id = $1 and status = 'pending'`,
    [id, refund.status, refund.providerRefundId, now],
  )
}

export async function countTry(tx: Tx, id: string): Promise<void> {
  await tx.query('update payment_refund set tries = tries + 1 where id = $1', [id])
}

/** Returns how much of a payment has been refunded or is being refunded. */
export async function sumRefunds(tx: Tx, providerPaymentId: string): Promise<number> {
  const [row] = await tx.query<{ sum: number }>(
    `select coalesce(sum(amount_paise), 0)::bigint as sum from payment_refund where provider_payment_id = $1 and status <> 'failed'`,
    [providerPaymentId],
  )
  return row?.sum ?? 0
}

/** Returns the sum of a user's failed refunds. */
export async function sumFailed(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.query<{ sum: number }>(
    `select coalesce(sum(r.amount_paise), 0)::bigint as sum from payment_refund r join payment p on p.id = r.payment_id where p.user_id = $1 and r.status = 'failed'`,
    [userId],
  )
  return row?.sum ?? 0
}

export async function listRefundsOf(db: Queryable, userId: string) {
  return db.query<{
    paymentId: string
    amountPaise: number
    reason: RefundReason
    status: RefundState
    createdAt: Date
  }>(
    `select r.payment_id as "paymentId", r.amount_paise as "amountPaise", r.reason, r.status, r.created_at as "createdAt"
       from payment_refund r join payment p on p.id = r.payment_id where p.user_id = $1 order by r.created_at, r.id`,
    [userId],
  )
}
