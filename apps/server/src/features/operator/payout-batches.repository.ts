import type { Queryable, Tx } from '../../platform/db/db.ts'

export type BatchRow = {
  id: string
  name: string
  proposedBy: string
  proposedAt: Date
  aloneFrom: Date | null
  decision: 'confirmed' | 'declined' | null
}

/** Returns false if one is already open: the unique index decides, also between two operators. */
export async function insertBatch(
  tx: Tx,
  { id, name, proposedBy, proposedAt, aloneFrom }: Omit<BatchRow, 'decision'>,
): Promise<boolean> {
  const rows = await tx.query(
    'insert into payout_batch (id, name, proposed_by, proposed_at, alone_from) values ($1, $2, $3, $4, $5) on conflict do nothing returning id',
    [id, name, proposedBy, proposedAt, aloneFrom],
  )
  return rows.length > 0
}

/** Deletes an empty batch. */
export async function dropBatch(tx: Tx, batchId: string): Promise<void> {
  await tx.query('delete from payout_batch where id = $1', [batchId])
}

export async function lockBatch(tx: Tx, batchId: string): Promise<BatchRow | null> {
  const [row] = await tx.query<BatchRow>(
    `select id, name, proposed_by as "proposedBy", proposed_at as "proposedAt", alone_from as "aloneFrom", decision from payout_batch where id = $1 for update`,
    [batchId],
  )
  return row ?? null
}

export async function saveBatchDecision(
  tx: Tx,
  batchId: string,
  by: string,
  isConfirmed: boolean,
  now: Date,
): Promise<void> {
  await tx.query('update payout_batch set decision = $2, decided_by = $3, decided_at = $4 where id = $1', [
    batchId,
    isConfirmed ? 'confirmed' : 'declined',
    by,
    now,
  ])
}

/** Locks the batch of a payout. Returns null if it is in none. */
export async function lockBatchOf(tx: Tx, proposalId: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    'select b.id from payout_batch b join operator_proposal p on p.batch_id = b.id where p.id = $1 for update of b',
    [proposalId],
  )
  return row?.id ?? null
}

/** Closes a batch when the last of its payouts is decided one by one, so that no empty batch waits for confirmation. */
export async function closeDecidedBatch(tx: Tx, batchId: string, by: string, now: Date): Promise<void> {
  await tx.query(
    `update payout_batch b set decided_by = $2, decided_at = $3,
        decision = case when exists (select from operator_proposal p where p.batch_id = b.id and p.decision = 'confirmed') then 'confirmed' else 'declined' end
      where b.id = $1 and b.decision is null and not exists (select from operator_proposal p where p.batch_id = b.id and p.decision is null)`,
    [batchId, by, now],
  )
}

/** Locks the undecided payouts of a batch, in the order that all code uses. */
export function lockOpenPayouts(
  tx: Tx,
  batchId: string,
): Promise<{ id: string; accountId: string; amountPaise: number; tdsPaise: number }[]> {
  return tx.query(
    `select id, account_id as "accountId", amount_paise as "amountPaise", tds_paise as "tdsPaise" from operator_proposal
      where batch_id = $1 and decision is null order by account_id for update`,
    [batchId],
  )
}

/**
 * Marks confirmed payouts with their bank accounts. Those without an account that may be paid to are left unchanged.
 */
export async function markForBank(
  tx: Tx,
  batchId: string | null,
  now: Date,
): Promise<{ marked: number; left: number }> {
  const marked = await tx.query(
    `update operator_proposal p set bank_account_id = b.id, to_bank_at = $2 from bank_account b
      where p.kind = 'payout' and p.decision = 'confirmed' and p.paid_at is null and p.to_bank_at is null and ($1::uuid is null or p.batch_id = $1)
        and b.user_id = p.account_id and b.replaced_at is null and b.payable_from <= $2 returning p.id`,
    [batchId, now],
  )
  const [left] = await tx.query<{ count: number }>(
    `select count(*)::int as count from operator_proposal p
      where p.kind = 'payout' and p.decision = 'confirmed' and p.paid_at is null and p.to_bank_at is null and ($1::uuid is null or p.batch_id = $1)`,
    [batchId],
  )
  return { marked: marked.length, left: left?.count ?? 0 }
}

