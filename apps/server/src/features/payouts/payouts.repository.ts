import type { PayoutState } from '@sankalp/contract/acharya-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import type { DividedRow } from './statement.ts'

export type PayoutRow = {
  id: string
  amountPaise: number
  state: PayoutState
  requestedAt: Date
  endedAt: Date | null
  note: string | null
}

const columns = 'id, amount_paise as "amountPaise", state, requested_at as "requestedAt", ended_at as "endedAt", note'

export function listPayouts(db: Queryable, userId: string, limit: number): Promise<PayoutRow[]> {
  return db.query<PayoutRow>(
    `select ${columns} from payout_request where user_id = $1 order by requested_at desc, id limit ${limit}`,
    [userId],
  )
}

/** False when one is open already: the index decides, also between two devices. */
export async function insertPayout(
  tx: Tx,
  payout: { id: string; userId: string; amountPaise: number; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into payout_request (id, user_id, amount_paise, state, requested_at) values ($1, $2, $3, 'open', $4)
     on conflict (user_id) where state = 'open' do nothing returning id`,
    [payout.id, payout.userId, payout.amountPaise, payout.now],
  )
  return rows.length > 0
}

/** The bank has paid: what the acharya asked for, if they did, is answered by that. */
export async function markOpenPaid(tx: Tx, userId: string, note: string, now: Date): Promise<void> {
  await tx.query(
    `update payout_request set state = 'paid', note = $2, ended_at = $3 where user_id = $1 and state = 'open'`,
    [userId, note, now],
  )
}

export async function withdrawOpen(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.query(`update payout_request set state = 'withdrawn', ended_at = $2 where user_id = $1 and state = 'open'`, [
    userId,
    now,
  ])
}

/** Earned and not paid out: now, and when the poojas are held that it is for. */
export async function readEarned(
  db: Queryable,
  userId: string,
): Promise<{ availablePaise: number; toComePaise: number }> {
  const [row] = await db.query<{ balance: number; toCome: number }>(
    'select balance_paise as balance, earnings_to_come(owner_id) as "toCome" from earnings_account where owner_id = $1',
    [userId],
  )
  return { availablePaise: Math.max((row?.balance ?? 0) - (row?.toCome ?? 0), 0), toComePaise: row?.toCome ?? 0 }
}

export type PaidOutRow = {
  id: string
  amountPaise: number
  tdsPaise: number
  decision: 'confirmed' | 'declined' | null
  proposedAt: Date
  paidAt: Date | null
  bankReference: string | null
}

/** What operators have proposed for somebody, and what became of it. */
export function listPaidOut(db: Queryable, userId: string, limit: number): Promise<PaidOutRow[]> {
  return db.query<PaidOutRow>(
    `select id, amount_paise as "amountPaise", tds_paise as "tdsPaise", decision, proposed_at as "proposedAt", paid_at as "paidAt", bank_reference as "bankReference"
       from operator_proposal where kind = 'payout' and account_id = $1 order by proposed_at desc, id limit ${limit}`,
    [userId],
  )
}

export async function findProposedFor(
  db: Queryable,
  proposalId: string,
): Promise<{ userId: string; proposedAt: Date } | null> {
  const [row] = await db.query<{ userId: string; proposedAt: Date }>(
    `select account_id as "userId", proposed_at as "proposedAt" from operator_proposal where id = $1 and kind = 'payout'`,
    [proposalId],
  )
  return row ?? null
}

export type ToPayRow = {
  id: string
  batch: string | null
  name: string | null
  phone: string | null
  amountPaise: number
  tdsPaise: number
  holder: string
  number: string
  ifsc: string
}

/** Marked for the bank, and not made by it yet; oldest first. */
export function listToPay(db: Queryable, batchId: string | null): Promise<ToPayRow[]> {
  return db.query<ToPayRow>(
    `select p.id, p.batch, u.name, u.phone, p.amount_paise as "amountPaise", p.tds_paise as "tdsPaise", b.holder, b.number, b.ifsc
       from operator_proposal p join user_account u on u.id = p.account_id join bank_account b on b.id = p.bank_account_id
      where p.kind = 'payout' and p.decision = 'confirmed' and p.paid_at is null and p.to_bank_at is not null and ($1::uuid is null or p.batch_id = $1)
      order by p.decided_at, p.id`,
    [batchId],
  )
}

export type ShownPayout = PaidOutRow & {
  batchId: string | null
  toBankAt: Date | null
  account: { holder: string; number: string; ifsc: string; since: string; payableFrom: string } | null
}

/** A payout with the account that it goes to, or would go to now. */
export async function findPayout(db: Queryable, proposalId: string): Promise<ShownPayout | null> {
  const [row] = await db.query<ShownPayout>(
    `select p.id, p.amount_paise as "amountPaise", p.tds_paise as "tdsPaise", p.decision, p.proposed_at as "proposedAt", p.paid_at as "paidAt", p.bank_reference as "bankReference",
            p.batch_id as "batchId", p.to_bank_at as "toBankAt",
            case when b.id is not null then jsonb_build_object('holder', b.holder, 'number', b.number, 'ifsc', b.ifsc, 'since', b.since, 'payableFrom', b.payable_from) end as account
       from operator_proposal p left join bank_account b on case when p.bank_account_id is null then b.user_id = p.account_id and b.replaced_at is null else b.id = p.bank_account_id end
      where p.id = $1 and p.kind = 'payout'`,
    [proposalId],
  )
  return row ?? null
}

export async function findName(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db.query<{ name: string | null }>('select name from user_account where id = $1', [userId])
  return row?.name ?? null
}

/** How each movement of somebody's earnings was divided, oldest first. */
export function listDivided(
  db: Queryable,
  userId: string,
  { from, before }: { from: Date; before: Date },
): Promise<DividedRow[]> {
  return db.query<DividedRow>(
    `select t.created_at as at, t.kind, t.subject_name as subject, e.amount_paise as "earnedPaise", d.gross as "grossPaise", d.bonus as "bonusPaise", d.tax as "taxPaise", d.commission as "commissionPaise"
       from posting e join transfer t on t.id = e.transfer_id
            cross join lateral (
              select coalesce(-sum(amount_paise) filter (where account in ('wallet_paid', 'wallet_bonus')), 0)::bigint as gross,
                     coalesce(-sum(amount_paise) filter (where account = 'wallet_bonus'), 0)::bigint as bonus,
                     coalesce(sum(amount_paise) filter (where account = 'tax'), 0)::bigint as tax,
                     coalesce(sum(amount_paise) filter (where account in ('revenue', 'refunds')), 0)::bigint as commission
                from posting where transfer_id = t.id) d
      where e.account = 'earnings' and e.owner_id = $1 and t.created_at >= $2 and t.created_at < $3 order by t.created_at, t.id`,
    [userId, from, before],
  )
}
