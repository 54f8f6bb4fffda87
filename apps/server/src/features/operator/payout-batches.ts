import { randomUUID } from 'node:crypto'
import { DomainError, notFound, toRupees } from '@sankalp/contract'
import { leastPayoutPaise } from '@sankalp/contract/acharya-rules'
import { bankStateOf, lastFour } from '@sankalp/contract/bank-account-rules'
import type { BatchPayout, PayoutBatch } from '@sankalp/contract/payout-batches'
import { tdsOf } from '@sankalp/contract/payout-rules'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import * as decisions from './decisions.repository.ts'
import * as repository from './payout-batches.repository.ts'

export type BatchNeeds = {
  db: Db
  clock: Clock
  /** What an acharya has earned and was not paid, with its row locked until the transaction ends. */
  lockEarnings: (tx: Tx, userId: string) => Promise<number>
  /** Answers what the acharya has asked for by themselves. */
  markOpenPaid: (tx: Tx, userId: string, note: string, now: Date) => Promise<void>
  wallet: {
    payOut(
      tx: Tx,
      payout: { key: string; acharyaId: string; amountPaise: number; tdsPaise: number; reference: string; now: Date },
    ): Promise<{ transferId: string }>
  }
}

export type PayoutBatches = ReturnType<typeof createPayoutBatches>

/** The payouts of a week, made by one operator and confirmed by another as a whole. */
export function createPayoutBatches({ db, clock, wallet, lockEarnings, markOpenPaid }: BatchNeeds) {
  async function show(on: Queryable, batchId: string): Promise<PayoutBatch> {
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
      totals: {
        amount: sum((row) => row.amountPaise),
        tds: sum((row) => row.tdsPaise),
        net: sum((row) => row.amountPaise - row.tdsPaise),
      },
      payouts: rows.map((row) => toPayout(row, clock.now())),
    }
  }

  /** One payout for everybody whose earnings are worth a transfer: all that the ledger says is theirs, and that no cancellation can take back any more. */
  async function propose(
    tx: Tx,
    operatorId: string,
  ): Promise<{ batchId: string | null; batch: string; count: number }> {
    const now = clock.now()
    const [batchId, batch] = [randomUUID(), `payout-${now.toISOString().slice(0, 10)}`]
    if (!(await repository.insertBatch(tx, { id: batchId, name: batch, proposedBy: operatorId, proposedAt: now })))
      throw new DomainError('PAYOUT_BATCH_OPEN', {})
    let count = 0
    for (const { ownerId, payablePaise } of await decisions.listEarners(tx, leastPayoutPaise)) {
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
        paymentId: null,
      }
      if (await decisions.insertProposal(tx, payout, now)) count += 1
    }
    if (count === 0) await repository.dropBatch(tx, batchId)
    return { batchId: count > 0 ? batchId : null, batch, count }
  }

  async function decide(tx: Tx, operatorId: string, batchId: string, isConfirmed: boolean): Promise<PayoutBatch> {
    const batch = await repository.lockBatch(tx, batchId)
    if (!batch) throw notFound()
    if (batch.decision) throw new DomainError('ALREADY_DECIDED', {})
    if (batch.proposedBy === operatorId) throw new DomainError('SECOND_OPERATOR_NEEDED', {})
    const now = clock.now()
    for (const { id, accountId, amountPaise, tdsPaise } of await repository.lockOpenPayouts(tx, batchId)) {
      // A refund may have taken of the earnings since: that is no reason to let everybody else wait.
      const isPaid = isConfirmed && (await lockEarnings(tx, accountId)) >= amountPaise
      const transferId = isPaid
        ? (
            await wallet.payOut(tx, {
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
    return show(tx, batchId)
  }

  async function markForBank(tx: Tx, batchId: string | null): Promise<{ marked: number; left: number }> {
    if (batchId !== null && !(await repository.lockBatch(tx, batchId))) throw notFound()
    return repository.markForBank(tx, batchId, clock.now())
  }

  async function markPaid(tx: Tx, batchId: string, bankReference: string): Promise<PayoutBatch> {
    if (!(await repository.lockBatch(tx, batchId))) throw notFound()
    const atBank = await repository.lockAtBank(tx, batchId)
    const now = clock.now()
    if (atBank.length === 0) {
      const isOver = (await show(tx, batchId)).payouts.some(({ state }) => state === 'paid')
      throw new DomainError(isOver ? 'ALREADY_DECIDED' : 'NOT_AT_BANK', {})
    }
    for (const { id, accountId } of atBank) {
      await decisions.savePaid(tx, id, bankReference, now)
      await markOpenPaid(tx, accountId, bankReference, now)
    }
    return show(tx, batchId)
  }

  return { read: (batchId: string) => show(db, batchId), propose, decide, markForBank, markPaid }
}

function toPayout(row: repository.ShownPayout, now: Date): BatchPayout {
  const { amountPaise, tdsPaise, toBankAt, holder, number, ifsc, payableFrom } = row
  return {
    payoutId: row.id,
    name: row.name,
    amount: toRupees(amountPaise),
    tds: toRupees(tdsPaise),
    net: toRupees(amountPaise - tdsPaise),
    state: row.paidAt ? 'paid' : (row.decision ?? 'waiting'),
    bankState: bankStateOf({ toBankAt, account: payableFrom && { payableFrom } }, now),
    account:
      number === null
        ? null
        : { holder: holder!, lastFour: lastFour(number), ifsc: ifsc!, payableFrom: payableFrom!.toISOString() },
    bankReference: row.bankReference,
  }
}
