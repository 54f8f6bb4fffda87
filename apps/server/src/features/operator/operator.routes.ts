import { notFound } from '@sankalp/contract'
import * as contract from '@sankalp/contract/operator'
import * as batches from '@sankalp/contract/payout-batches'
import type { PaymentRefundStatus, PaymentStatus } from '@sankalp/contract/payment-rules'
import type { Mount } from '../../platform/http/mount.ts'
import type { Operator } from './operator.service.ts'
import type { PayoutBatches } from './payout-batches.ts'
import type { Proposals } from './proposals.ts'
import type { Rights } from './rights/rights.ts'

const done = { success: true } as const

/** What operators need from the payments feature. */
export type PaymentsForOperators = {
  /** Asks the provider. Returns false if it did not answer. */
  askNow(paymentId: string): Promise<boolean>
  readState(paymentId: string): Promise<{ status: PaymentStatus; refund: PaymentRefundStatus } | null>
}

export function mountPayoutBatches(mount: Mount, payouts: PayoutBatches): void {
  mount(contract.proposePayouts, ({ tx, viewer }) => payouts.propose(tx, viewer.userId))
  mount(batches.getPayoutBatch, async ({ viewer, params }) => ({
    batch: await payouts.read(viewer.userId, params.batchId),
  }))
  mount(batches.decidePayoutBatch, async ({ tx, viewer, params, body }) => ({
    batch: await payouts.decide(tx, viewer.userId, params.batchId, body.confirm),
  }))
  mount(batches.markForBank, ({ tx, body }) => payouts.markForBank(tx, body.batchId))
  mount(batches.markBatchPaid, async ({ tx, viewer, params, body }) => ({
    batch: await payouts.markPaid(tx, viewer.userId, params.batchId, body.bankReference),
  }))
}

export function mountRights(mount: Mount, rights: Rights): void {
  mount(contract.setOperatorStep, async ({ tx, viewer, params, body }) => ({
    ...done,
    outcome: await rights.setStep(tx, viewer.userId, params.accountId, body.operatorStep, body.reason),
  }))
  mount(contract.decideOperatorGrant, ({ tx, viewer, params, body }) =>
    rights.decide(tx, viewer.userId, params.accountId, body),
  )
}

export function mountOperator(
  mount: Mount,
  operator: Operator,
  proposals: Proposals,
  payments: PaymentsForOperators,
): void {
  mount(contract.lookUpPaymentNow, async ({ params }) => {
    const isAnswered = await payments.askNow(params.paymentId)
    const found = await payments.readState(params.paymentId)
    if (!found) throw notFound()
    return { status: found.status, refund: found.refund, isAnswered }
  })
  mount(contract.refundRecharge, async ({ tx, viewer, params, body }) => ({
    outcome: await proposals.refund(tx, viewer.userId, {
      paymentId: params.paymentId,
      amountPaise: Math.round(body.amount * 100),
      reason: body.reason,
    }),
  }))
  mount(contract.getOperatorToday, () => operator.getToday())
  mount(contract.getOperatorList, ({ viewer, params, query }) =>
    operator.getList(viewer.userId, { ...params, ...query }, viewer.operatorStep),
  )
  mount(contract.getOperatorListCsv, ({ viewer, params, query }) =>
    operator.getListCsv(viewer.userId, { ...params, ...query }, viewer.operatorStep),
  )
  mount(contract.getOperatorAccount, ({ params, request }) => operator.getAccount(params.accountId, request.language))
  mount(contract.blockAccount, async ({ tx, viewer, params, body }) => {
    await operator.block(tx, viewer.userId, params.accountId, body.reason)
    return done
  })
  mount(contract.unblockAccount, async ({ tx, viewer, params }) => {
    await operator.unblock(tx, viewer.userId, params.accountId)
    return done
  })
  mount(contract.setAcharyaListed, async ({ tx, params, body }) => {
    await operator.setListed(tx, params.acharyaEntry, body.listed, body.reason)
    return done
  })
  mount(contract.setReviewHidden, async ({ tx, params, body }) => {
    await operator.setHidden(tx, params.reviewId, body.hidden, body.reason)
    return done
  })
  mount(contract.closeReport, async ({ tx, params, body }) => {
    await operator.closeReport(tx, params.reportId, body.outcome, body.note)
    return done
  })
  mount(contract.answerLetter, async ({ tx, params, body }) => ({
    ...done,
    isMailed: await operator.answerLetter(tx, params.letterId, body.answer),
  }))
  mount(contract.proposeCorrection, async ({ tx, viewer, body }) => ({
    proposalId: await proposals.proposeCorrection(tx, viewer.userId, {
      ...body,
      amountPaise: Math.round(body.amount * 100),
    }),
  }))
  mount(contract.decideProposal, async ({ tx, viewer, params, body }) => ({
    decision: await proposals.decide(tx, viewer.userId, params.proposalId, body.confirm),
  }))
  mount(contract.markPayoutPaid, async ({ tx, params, body }) => {
    await proposals.markPaid(tx, params.proposalId, body.bankReference)
    return done
  })
}
