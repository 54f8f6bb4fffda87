import type { PaymentRefundStatus, PaymentStatus } from '@sankalp/contract/payment-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'

export type PaymentRow = {
  id: string
  userId: string
  purpose: string
  subjectId: string | null
  amountPaise: number
  bonusPaise: number
  provider: string
  linkId: string | null
  linkUrl: string | null
  status: PaymentStatus
  providerPaymentId: string | null
  transferId: string | null
  createdAt: Date
  expiresAt: Date
  endedAt: Date | null
  lookUps: number
  refund: PaymentRefundStatus
}
export type NewPayment = Pick<
  PaymentRow,
  'id' | 'userId' | 'purpose' | 'subjectId' | 'amountPaise' | 'bonusPaise' | 'provider' | 'createdAt' | 'expiresAt'
>

// Of several refunds, a pending one matters most to the reader, then a failed one.
const columns = `id, user_id as "userId", purpose, subject_id as "subjectId", amount_paise as "amountPaise", bonus_paise as "bonusPaise",
  provider, link_id as "linkId", link_url as "linkUrl",
  case when status = 'failed' and given_up_at is not null then 'givenUp' else status end as status, provider_payment_id as "providerPaymentId", transfer_id as "transferId",
  created_at as "createdAt", expires_at as "expiresAt", ended_at as "endedAt", look_ups as "lookUps",
  coalesce((select case when bool_or(r.status = 'pending') then 'pending' when bool_or(r.status = 'failed') then 'failed' when count(*) > 0 then 'done' end
     from payment_refund r where r.payment_id = payment.id), 'none') as refund`

/**
 * Locks the account until the transaction ends, so that its payments are counted one after the other. Returns false if
 * it is erased. Not "for update": rows that refer to the account, such as the key of this call, hold a weaker lock on
 * it, so two simultaneous calls would deadlock.
 */
export async function lockOwner(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.query('select id from user_account where id = $1 and erased_at is null for no key update', [
    userId,
  ])
  return rows.length > 0
}

export async function isErased(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.query('select id from user_account where id = $1 and erased_at is not null', [userId])
  return rows.length > 0
}

export async function countOpen(tx: Tx, userId: string, now: Date): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::integer as count from payment where user_id = $1 and status = 'pending' and expires_at > $2`,
    [userId, now],
  )
  return row?.count ?? 0
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  const { id, userId, purpose, subjectId, amountPaise, bonusPaise, provider, createdAt, expiresAt } = payment
  await tx.query(
    `insert into payment (id, user_id, purpose, subject_id, amount_paise, bonus_paise, provider, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, userId, purpose, subjectId, amountPaise, bonusPaise, provider, createdAt, expiresAt],
  )
}

export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | null> {
  const [row] = await db.query<PaymentRow>(`select ${columns} from payment where id = $1`, [id])
  return row ?? null
}

/** Locks a payment, so that simultaneous reports about it are handled one after the other. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  await tx.query('select 1 from payment where id = $1 for update', [id])
  return findPayment(tx, id)
}

export async function listPaymentsOf(db: Queryable, userId: string): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(`select ${columns} from payment where user_id = $1 order by created_at desc, id`, [
    userId,
  ])
}

/**
 * Recharges that are pending, and those that ended after `since`. What became of one that was meant for something is
 * told on the page of that.
 */
export async function listOpen(db: Queryable, userId: string, since: Date): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(
    `select ${columns} from payment where user_id = $1 and purpose = 'recharge' and (status = 'pending' or (subject_id is null and ended_at > $2)) order by created_at desc, id limit 50`,
    [userId, since],
  )
}

/** Saves the first link only. A link created while its payment ended is stored too, because it can still be paid. */
export async function saveLink(
  db: Queryable,
  id: string,
  link: { linkId: string; url: string },
  expiresAt: Date,
): Promise<void> {
  await db.query(
    `update payment set link_id = $2, link_url = $3, expires_at = case when status = 'pending' then $4 else expires_at end where id = $1 and link_id is null`,
    [id, link.linkId, link.url, expiresAt],
  )
}

