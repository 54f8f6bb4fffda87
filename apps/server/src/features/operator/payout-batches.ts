import { randomUUID } from 'node:crypto'
import { DomainError, notFound, toRupees } from '@sankalp/contract'
import { leastPayoutPaise } from '@sankalp/contract/acharya-rules'
import { bankStateOf, lastFour } from '@sankalp/contract/bank-account-rules'
import type { BatchPayout, PayoutBatch } from '@sankalp/contract/payout-batches'
import { tdsOf } from '@sankalp/contract/payout-rules'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import { bindAll } from '../../platform/bind-all.ts'
import { findAccount } from './accounts.repository.ts'
import * as decisions from './decisions.repository.ts'
import * as repository from './payout-batches.repository.ts'
import type { AloneNotices } from './proposals.ts'
import { checkSecondPerson, waitOf } from './rights/standing.ts'
import { aloneFromOf, lockStanding, readStanding } from './rights/standing.repository.ts'

export type BatchNeeds = AloneNotices & {
  db: Db
  clock: Clock
  /** Locks an acharya's earnings row until the transaction ends, and returns the unpaid amount. */
  lockEarnings: (tx: Tx, userId: string) => Promise<number>
  /** Marks the acharya's own payout request as paid. */
  markOpenPaid: (tx: Tx, userId: string, note: string, now: Date) => Promise<void>
  wallet: {
    payOut(
      tx: Tx,
      payout: { key: string; acharyaId: string; amountPaise: number; tdsPaise: number; reference: string; now: Date },
    ): Promise<{ transferId: string }>
  }
}

export type PayoutBatches = ReturnType<typeof createPayoutBatches>

/** Handles the payouts of a week, created by one operator and confirmed as a whole by another. */
export function createPayoutBatches(needs: BatchNeeds) {
  return {
    ...bindAll(needs, { propose, decide, markForBank, markPaid }),
    read: (operatorId: string, batchId: string) => show(needs, needs.db, operatorId, batchId),
  }
}

async function show(needs: BatchNeeds, on: Queryable, operatorId: string, batchId: string): Promise<PayoutBatch> {
  const batch = await repository.findBatch(on, batchId)
  if (!batch) throw notFound()
  const rows = await repository.listPayouts(on, batchId)
  const sum = (part: (row: repository.ShownPayout) => number) =>
    toRupees(rows.filter(({ decision }) => decision !== 'declined').reduce((total, row) => total + part(row), 0))
  return {
    batchId,
    name: batch.name,
    proposedAt: batch.proposedAt.toISOString(),
    proposedBy: batch.proposedBy,
    decision: batch.decision,
    decidedAt: batch.decidedAt?.toISOString() ?? null,
    decidedBy: batch.decidedBy,
    waits: batch.decision
      ? null
      : waitOf(await readStanding(on, operatorId, needs.clock.now()), {
          proposedBy: batch.proposerId,
          aloneFrom: batch.aloneFrom,
        }),
    aloneFrom: batch.aloneFrom?.toISOString() ?? null,
    totals: {
      amount: sum((row) => row.amountPaise),
      tds: sum((row) => row.tdsPaise),
      net: sum((row) => row.amountPaise - row.tdsPaise),
      bonus: sum((row) => row.bonusPaise),
    },
    payouts: rows.map((row) => toPayout(row, needs.clock.now())),
  }
}

/**
 * Creates one payout for each acharya whose earnings are worth a transfer: the whole ledger balance that no
 * cancellation can reduce any more.
 */
