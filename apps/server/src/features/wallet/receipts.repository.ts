import type { ReceiptSeries, TransferKind } from '@sankalp/contract/wallet-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import type { BothLanguages, ReceiptLineRow } from './ledger.ts'

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
  paidPaise: number
  bonusPaise: number
}

export async function findReceipt(db: Queryable, userId: string, transferId: string): Promise<ReceiptRow | null> {
  const [row] = await db.query<ReceiptRow>(
    `select t.id as "transferId", t.kind, r.series, r.financial_year as "financialYear", r.number, t.created_at as at,
       t.subject as "subjectKind", t.subject_id as "subjectId", t.subject_name as "subjectName", t.reason, r.lines,
       r.total_paise as "totalPaise", r.buyer, moved.*
      from transfer t join receipt r on r.transfer_id = t.id
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
 * Gives the next numbers to all receipts that have none, in the order they were written: consecutive in their series and
 * financial year, without gaps. One process at a time.
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

/** The receipts of an erased account stay, as the law wants them, and name nobody. */
export async function forgetBuyer(tx: Tx, userId: string): Promise<void> {
  await tx.query('update receipt set buyer = null where buyer is not null and transfer_id in (select id from transfer where user_id = $1)', [userId])
}
