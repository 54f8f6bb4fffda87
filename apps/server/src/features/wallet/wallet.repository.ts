import type { ReceiptSeries, TransferKind } from '@sankalp/contract/wallet-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import { createParameters } from '../../platform/db/parameters.ts'
import type { BothLanguages, OtherPosting, ReceiptGst, ReceiptLineRow, Subject } from './ledger.ts'

export async function openWallet(tx: Tx, userId: string): Promise<void> {
  await tx.query('insert into wallet_account (user_id) values ($1)', [userId])
}

export type WalletRow = {
  paidPaise: number
  bonusPaise: number
  reservedPaise: number
  reservedPaidPaise: number
  limitPaise: number | null
  nextLimitPaise: number | null
  nextLimitFrom: Date | null
  spentOn: string | null
  spentPaise: number
}

const walletColumns = `paid_paise as "paidPaise", bonus_paise as "bonusPaise", reserved_paid_paise + reserved_bonus_paise as "reservedPaise",
  reserved_paid_paise as "reservedPaidPaise",
  limit_paise as "limitPaise", next_limit_paise as "nextLimitPaise", next_limit_from as "nextLimitFrom", spent_on as "spentOn",
  spent_paise as "spentPaise"`

export async function readWallet(db: Queryable, userId: string): Promise<WalletRow> {
  return theWallet(
    await db.query<WalletRow>(`select ${walletColumns} from wallet_account where user_id = $1`, [userId]),
  )
}

/** Returns the amount that can be spent now. */
export async function readAvailable(db: Queryable, userId: string): Promise<number> {
  const { paidPaise, bonusPaise, reservedPaise } = await readWallet(db, userId)
  return paidPaise + bonusPaise - reservedPaise
}

/** Locks the wallet until the transaction ends, so that no other transaction moves its money. */
export async function lockWallet(tx: Tx, userId: string): Promise<WalletRow> {
  return theWallet(
    await tx.query<WalletRow>(`select ${walletColumns} from wallet_account where user_id = $1 for update`, [userId]),
  )
}

/** Returns the bonus that is not reserved, and locks the wallet's row until the transaction ends. */
export async function lockFreeBonus(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.query<{ paise: number }>(
    'select bonus_paise - reserved_bonus_paise as paise from wallet_account where user_id = $1 for update',
    [userId],
  )
  return row?.paise ?? 0
}

function theWallet([row]: WalletRow[]): WalletRow {
  if (!row) throw new Error('an account has no wallet, although sign-up creates one')
  return row
}

export async function saveLimit(
  tx: Tx,
  userId: string,
  limit: Pick<WalletRow, 'limitPaise' | 'nextLimitPaise' | 'nextLimitFrom'>,
): Promise<WalletRow> {
  return theWallet(
    await tx.query<WalletRow>(
      `update wallet_account set limit_paise = $2, next_limit_paise = $3, next_limit_from = $4 where user_id = $1 returning ${walletColumns}`,
      [userId, limit.limitPaise, limit.nextLimitPaise, limit.nextLimitFrom],
    ),
  )
}

/**
 * Returns what an acharya has earned and was not paid, without the earnings of poojas still to be held. Locks it until
 * the transaction ends.
 */
export async function lockEarnings(tx: Tx, ownerId: string): Promise<number> {
  await tx.query('select from earnings_account where owner_id = $1 for update', [ownerId])
  // Use a separate statement: the one that waited for the lock would not see what was booked or cancelled meanwhile.
  const [row] = await tx.query<{ payable: number }>(
    'select balance_paise - earnings_to_come(owner_id) as payable from earnings_account where owner_id = $1',
    [ownerId],
  )
  return row?.payable ?? 0
}

export async function findTransferByKey(tx: Tx, key: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>('select id from transfer where key = $1', [key])
  return row?.id ?? null
}

export type ChargedRow = {
  userId: string
  subject: Subject
  paidPaise: number
  bonusPaise: number
  others: OtherPosting[]
  refundedPaise: number
  series: ReceiptSeries
  lines: ReceiptLineRow[]
  /** Null where there is no tax, and on older invoices. */
  gst: ReceiptGst | null
}

