import type { PayoutState } from '@sankalp/contract/acharya-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'

export type PayoutRow = { id: string; amountPaise: number; state: PayoutState; requestedAt: Date; endedAt: Date | null; note: string | null }

const columns = 'id, amount_paise as "amountPaise", state, requested_at as "requestedAt", ended_at as "endedAt", note'

export function listPayouts(db: Queryable, userId: string, limit: number): Promise<PayoutRow[]> {
  return db.query<PayoutRow>(`select ${columns} from payout_request where user_id = $1 order by requested_at desc, id limit ${limit}`, [userId])
}

/** False when one is open already: the index decides, also between two devices. */
export async function insertPayout(tx: Tx, payout: { id: string; userId: string; amountPaise: number; now: Date }): Promise<boolean> {
  const rows = await tx.query(
    `insert into payout_request (id, user_id, amount_paise, state, requested_at) values ($1, $2, $3, 'open', $4)
     on conflict (user_id) where state = 'open' do nothing returning id`,
    [payout.id, payout.userId, payout.amountPaise, payout.now],
  )
  return rows.length > 0
}

/** The bank has paid: what the acharya asked for, if they did, is answered by that. */
export async function markOpenPaid(tx: Tx, userId: string, note: string, now: Date): Promise<void> {
  await tx.query(`update payout_request set state = 'paid', note = $2, ended_at = $3 where user_id = $1 and state = 'open'`, [userId, note, now])
}

export async function withdrawOpen(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.query(`update payout_request set state = 'withdrawn', ended_at = $2 where user_id = $1 and state = 'open'`, [userId, now])
}

/** Earned and not paid out. */
export async function readAvailable(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ paise: number }>('select balance_paise as paise from earnings_account where owner_id = $1', [userId])
  return row?.paise ?? 0
}
