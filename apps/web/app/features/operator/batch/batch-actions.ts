import { decidePayoutBatch, markBatchPaid } from '@sankalp/contract/payout-batches.calls'
import { decideProposal, markPayoutPaid } from '@sankalp/contract/operator.calls'
import type { BatchPayout, PayoutBatch } from '@sankalp/contract/payout-batches'
import type { Action } from '../list/actions.ts'

const never = () => false
const bankReference = { name: 'bankReference', kind: 'line' } as const

/** The actions on a whole batch. */
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

/** The actions on one payout of a batch. */
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

export function offeredFor({ decision, waits, payouts }: PayoutBatch): Action[] {
  if (decision === null)
    return waits === 'waitsForYou' ? [batchActions.confirm, batchActions.decline] : [batchActions.decline]
  return payouts.some(isAtBank) ? [batchActions.paid] : []
}

export function offeredForPayout(payout: BatchPayout): Action[] {
  if (payout.state === 'waiting') return [payoutActions.decline]
  return isAtBank(payout) ? [payoutActions.paid] : []
}

/** Returns whether a payout is in the bank's file and not paid. */
export function isAtBank({ state, bankState }: BatchPayout): boolean {
  return state === 'confirmed' && bankState === 'atBank'
}
