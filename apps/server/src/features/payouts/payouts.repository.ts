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

/** Returns false if one is already open: the unique index decides, also between two devices. */
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

/** Marks the acharya's open request, if there is one, as paid when the bank has paid. */
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

/**
 * Sums what operators have begun for a user (a payout, a correction, a refund) while it can still be stopped, which is
 * until the bank has it.
 */
export async function sumUnderWay(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.query<{ paise: number }>(
    `select coalesce(sum(abs(amount_paise)), 0)::bigint as paise from operator_proposal
      where account_id = $1 and (decision is null or (kind = 'payout' and decision = 'confirmed' and paid_at is null and to_bank_at is null))`,
    [userId],
  )
  return row?.paise ?? 0
}

/** Returns the unpaid earnings: available now, and available once their poojas are held. */
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

/** Lists the payouts that operators have proposed for a user, with their result. */
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
  bonusPaise: number
}

/** Lists payouts marked for the bank and not yet paid by it, oldest first. */
export function listToPay(db: Queryable, batchId: string | null): Promise<ToPayRow[]> {
  return db.query<ToPayRow>(
    `select p.id, p.batch, u.name, u.phone, p.amount_paise as "amountPaise", p.tds_paise as "tdsPaise", b.holder, b.number, b.ifsc, p.bonus_paise as "bonusPaise"
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

/** Finds a payout, with the account that it goes to or would go to now. */
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

/** Lists how each movement of an acharya's earnings was divided, oldest first. */
export function listDivided(
  db: Queryable,
  userId: string,
  { from, before }: { from: Date; before: Date },
): Promise<DividedRow[]> {
  return db.query<DividedRow>(
    `select t.created_at as at, t.kind, t.subject_name as subject, (select name from user_account where id = d.payer) as "payerName", e.amount_paise as "earnedPaise", d.gross as "grossPaise", d.bonus as "bonusPaise", d.tax as "taxPaise", d.commission - n.paise as "commissionPaise", n.paise as "notEarnedPaise"
       from posting e join transfer t on t.id = e.transfer_id
            cross join lateral (
              select (array_agg(owner_id) filter (where account in ('wallet_paid', 'wallet_bonus')))[1] as payer,
                     coalesce(-sum(amount_paise) filter (where account in ('wallet_paid', 'wallet_bonus')), 0)::bigint as gross,
                     coalesce(-sum(amount_paise) filter (where account = 'wallet_bonus'), 0)::bigint as bonus,
                     coalesce(sum(amount_paise) filter (where account = 'tax'), 0)::bigint as tax,
                     coalesce(sum(amount_paise) filter (where account in ('revenue', 'refunds', 'promotion_expense')), 0)::bigint as commission
                from posting where transfer_id = t.id) d
            -- Of a refund, as much of it as went back of the price.
            cross join lateral (
              select coalesce(round(sum(s.share_paise - s.borne_paise) * d.gross / nullif((
                  select -sum(amount_paise) from posting where transfer_id = coalesce(t.refund_of, t.id) and account in ('wallet_paid', 'wallet_bonus')), 0)), 0)::bigint as paise
                from bonus_share s where s.transfer_id = coalesce(t.refund_of, t.id)) n
      where e.account = 'earnings' and e.owner_id = $1 and t.created_at >= $2 and t.created_at < $3 order by t.created_at, t.id`,
    [userId, from, before],
  )
}