async function propose(
  needs: BatchNeeds,
  tx: Tx,
  operatorId: string,
): Promise<{ batchId: string | null; batch: string; count: number }> {
  const now = needs.clock.now()
  const [batchId, batch] = [randomUUID(), `payout-${now.toISOString().slice(0, 10)}`]
  const standing = await readStanding(tx, operatorId, now)
  const aloneFrom = aloneFromOf(standing)
  if (
    !(await repository.insertBatch(tx, {
      id: batchId,
      name: batch,
      proposedBy: operatorId,
      proposedAt: now,
      aloneFrom,
    }))
  )
    throw new DomainError('PAYOUT_BATCH_OPEN', {})
  let [count, totalPaise] = [0, 0]
  for (const { ownerId, payablePaise } of await decisions.listEarners(tx, leastPayoutPaise)) {
    // Operators cannot move money of their own account.
    if (ownerId === operatorId) continue
    const payout = {
      id: randomUUID(),
      kind: 'payout' as const,
      accountId: ownerId,
      amountPaise: payablePaise,
      tdsPaise: tdsOf(payablePaise),
      reason: batch,
      batch,
      batchId,
      proposedBy: operatorId,
      aloneFrom,
      paymentId: null,
    }
    if (!(await decisions.insertProposal(tx, payout, now))) continue
    count += 1
    totalPaise += payablePaise
  }
  await repository.saveBonusShares(tx, batchId)
  if (count === 0) await repository.dropBatch(tx, batchId)
  else if (aloneFrom) {
    const by = await findAccount(tx, operatorId)
    await needs.notices.tellOfAlone(tx, standing.readers, batchId, {
      what: 'payouts',
      name: batch,
      by: by?.name ?? by?.phone ?? operatorId,
      amountPaise: totalPaise,
      from: aloneFrom.toISOString(),
    })
  }
  return { batchId: count > 0 ? batchId : null, batch, count }
}

async function decide(
  needs: BatchNeeds,
  tx: Tx,
  operatorId: string,
  batchId: string,
  isConfirmed: boolean,
): Promise<PayoutBatch> {
  const batch = await repository.lockBatch(tx, batchId)
  if (!batch) throw notFound()
  if (batch.decision) throw new DomainError('ALREADY_DECIDED', {})
  const now = needs.clock.now()
  if (isConfirmed) checkSecondPerson(await lockStanding(tx, operatorId, now), { ...batch, accountId: null })
  for (const { id, accountId, amountPaise, tdsPaise } of await repository.lockOpenPayouts(tx, batchId)) {
    // Skip a payout whose earnings a refund has reduced since, or that is the operator's own. The others must not wait
    // for it.
    const isPaid = isConfirmed && accountId !== operatorId && (await needs.lockEarnings(tx, accountId)) >= amountPaise
    const transferId = isPaid
      ? (
          await needs.wallet.payOut(tx, {
            key: `payout:${id}`,
            acharyaId: accountId,
            amountPaise,
            tdsPaise,
            reference: id,
            now,
          })
        ).transferId
      : null
    await decisions.saveDecision(tx, id, { by: operatorId, confirmed: isPaid, transferId }, now)
  }
  await repository.saveBatchDecision(tx, batchId, operatorId, isConfirmed, now)
  return show(needs, tx, operatorId, batchId)
}

async function markForBank(
  needs: BatchNeeds,
  tx: Tx,
  batchId: string | null,
): Promise<{ marked: number; left: number }> {
  if (batchId !== null && !(await repository.lockBatch(tx, batchId))) throw notFound()
  return repository.markForBank(tx, batchId, needs.clock.now())
}

async function markPaid(
  needs: BatchNeeds,
  tx: Tx,
  operatorId: string,
  batchId: string,
  bankReference: string,
): Promise<PayoutBatch> {
  if (!(await repository.lockBatch(tx, batchId))) throw notFound()
  const atBank = await repository.lockAtBank(tx, batchId)
  const now = needs.clock.now()
  if (atBank.length === 0) {
    const isOver = (await show(needs, tx, operatorId, batchId)).payouts.some(({ state }) => state === 'paid')
    throw new DomainError(isOver ? 'ALREADY_DECIDED' : 'NOT_AT_BANK', {})
  }
  for (const { id, accountId } of atBank) {
    await decisions.savePaid(tx, id, bankReference, now)
    await needs.markOpenPaid(tx, accountId, bankReference, now)
  }
  return show(needs, tx, operatorId, batchId)
}

function toPayout(row: repository.ShownPayout, now: Date): BatchPayout {
  const { amountPaise, tdsPaise, bonusPaise, toBankAt, holder, number, ifsc, payableFrom } = row
  return {
    payoutId: row.id,
    name: row.name,
    amount: toRupees(amountPaise),
    tds: toRupees(tdsPaise),
    net: toRupees(amountPaise - tdsPaise),
    bonus: toRupees(bonusPaise),
    state: row.paidAt ? 'paid' : (row.decision ?? 'waiting'),
    bankState: bankStateOf({ toBankAt, account: payableFrom && { payableFrom } }, now),
    account:
      number === null
        ? null
        : { holder: holder!, lastFour: lastFour(number), ifsc: ifsc!, payableFrom: payableFrom!.toISOString() },
    bankReference: row.bankReference,
  }
}
