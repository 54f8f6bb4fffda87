import type { TransferKind } from '@sankalp/contract/wallet-rules'
import type { Queryable } from '../../platform/db/db.ts'
import type { BothLanguages } from './ledger.ts'

/** One change of an acharya's earnings. Negative for a refund or payout. */
export type EarningsMovement = { at: Date; kind: TransferKind; amountPaise: number; subjectName: BothLanguages | null }

export type Earnings = {
  /** Earned and not yet paid out. */
  balancePaise: number
  /** Lists accounts, newest first. */
  movements: EarningsMovement[]
}

/** Reads an acharya's earnings from the ledger: the balance now, and the movements of a span of time. */
export async function readEarnings(
  db: Queryable,
  ownerId: string,
  { from, before }: { from: Date; before: Date },
): Promise<Earnings> {
  const [account] = await db.query<{ balance: number }>(
    'select balance_paise as balance from earnings_account where owner_id = $1',
    [ownerId],
  )
  // A consultation's subject is the name of its acharya, for the payer's statement. Leave it out for the acharya.
  const movements = await db.query<EarningsMovement>(
    `select t.created_at as at, t.kind, p.amount_paise as "amountPaise",
        case when t.subject = 'consultation' then null else t.subject_name end as "subjectName"
      from posting p join transfer t on t.id = p.transfer_id
      where p.owner_id = $1 and p.account = 'earnings' and t.created_at >= $2 and t.created_at < $3
      order by t.created_at desc, t.id desc`,
    [ownerId, from, before],
  )
  return { balancePaise: account?.balance ?? 0, movements }
}
