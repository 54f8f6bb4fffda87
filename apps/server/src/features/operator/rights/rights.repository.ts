import type { OperatorStep } from '@sankalp/contract/operator-rights'
import type { Queryable, Tx } from '../../../platform/db/db.ts'

export type Grant = {
  id: string
  accountId: string
  step: OperatorStep
  reason: string
  proposedBy: string
  proposedAt: Date
  aloneFrom: Date | null
  decidedBy: string | null
  decision: 'confirmed' | 'declined' | null
  inForceFrom: Date | null
}

const columns = `id, account_id as "accountId", step, reason, proposed_by as "proposedBy", proposed_at as "proposedAt", alone_from as "aloneFrom",
  decided_by as "decidedBy", decision, in_force_from as "inForceFrom"`
/** Neither in force nor ended. */
const isOpen = 'applied_at is null and ended_at is null'

/** Returns false if one is already open: the unique index decides, also between simultaneous calls. */
export async function insertGrant(
  tx: Tx,
  {
    id,
    accountId,
    step,
    reason,
    proposedBy,
    proposedAt,
    aloneFrom,
  }: Omit<Grant, 'decidedBy' | 'decision' | 'inForceFrom'>,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into operator_grant (id, account_id, step, reason, proposed_by, proposed_at, alone_from) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing returning id`,
    [id, accountId, step, reason, proposedBy, proposedAt, aloneFrom],
  )
  return rows.length > 0
}

export async function lockOpenGrant(tx: Tx, accountId: string): Promise<Grant | null> {
  const [row] = await tx.query<Grant>(
    `select ${columns} from operator_grant where account_id = $1 and ${isOpen} for update`,
    [accountId],
  )
  return row ?? null
}

export async function saveConfirmed(tx: Tx, grantId: string, by: string, now: Date, inForceFrom: Date): Promise<void> {
  await tx.query(
    `update operator_grant set decision = 'confirmed', decided_by = $2, decided_at = $3, in_force_from = $4 where id = $1`,
    [grantId, by, now, inForceFrom],
  )
}

export async function saveDeclined(tx: Tx, grantId: string, by: string, now: Date): Promise<void> {
  await tx.query(
    `update operator_grant set decision = 'declined', decided_by = $2, decided_at = $3, ended_at = $3 where id = $1`,
    [grantId, by, now],
  )
}

/** Ends the open grant of this account, so that it never comes into force. */
export async function endOpenGrant(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx.query(`update operator_grant set ended_at = $2 where account_id = $1 and ${isOpen}`, [accountId, now])
}

export async function endLapsedGrants(db: Queryable, now: Date, before: Date): Promise<void> {
  await db.query(`update operator_grant set ended_at = $1 where ${isOpen} and decision is null and proposed_at <= $2`, [
    now,
    before,
  ])
}

export async function listDue(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db.query<{ accountId: string }>(
    `select account_id as "accountId" from operator_grant where ${isOpen} and decision = 'confirmed' and in_force_from <= $1 order by in_force_from`,
    [now],
  )
  return rows.map(({ accountId }) => accountId)
}

export async function saveApplied(tx: Tx, grantId: string, now: Date): Promise<void> {
  await tx.query('update operator_grant set applied_at = $2 where id = $1', [grantId, now])
}

export type Loss = {
  id: string
  accountId: string
  before: OperatorStep
  after: OperatorStep | null
  reason: string
  takenBy: string
  takenAt: Date
}

export async function insertLoss(
  tx: Tx,
  { id, accountId, before, after, reason, takenBy, takenAt }: Loss,
): Promise<void> {
  await tx.query(
    'insert into operator_right_loss (id, account_id, step_before, step_after, reason, taken_by, taken_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, accountId, before, after, reason, takenBy, takenAt],
  )
}

/** Erases the reasons, which may contain personal data. Keeps that the account had a permission, and from whom. */
export async function eraseReasons(tx: Tx, accountId: string): Promise<void> {
  await tx.query(`update operator_grant set reason = '' where account_id = $1`, [accountId])
  await tx.query(`update operator_right_loss set reason = '' where account_id = $1`, [accountId])
}

export type RightOfPerson = { right: OperatorStep | null; reason: string; at: Date; inForceFrom: Date | null }

/** Lists the stored permissions of an account, for its export. */
export function listRightsOf(db: Queryable, accountId: string): Promise<RightOfPerson[]> {
  return db.query(
    `select step as "right", reason, proposed_at as at, in_force_from as "inForceFrom" from operator_grant where account_id = $1
     union all select step_after, reason, taken_at, null from operator_right_loss where account_id = $1 order by at`,
    [accountId],
  )
}
