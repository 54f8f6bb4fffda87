import { randomUUID } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import type { OperatorNoticeFacts } from '@sankalp/content/operator-notice-texts'
import { refundAlonePaise } from '@sankalp/contract/payment-rules'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import * as accounts from './accounts.repository.ts'
import * as decisions from './decisions.repository.ts'
import { checkSecondPerson } from './rights/standing.ts'
import { aloneFromOf, lockStanding, readStanding } from './rights/standing.repository.ts'
import { closeDecidedBatch, lockBatchOf } from './payout-batches.repository.ts'

type Moved = { transferId: string }

export type ProposalNeeds = AloneNotices & {
  clock: Clock
  /** Marks the acharya's own payout request as paid. */
  markOpenPaid: (tx: Tx, userId: string, note: string, now: Date) => Promise<void>
  /** From payments: checks and makes refunds. */
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
        isAlone: boolean
        now: Date
      },
    ): Promise<Moved>
    payOut(
      tx: Tx,
      payout: { key: string; acharyaId: string; amountPaise: number; tdsPaise: number; reference: string; now: Date },
    ): Promise<Moved>
  }
}

export type AloneNotices = {
  notices: {
    /**
     * Notifies operators of money that one of them may move alone after a time. `key` names the proposal or the batch.
     */
    tellOfAlone: (
      tx: Tx,
      readers: readonly string[],
      key: string,
      facts: OperatorNoticeFacts['operatorAlone'],
    ) => Promise<void>
  }
}

export type Proposals = ReturnType<typeof createProposals>

/**
 * Handles money moved by hand: one operator proposes, another one confirms, and only then it moves. If there is no
 * other operator, the same one confirms it a day later. Nothing is ever edited, and operators cannot move money of
 * their own account.
 */
export function createProposals({ clock, wallet, refunds, markOpenPaid, notices }: ProposalNeeds) {
  async function proposeCorrection(
    tx: Tx,
    operatorId: string,
    { account, amountPaise, reason }: { account: string; amountPaise: number; reason: string },
  ): Promise<string> {
    if (!(await accounts.findAccount(tx, account))) throw new DomainError('NOT_FOUND', {})
    const proposal = { kind: 'correction' as const, accountId: account, amountPaise, reason, paymentId: null }
    return (await insert(tx, operatorId, proposal))!
  }

  /** Inserts a proposal. Returns its id, or null if one for this payment is already open. */
  async function insert(
    tx: Tx,
    operatorId: string,
    asked: Pick<decisions.Proposal, 'accountId' | 'amountPaise' | 'reason' | 'paymentId'> & {
      kind: 'correction' | 'refund'
    },
  ) {
    if (asked.accountId === operatorId) throw new DomainError('OWN_ACCOUNT', {})
    const [id, now] = [randomUUID(), clock.now()]
    const standing = await readStanding(tx, operatorId, now)
    const aloneFrom = aloneFromOf(standing)
    const proposal = { ...asked, id, tdsPaise: 0, batch: null, batchId: null, proposedBy: operatorId, aloneFrom }
    if (!(await decisions.insertProposal(tx, proposal, now))) return null
    if (aloneFrom) {
      const by = await accounts.findAccount(tx, operatorId)
      const facts = {
        what: asked.kind,
        name: asked.reason,
        by: by?.name ?? by?.phone ?? operatorId,
        amountPaise: asked.amountPaise,
        from: aloneFrom.toISOString(),
      }
      await notices.tellOfAlone(tx, standing.readers, id, facts)
    }
    return id
  }

  /**
   * Refunds a payment. One operator can refund a small amount at once; a large one waits for a second operator. Neither
   * happens twice for one payment.
   */
  async function refund(
    tx: Tx,
    operatorId: string,
    { paymentId, amountPaise, reason }: { paymentId: string; amountPaise: number; reason: string },
  ): Promise<'sent' | 'proposed'> {
    const { userId, amountPaise: paidPaise } = await refunds.checkRefundable(tx, paymentId, amountPaise)
    if (userId === operatorId) throw new DomainError('OWN_ACCOUNT', {})
    if (amountPaise > refundAlonePaise) {
      if (
        (await insert(tx, operatorId, { kind: 'refund', accountId: userId, amountPaise, reason, paymentId })) === null
      )
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
    // Lock the batch before its payouts, as the decision about a whole batch does.
    const batchId = await lockBatchOf(tx, proposalId)
    const proposal = await decisions.lockProposal(tx, proposalId)
    if (!proposal) throw new DomainError('NOT_FOUND', {})
    if (proposal.decision) throw new DomainError('ALREADY_DECIDED', {})
    if (isConfirmed) checkSecondPerson(await lockStanding(tx, operatorId, clock.now()), proposal)
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
      isAlone: proposedBy === operatorId,
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