export async function markPaid(
  tx: Tx,
  id: string,
  paid: { providerPaymentId: string; method: string | null; transferId: string | null },
  now: Date,
): Promise<void> {
  await tx.query(
    `update payment set status = 'paid', provider_payment_id = $2, transfer_id = $3, ended_at = $4, method = $5 where id = $1`,
    [id, paid.providerPaymentId, paid.transferId, now, paid.method],
  )
}

/** Counts what was paid beyond the price of the page, so that `npm run verify` detects a lost refund of it. */
export async function countBeyond(tx: Tx, id: string, paise: number): Promise<void> {
  await tx.query('update payment set beyond_paise = beyond_paise + $2 where id = $1', [id, paise])
}

export async function markEnded(
  tx: Tx,
  id: string,
  status: 'failed' | 'expired' | 'givenUp',
  now: Date,
): Promise<void> {
  const isGivenUp = status === 'givenUp'
  await tx.query('update payment set status = $2, ended_at = $3, given_up_at = $4 where id = $1', [
    id,
    isGivenUp ? 'failed' : status,
    now,
    isGivenUp ? now : null,
  ])
}

/**
 * Returns which of these provider payments belong to another payment of ours, which was credited with them or refunds
 * them. Locks them until the transaction ends.
 */
export async function findTakenElsewhere(
  tx: Tx,
  payment: Pick<PaymentRow, 'id' | 'provider'>,
  providerPaymentIds: readonly string[],
): Promise<string[]> {
  if (providerPaymentIds.length === 0) return []
  for (const id of providerPaymentIds.toSorted())
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 16))', [id])
  const rows = await tx.query<{ id: string }>(
    `select provider_payment_id as id from payment where provider = $1 and provider_payment_id = any ($2::text[]) and id <> $3
     union select r.provider_payment_id from payment_refund r join payment p on p.id = r.payment_id
       where p.provider = $1 and r.provider_payment_id = any ($2::text[]) and p.id <> $3`,
    [payment.provider, [...providerPaymentIds], payment.id],
  )
  return rows.map(({ id }) => id)
}

export async function countLookUp(tx: Tx, id: string): Promise<void> {
  await tx.query('update payment set look_ups = look_ups + 1 where id = $1', [id])
}

/** Returns whether this caller may query the provider: one of many simultaneous callers. */
export async function claimLookUp(db: Queryable, id: string, now: Date, notSince: Date): Promise<boolean> {
  const rows = await db.query(
    `update payment set looked_up_at = $2 where id = $1 and status = 'pending' and link_id is not null and (looked_up_at is null or looked_up_at < $3) returning id`,
    [id, now, notSince],
  )
  return rows.length > 0
}

/** Returns false if the event was handled before. */
export async function insertEvent(
  tx: Tx,
  event: { provider: string; eventId: string; kind: string; reference: string | null },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    'insert into payment_event (provider, event_id, kind, reference, received_at) values ($1, $2, $3, $4, $5) on conflict do nothing returning event_id',
    [event.provider, event.eventId, event.kind, event.reference, now],
  )
  return rows.length > 0
}

export async function forgetEventsBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from payment_event where received_at < $1', [before])
}

/**
 * Ends a user's unpaid payments and returns the ids of those that had a page. Also locks those that are already over,
 * so that a late payment waits until the account is erased.
 */
export async function endUnpaidOf(tx: Tx, userId: string, now: Date): Promise<string[]> {
  await tx.query(`select id from payment where user_id = $1 and status <> 'paid' order by id for update`, [userId])
  const rows = await tx.query<{ id: string; linkId: string | null }>(
    `update payment set status = 'failed', ended_at = $2, given_up_at = $2 where user_id = $1 and status = 'pending' returning id, link_id as "linkId"`,
    [userId, now],
  )
  return rows.filter(({ linkId }) => linkId !== null).map(({ id }) => id)
}