/** Locks the payouts that are in the bank's file and not paid. */
export function lockAtBank(tx: Tx, batchId: string): Promise<{ id: string; accountId: string }[]> {
  return tx.query(
    `select id, account_id as "accountId" from operator_proposal
      where batch_id = $1 and decision = 'confirmed' and paid_at is null and to_bank_at is not null order by account_id for update`,
    [batchId],
  )
}

/**
 * Stores how much of each payout in a batch we financed ourselves: our share of this acharya's earnings so far, without
 * poojas still to be held, less what earlier confirmed payouts contain. Stored with the proposal, so that the figures
 * stay as the operators saw them.
 */
export async function saveBonusShares(tx: Tx, batchId: string): Promise<void> {
  await tx.query(
    `update operator_proposal p set bonus_paise = least(p.amount_paise, greatest(0, borne.paise - coalesce((
          select sum(earlier.bonus_paise) from operator_proposal earlier where earlier.account_id = p.account_id and earlier.kind = 'payout' and earlier.decision = 'confirmed'), 0)))
      from (
        select e.owner_id, -sum(b.amount_paise) as paise
          from posting e join posting b on b.transfer_id = e.transfer_id and b.account = 'promotion_expense'
          where e.account = 'earnings' and e.owner_id in (select account_id from operator_proposal where batch_id = $1)
            and not exists (select from booking k where k.transfer_id = e.transfer_id and k.state in ('confirmed', 'live'))
          group by e.owner_id
      ) borne
      where p.batch_id = $1 and borne.owner_id = p.account_id`,
    [batchId],
  )
}

export type ShownBatch = {
  id: string
  name: string
  proposedAt: Date
  proposedBy: string
  proposerId: string
  aloneFrom: Date | null
  decision: 'confirmed' | 'declined' | null
  decidedAt: Date | null
  decidedBy: string | null
}

const personOf = (alias: string) => `coalesce(${alias}.name, ${alias}.phone, ${alias}.id::text)`

export async function findBatch(db: Queryable, batchId: string): Promise<ShownBatch | null> {
  const [row] = await db.query<ShownBatch>(
    `select b.id, b.name, b.proposed_at as "proposedAt", ${personOf('o')} as "proposedBy", b.proposed_by as "proposerId", b.alone_from as "aloneFrom", b.decision, b.decided_at as "decidedAt",
            case when d.id is not null then ${personOf('d')} end as "decidedBy"
       from payout_batch b join user_account o on o.id = b.proposed_by left join user_account d on d.id = b.decided_by where b.id = $1`,
    [batchId],
  )
  return row ?? null
}

export type ShownPayout = {
  id: string
  name: string | null
  amountPaise: number
  tdsPaise: number
  bonusPaise: number
  decision: 'confirmed' | 'declined' | null
  paidAt: Date | null
  bankReference: string | null
  toBankAt: Date | null
  holder: string | null
  number: string | null
  ifsc: string | null
  payableFrom: Date | null
}

/** Lists the payouts, each with its account or the one it would go to now. */
export function listPayouts(db: Queryable, batchId: string): Promise<ShownPayout[]> {
  return db.query<ShownPayout>(
    `select p.id, coalesce(u.name, u.phone) as name, p.amount_paise as "amountPaise", p.tds_paise as "tdsPaise", p.bonus_paise as "bonusPaise", p.decision, p.paid_at as "paidAt", p.bank_reference as "bankReference",
            p.to_bank_at as "toBankAt", b.holder, b.number, b.ifsc, b.payable_from as "payableFrom"
       from operator_proposal p join user_account u on u.id = p.account_id
            left join bank_account b on case when p.bank_account_id is null then b.user_id = p.account_id and b.replaced_at is null else b.id = p.bank_account_id end
      where p.batch_id = $1 order by name, p.id`,
    [batchId],
  )
}
