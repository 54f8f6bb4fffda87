import type { TransferKind } from '@sankalp/contract/wallet-rules'
import type { Queryable } from '../../platform/db/db.ts'
import type { BothLanguages } from './ledger.ts'

/** One change of an acharya's earnings. Negative for a refund or payout. */
export type EarningsMovement = {
  at: Date
  kind: TransferKind
  amountPaise: number
  subjectName: BothLanguages | null
  /** For a pooja that is booked but not held yet. */
  isToCome: boolean
}

export type Earnings = {
  /** Earned and not yet paid out. */
  balancePaise: number
  /** Credited for poojas that are booked but not held yet: not part of the balance. */
  toComePaise: number
  /** Lists accounts, newest first. */
  movements: EarningsMovement[]
}

/** Reads an acharya's earnings from the ledger: the balance now, and the movements of a span of time. */
export async function readEarnings(
  db: Queryable,
  ownerId: string,
  { from, before }: { from: Date; before: Date },
): Promise<Earnings> {
  const [account] = await db.query<{ balance: number; toCome: number }>(
    'select balance_paise as balance, earnings_to_come(owner_id) as "toCome" from earnings_account where owner_id = $1',
    [ownerId],
  )
  // A consultation's subject is the name of its acharya, for the payer's statement. Leave it out for the acharya.
  const movements = await db.query<EarningsMovement>(
    `select t.created_at as at, t.kind, p.amount_paise as "amountPaise",
        case when t.subject = 'consultation' then null else t.subject_name end as "subjectName",
        exists (select from booking b where b.transfer_id = t.id and b.state in ('confirmed', 'live')) as "isToCome"
      from posting p join transfer t on t.id = p.transfer_id
      where p.owner_id = $1 and p.account = 'earnings' and t.created_at >= $2 and t.created_at < $3
      order by t.created_at desc, t.id desc`,
    [ownerId, from, before],
  )
  const [balance, toComePaise] = [account?.balance ?? 0, account?.toCome ?? 0]
  return { balancePaise: Math.max(0, balance - toComePaise), toComePaise, movements }
}
