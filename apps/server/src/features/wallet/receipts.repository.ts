import type { ReceiptSeries, TransferKind } from '@sankalp/contract/wallet-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import type { BothLanguages, DeliverTo, ReceiptGst, ReceiptLineRow } from './ledger.ts'

export type ReceiptRow = {
  transferId: string
  kind: TransferKind
  series: ReceiptSeries
  financialYear: string
  number: number | null
  at: Date
  subjectKind: string
  subjectId: string
  subjectName: BothLanguages | null
  reason: string | null
  lines: ReceiptLineRow[]
  totalPaise: number
  buyer: { name: string | null; state: string | null } | null
  gst: ReceiptGst | null
  deliverTo: DeliverTo | null
  /** The invoice that a credit note corrects. */
  corrects: {
    transferId: string
    series: ReceiptSeries
    financialYear: string
    number: number | null
    at: string
  } | null
  paidPaise: number
  bonusPaise: number
  phone: string | null
  payment: { provider: string; method: string | null; reference: string | null } | null
}

export async function findReceipt(db: Queryable, userId: string, transferId: string): Promise<ReceiptRow | null> {
  const [row] = await db.query<ReceiptRow>(
    `select t.id as "transferId", t.kind, r.series, r.financial_year as "financialYear", r.number, t.created_at as at,
       t.subject as "subjectKind", t.subject_id as "subjectId", t.subject_name as "subjectName", t.reason, r.lines,
       r.total_paise as "totalPaise", r.buyer, u.phone,
       case when p.id is not null then jsonb_build_object('provider', p.provider, 'method', p.method, 'reference', p.provider_payment_id) end as payment, r.gst, r.deliver_to as "deliverTo", moved.*,
       case when r.series = 'C' then (
         select jsonb_build_object('transferId', i.transfer_id, 'series', i.series, 'financialYear', i.financial_year, 'number', i.number, 'at', i.created_at)
         from receipt i where i.transfer_id = t.refund_of) end as corrects
      from transfer t join receipt r on r.transfer_id = t.id join user_account u on u.id = t.user_id
      left join payment p on t.subject = 'payment' and p.id::text = t.subject_id
      cross join lateral (
        select coalesce(sum(amount_paise) filter (where account = 'wallet_paid'), 0)::bigint as "paidPaise",
          coalesce(sum(amount_paise) filter (where account = 'wallet_bonus'), 0)::bigint as "bonusPaise"
        from posting where transfer_id = t.id) moved
      where t.id = $2 and t.user_id = $1`,
    [userId, transferId],
  )
  return row ?? null
}

/**
 * Gives the next numbers to all receipts without one, in the order they were written: consecutive within their series
 * and financial year, without gaps. Only one process at a time does this.
 */
export async function numberReceipts(tx: Tx): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('receipt numbers'))`)
  const rows = await tx.query(
    `with waiting as (
       select transfer_id, series, financial_year, row_number() over (partition by series, financial_year order by created_at, transfer_id) as place
       from receipt where number is null
     )
     update receipt set number = place + coalesce((
         select max(number) from receipt last where last.series = waiting.series and last.financial_year = waiting.financial_year
       ), 0)
     from waiting where receipt.transfer_id = waiting.transfer_id returning 1`,
  )
  return rows.length
}

/** Removes the buyer's data from the receipts of an erased account. The receipts stay, as the law requires. */
export async function forgetBuyer(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    `update receipt set buyer = null, deliver_to = null
      where (buyer is not null or deliver_to is not null) and transfer_id in (select id from transfer where user_id = $1)`,
    [userId],
  )
}

export type YearReceiptRow = Pick<ReceiptRow, 'transferId' | 'series' | 'financialYear' | 'number' | 'gst' | 'lines'>

/** Lists the receipts of a user between two instants. */
export async function listReceipts(
  db: Queryable,
  userId: string,
  { from, to }: { from: Date; to: Date },
): Promise<YearReceiptRow[]> {
  return db.query<YearReceiptRow>(
    `select t.id as "transferId", r.series, r.financial_year as "financialYear", r.number, r.gst, r.lines
      from transfer t join receipt r on r.transfer_id = t.id where t.user_id = $1 and t.created_at >= $2 and t.created_at < $3`,
    [userId, from, to],
  )
}
