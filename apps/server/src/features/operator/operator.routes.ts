import { notFound } from '@sankalp/contract'
import * as contract from '@sankalp/contract/operator'
import * as batches from '@sankalp/contract/payout-batches'
import type { PaymentRefundStatus, PaymentStatus } from '@sankalp/contract/payment-rules'
import type { Tx } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Operator } from './operator.service.ts'
import type { PayoutBatches } from './payout-batches.ts'
import type { Proposals } from './proposals.ts'

const done = { success: true } as const
/** Whether the provider has answered, of calls under way. */
const answered = new WeakMap<object, boolean>()

/** What is asked of the payments. */
export type PaymentsForOperators = {
  /** Asks the provider; false when it gave no answer. */
  askNow(paymentId: string): Promise<boolean>
  readState(tx: Tx, paymentId: string): Promise<{ status: PaymentStatus; refund: PaymentRefundStatus } | null>
}

export function mountPayoutBatches(mount: Mount, payouts: PayoutBatches): void {
  mount(contract.proposePayouts, ({ tx, viewer }) => payouts.propose(tx, viewer.userId))
  mount(batches.getPayoutBatch, async ({ params }) => ({ batch: await payouts.read(params.batchId) }))
  mount(batches.decidePayoutBatch, async ({ tx, viewer, params, body }) => ({
    batch: await payouts.decide(tx, viewer.userId, params.batchId, body.confirm),
  }))
  mount(batches.markForBank, ({ tx, body }) => payouts.markForBank(tx, body.batchId))
  mount(batches.markBatchPaid, async ({ tx, params, body }) => ({
    batch: await payouts.markPaid(tx, params.batchId, body.bankReference),
  }))
}

export function mountOperator(
  mount: Mount,
  operator: Operator,
  proposals: Proposals,
  payments: PaymentsForOperators,
): void {
  mount(
    contract.lookUpPaymentNow,
    async ({ tx, params, request }) => {
      const found = await payments.readState(tx, params.paymentId)
      if (!found) throw notFound()
      return { status: found.status, refund: found.refund, isAnswered: answered.get(request) ?? false }
    },
    // Before the transaction begins: nothing is asked of a provider within one.
    async ({ params, request }, work) => {
      answered.set(request, await payments.askNow(params.paymentId))
      return work()
    },
  )
  mount(contract.refundRecharge, async ({ tx, viewer, params, body }) => ({
    outcome: await proposals.refund(tx, viewer.userId, {
      paymentId: params.paymentId,
      amountPaise: Math.round(body.amount * 100),
      reason: body.reason,
    }),
  }))
  mount(contract.getOperatorToday, () => operator.getToday())
  mount(contract.getOperatorList, ({ viewer, params, query }) =>
    operator.getList({ ...params, ...query }, viewer.operatorStep),
  )
  mount(contract.getOperatorListCsv, ({ viewer, params, query }) =>
    operator.getListCsv({ ...params, ...query }, viewer.operatorStep),
  )
  mount(contract.getOperatorAccount, ({ params }) => operator.getAccount(params.accountId))
  mount(contract.blockAccount, async ({ tx, viewer, params, body }) => {
    await operator.block(tx, viewer.userId, params.accountId, body.reason)
    return done
  })
  mount(contract.unblockAccount, async ({ tx, viewer, params }) => {
    await operator.unblock(tx, viewer.userId, params.accountId)
    return done
  })
  mount(contract.setOperatorStep, async ({ tx, viewer, params, body }) => {
    await operator.setStep(tx, viewer.userId, params.accountId, body.operatorStep)
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
