import type { Queryable, Tx } from '../../platform/db/db.ts'

/** Each returns whether it changed something. */
export async function saveListed(
  tx: Tx,
  acharyaEntry: string,
  listed: boolean,
  reason: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    'update acharya set listed = $2, suspended_reason = $3, updated_at = $4 where id = $1 and erased_at is null returning id',
    [acharyaEntry, listed, listed ? null : reason, now],
  )
  return rows.length > 0
}

export async function saveHidden(
  tx: Tx,
  reviewId: string,
  hidden: boolean,
  reason: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query('update review set hidden_at = $2, hidden_reason = $3 where id = $1 returning id', [
    reviewId,
    hidden ? now : null,
    hidden ? reason : null,
  ])
  return rows.length > 0
}

export async function lockReport(tx: Tx, reportId: string): Promise<{ isClosed: boolean } | null> {
  const [row] = await tx.query<{ isClosed: boolean }>(
    'select closed_at is not null as "isClosed" from consultation_report where id = $1 for update',
    [reportId],
  )
  return row ?? null
}

export async function saveOutcome(tx: Tx, reportId: string, outcome: string, note: string, now: Date): Promise<void> {
  await tx.query('update consultation_report set outcome = $2, outcome_note = $3, closed_at = $4 where id = $1', [
    reportId,
    outcome,
    note,
    now,
  ])
}

export type Letter = {
  id: string
  reference: string
  name: string
  replyTo: string
  language: 'en' | 'hin'
  message: string
  isAnswered: boolean
}

export async function lockLetter(tx: Tx, letterId: string): Promise<Letter | null> {
  const [row] = await tx.query<Letter>(
    'select id, reference, name, reply_to as "replyTo", language, message, answered_at is not null as "isAnswered" from contact_message where id = $1 for update',
    [letterId],
  )
  return row ?? null
}

export async function saveAnswer(tx: Tx, letterId: string, answer: string, now: Date): Promise<void> {
  await tx.query('update contact_message set answer = $2, answered_at = $3 where id = $1', [letterId, answer, now])
}

export type Proposal = {
  id: string
  kind: 'correction' | 'payout' | 'refund'
  /** Set for a refund. */
  paymentId: string | null
  accountId: string
  amountPaise: number
  tdsPaise: number
  reason: string
  proposedBy: string
  /** From when the proposer may confirm it alone. Null if another operator can. */
  aloneFrom: Date | null
  decision: 'confirmed' | 'declined' | null
  paidAt: Date | null
  /** Set for a payout: when it was written to the bank's file. */
  toBankAt: Date | null
}

export async function insertProposal(
  tx: Tx,
  proposal: Omit<Proposal, 'decision' | 'paidAt' | 'toBankAt'> & { batch: string | null; batchId: string | null },
  now: Date,
): Promise<boolean> {
  const { id, kind, accountId, amountPaise, tdsPaise, reason, batch, batchId, proposedBy, aloneFrom, paymentId } =
    proposal
  // When two operators create the payouts of a week at once, each payee gets one payout, and each payment one refund.
  const rows = await tx.query(
    `insert into operator_proposal (id, kind, account_id, amount_paise, tds_paise, reason, batch, proposed_by, proposed_at, payment_id, batch_id, alone_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning id`,
    [id, kind, accountId, amountPaise, tdsPaise, reason, batch, proposedBy, now, paymentId, batchId, aloneFrom],
  )
  return rows.length > 0
}

/** Returns whether a refund of this payment waits for a second operator. */
export async function hasOpenRefund(tx: Tx, paymentId: string): Promise<boolean> {
  return (
    (await tx.query(`select from operator_proposal where payment_id = $1 and decision is null`, [paymentId])).length > 0
  )
}

export async function lockProposal(tx: Tx, proposalId: string): Promise<Proposal | null> {
  const [row] = await tx.query<Proposal>(
    `select id, kind, account_id as "accountId", amount_paise as "amountPaise", tds_paise as "tdsPaise", reason, proposed_by as "proposedBy", alone_from as "aloneFrom", decision, paid_at as "paidAt", payment_id as "paymentId", to_bank_at as "toBankAt"
       from operator_proposal where id = $1 for update`,
    [proposalId],
  )
  return row ?? null
}

export async function saveDecision(
  tx: Tx,
  proposalId: string,
  decision: { by: string; confirmed: boolean; transferId: string | null },
  now: Date,
): Promise<void> {
  await tx.query(
    'update operator_proposal set decision = $2, decided_by = $3, decided_at = $4, transfer_id = $5 where id = $1',
    [proposalId, decision.confirmed ? 'confirmed' : 'declined', decision.by, now, decision.transferId],
  )
}

export async function savePaid(tx: Tx, proposalId: string, bankReference: string, now: Date): Promise<void> {
  await tx.query('update operator_proposal set bank_reference = $2, paid_at = $3 where id = $1', [
    proposalId,
    bankReference,
    now,
  ])
}

/**
 * Lists all whose earnings, without poojas still to be held, reach the minimum or who have requested a payout, and who
 * have no open payout.
 */
export async function listEarners(
  db: Queryable,
  leastPaise: number,
): Promise<{ ownerId: string; payablePaise: number }[]> {
  return db.query(
    `select owner_id as "ownerId", balance_paise - earnings_to_come(owner_id) as "payablePaise" from earnings_account e
      where balance_paise > 0 and balance_paise - earnings_to_come(owner_id) >=
          case when exists (select from payout_request r where r.user_id = e.owner_id and r.state = 'open') then 1 else $1 end
        and not exists (select from operator_proposal p where p.account_id = e.owner_id and p.kind = 'payout' and p.decision is null)
      order by owner_id`,
    [leastPaise],
  )
}