/** Returns a charge with the amount refunded so far. Locks the wallet, so that two refunds run one after the other. */
export async function lockCharge(tx: Tx, transferId: string): Promise<ChargedRow | null> {
  const [locked] = await tx.query(
    'select user_id from wallet_account where user_id = (select user_id from transfer where id = $1) for update',
    [transferId],
  )
  if (!locked) return null
  const [row] = await tx.query<
    Omit<ChargedRow, 'others' | 'subject'> & {
      others: PostingRow[]
      subjectKind: string
      subjectId: string
      subjectName: BothLanguages | null
    }
  >(
    `select t.user_id as "userId", t.subject as "subjectKind", t.subject_id as "subjectId", t.subject_name as "subjectName",
       -coalesce(sum(p.amount_paise) filter (where p.account = 'wallet_paid'), 0)::bigint as "paidPaise",
       -coalesce(sum(p.amount_paise) filter (where p.account = 'wallet_bonus'), 0)::bigint as "bonusPaise",
       jsonb_agg(jsonb_build_object('account', p.account, 'detail', p.detail, 'ownerId', p.owner_id, 'amountPaise', p.amount_paise) order by p.line)
         filter (where p.account not like 'wallet%') as others,
       (select coalesce(sum(back.amount_paise), 0)::bigint from transfer r join posting back on back.transfer_id = r.id
         where r.refund_of = t.id and back.account like 'wallet%') as "refundedPaise",
       q.series, q.lines, q.gst
      from transfer t join posting p on p.transfer_id = t.id join receipt q on q.transfer_id = t.id
      where t.id = $1 and t.kind in ('pooja', 'consultation', 'order', 'dakshina') group by t.id, q.transfer_id`,
    [transferId],
  )
  if (!row) return null
  const { subjectKind, subjectId, subjectName, others, ...rest } = row
  return {
    ...rest,
    others: others.map(toPosting),
    subject: { kind: subjectKind, id: subjectId, ...(subjectName && { name: subjectName }) },
  }
}

type PostingRow = { account: string; detail: string | null; ownerId: string | null; amountPaise: number }

function toPosting({ account, detail, ownerId, amountPaise }: PostingRow): OtherPosting {
  return {
    account,
    amountPaise,
    ...(detail !== null && { detail }),
    ...(ownerId !== null && { ownerId }),
  } as OtherPosting
}

export type TransferRow = {
  id: string
  kind: TransferKind
  at: Date
  subjectKind: string
  subjectId: string
  subjectName: BothLanguages | null
  paidPaise: number
  bonusPaise: number
  balanceAfterPaise: number
}

export type HistoryFilterRow = { kinds?: readonly TransferKind[]; from?: Date; before?: Date }

/** Reads the history from a transfer on, newest first. Leaves out payments outside the wallet. */
export async function readHistory(
  db: Queryable,
  userId: string,
  { kinds, from, before }: HistoryFilterRow,
  after: { at: string; id: string } | null,
  limit: number | null,
): Promise<TransferRow[]> {
  const { values, put } = createParameters()
  const conditions = [`t.user_id = ${put(userId)}`]
  if (kinds) conditions.push(`t.kind = any (${put(kinds)})`)
  if (from) conditions.push(`t.created_at >= ${put(from)}`)
  if (before) conditions.push(`t.created_at < ${put(before)}`)
  if (after) conditions.push(`(t.created_at, t.id) < (${put(new Date(after.at))}, ${put(after.id)})`)
  return db.query<TransferRow>(
    `select t.id, t.kind, t.created_at as at, t.subject as "subjectKind", t.subject_id as "subjectId", t.subject_name as "subjectName",
       t.balance_after_paise as "balanceAfterPaise", moved.*
      from transfer t
      cross join lateral (
        select coalesce(sum(amount_paise) filter (where account = 'wallet_paid'), 0)::bigint as "paidPaise",
          coalesce(sum(amount_paise) filter (where account = 'wallet_bonus'), 0)::bigint as "bonusPaise"
        from posting where transfer_id = t.id and account in ('wallet_paid', 'wallet_bonus') having count(*) > 0) moved
      where ${conditions.join(' and ')} order by t.created_at desc, t.id desc ${limit === null ? '' : `limit ${put(limit)}`}`,
    values,
  )
}

/** Returns the money in and out for each month in India since an instant. */
export async function readMonths(
  db: Queryable,
  userId: string,
  from: Date,
): Promise<{ month: string; inPaise: number; outPaise: number }[]> {
  return db.query(
    `select month, coalesce(sum(change) filter (where change > 0), 0)::bigint as "inPaise",
       -coalesce(sum(change) filter (where change < 0), 0)::bigint as "outPaise"
      from (
        select to_char(t.created_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, sum(p.amount_paise) as change
        from transfer t join posting p on p.transfer_id = t.id and p.account in ('wallet_paid', 'wallet_bonus')
        where t.user_id = $1 and t.created_at >= $2 group by t.id
      ) moved group by month`,
    [userId, from],
  )
}

/** Returns each transfer with its postings, for the user's data export. */
export async function readLedgerOf(db: Queryable, userId: string): Promise<unknown[]> {
  return db.query(
    `select t.id, t.kind, t.subject, t.subject_id as "subjectId", t.reason, t.created_at as "createdAt", p.postings, r.lines as receipt, r.gst, r.deliver_to as "deliverTo"
      from transfer t
      cross join lateral (select jsonb_agg(jsonb_build_object('account', account, 'paise', amount_paise) order by line) as postings from posting where transfer_id = t.id) p
      left join receipt r on r.transfer_id = t.id
      where t.user_id = $1 order by t.created_at, t.id`,
    [userId],
  )
}
