import { randomUUID } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import { refundAlonePaise } from '@sankalp/contract/payment-rules'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import * as accounts from './accounts.repository.ts'
import * as decisions from './decisions.repository.ts'
import { closeDecidedBatch, lockBatchOf } from './payout-batches.repository.ts'

type Moved = { transferId: string }

export type ProposalNeeds = {
  clock: Clock
  /** Answers what the acharya has asked for by themselves. */
  markOpenPaid: (tx: Tx, userId: string, note: string, now: Date) => Promise<void>
  /** Of the payments: what can go back, and its going. */
  refunds: {
    checkRefundable(tx: Tx, paymentId: string, amountPaise: number): Promise<{ userId: string; amountPaise: number }>
    refundByOperator(tx: Tx, refund: { paymentId: string; amountPaise: number }): Promise<Moved>
  }
  wallet: {
    correct(
      tx: Tx,
      correction: {
        key: string
        userId: string
        paidPaise: number
        reason: string
        operators: readonly [string, string]
        now: Date
      },
    ): Promise<Moved>
    payOut(
      tx: Tx,
      payout: { key: string; acharyaId: string; amountPaise: number; tdsPaise: number; reference: string; now: Date },
    ): Promise<Moved>
  }
}

export type Proposals = ReturnType<typeof createProposals>

/** Money that is moved by hand: one operator asks, another one confirms, and only then it moves. Nothing is ever edited. */
export function createProposals({ clock, wallet, refunds, markOpenPaid }: ProposalNeeds) {
  async function proposeCorrection(
    tx: Tx,
    operatorId: string,
    { account, amountPaise, reason }: { account: string; amountPaise: number; reason: string },
  ): Promise<string> {
    if (!(await accounts.findAccount(tx, account))) throw new DomainError('NOT_FOUND', {})
    const id = randomUUID()
    await decisions.insertProposal(
      tx,
      {
        id,
        kind: 'correction',
        accountId: account,
        amountPaise,
        tdsPaise: 0,
        reason,
        batch: null,
        batchId: null,
        proposedBy: operatorId,
        paymentId: null,
      },
      clock.now(),
    )
    return id
  }

  /** A little goes back at once, by one operator; much waits for a second one. Neither happens twice for one payment. */
  async function refund(
    tx: Tx,
    operatorId: string,
    { paymentId, amountPaise, reason }: { paymentId: string; amountPaise: number; reason: string },
  ): Promise<'sent' | 'proposed'> {
    const { userId, amountPaise: paidPaise } = await refunds.checkRefundable(tx, paymentId, amountPaise)
    if (amountPaise > refundAlonePaise) {
      const proposal = {
        id: randomUUID(),
        kind: 'refund' as const,
        accountId: userId,
        amountPaise,
        tdsPaise: 0,
        reason,
        batch: null,
        batchId: null,
        proposedBy: operatorId,
        paymentId,
      }
      if (!(await decisions.insertProposal(tx, proposal, clock.now())))
        throw new DomainError('ALREADY_REFUNDED', { leftPaise: paidPaise })
      return 'proposed'
    }
    if (await decisions.hasOpenRefund(tx, paymentId))
      throw new DomainError('ALREADY_REFUNDED', { leftPaise: paidPaise })
    await refunds.refundByOperator(tx, { paymentId, amountPaise })
    return 'sent'
  }

  async function decide(
    tx: Tx,
    operatorId: string,
    proposalId: string,
    isConfirmed: boolean,
  ): Promise<'confirmed' | 'declined'> {
    // Before its payouts, as whoever decides the whole batch does.
    const batchId = await lockBatchOf(tx, proposalId)
    const proposal = await decisions.lockProposal(tx, proposalId)
    if (!proposal) throw new DomainError('NOT_FOUND', {})
    if (proposal.decision) throw new DomainError('ALREADY_DECIDED', {})
    if (proposal.proposedBy === operatorId) throw new DomainError('SECOND_OPERATOR_NEEDED', {})
    const transferId = isConfirmed ? (await move(tx, proposal, operatorId)).transferId : null
    await decisions.saveDecision(tx, proposalId, { by: operatorId, confirmed: isConfirmed, transferId }, clock.now())
    if (batchId) await closeDecidedBatch(tx, batchId, operatorId, clock.now())
    return isConfirmed ? 'confirmed' : 'declined'
  }

  function move(
    tx: Tx,
    { id, kind, accountId, amountPaise, tdsPaise, reason, proposedBy, paymentId }: decisions.Proposal,
    operatorId: string,
  ): Promise<Moved> {
    const now = clock.now()
    if (kind === 'payout')
      return wallet.payOut(tx, { key: `payout:${id}`, acharyaId: accountId, amountPaise, tdsPaise, reference: id, now })
    if (kind === 'refund') return refunds.refundByOperator(tx, { paymentId: paymentId!, amountPaise })
    return wallet.correct(tx, {
      key: `correction:${id}`,
      userId: accountId,
      paidPaise: amountPaise,
      reason,
      operators: [proposedBy, operatorId],
      now,
    })
  }

  async function markPaid(tx: Tx, proposalId: string, bankReference: string): Promise<void> {
    const proposal = await decisions.lockProposal(tx, proposalId)
    if (!proposal || proposal.kind !== 'payout' || proposal.decision !== 'confirmed')
      throw new DomainError('NOT_FOUND', {})
    if (proposal.paidAt) throw new DomainError('ALREADY_DECIDED', {})
    if (!proposal.toBankAt) throw new DomainError('NOT_AT_BANK', {})
    const now = clock.now()
    await decisions.savePaid(tx, proposalId, bankReference, now)
    await markOpenPaid(tx, proposal.accountId, bankReference, now)
  }

  return { proposeCorrection, refund, decide, markPaid }
}
