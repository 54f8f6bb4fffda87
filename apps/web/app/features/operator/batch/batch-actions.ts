import { decidePayoutBatch, markBatchPaid } from '@sankalp/contract/payout-batches.calls'
import { decideProposal, markPayoutPaid } from '@sankalp/contract/operator.calls'
import type { BatchPayout, PayoutBatch } from '@sankalp/contract/payout-batches'
import type { Action } from '../list/actions.ts'

const never = () => false
const bankReference = { name: 'bankReference', kind: 'line' } as const

/** What can be done with a whole batch. */
export const batchActions = {
  confirm: {
    name: 'confirmBatch',
    call: decidePayoutBatch,
    isOffered: never,
    fields: [],
    input: ({ id }) => ({ params: { batchId: id }, body: { confirm: true } }),
  },
  decline: {
    name: 'declineBatch',
    call: decidePayoutBatch,
    isOffered: never,
    fields: [],
    input: ({ id }) => ({ params: { batchId: id }, body: { confirm: false } }),
    isGrave: true,
  },
  paid: {
    name: 'markBatchPaid',
    call: markBatchPaid,
    isOffered: never,
    fields: [bankReference],
    input: ({ id }, body) => ({ params: { batchId: id }, body }),
  },
} as const satisfies Record<string, Action>

/** What can be done with one payout of it. */
export const payoutActions = {
  decline: {
    name: 'decline',
    call: decideProposal,
    isOffered: never,
    fields: [],
    input: ({ id }) => ({ params: { proposalId: id }, body: { confirm: false } }),
    isGrave: true,
  },
  paid: {
    name: 'markPaid',
    call: markPayoutPaid,
    isOffered: never,
    fields: [bankReference],
    input: ({ id }, body) => ({ params: { proposalId: id }, body }),
  },
} as const satisfies Record<string, Action>

export function offeredFor({ decision, payouts }: PayoutBatch): Action[] {
  if (decision === null) return [batchActions.confirm, batchActions.decline]
  return payouts.some(isAtBank) ? [batchActions.paid] : []
}

export function offeredForPayout(payout: BatchPayout): Action[] {
  if (payout.state === 'waiting') return [payoutActions.decline]
  return isAtBank(payout) ? [payoutActions.paid] : []
}

/** In the bank's file, and not paid. */
export function isAtBank({ state, bankState }: BatchPayout): boolean {
  return state === 'confirmed' && bankState === 'atBank'
}
