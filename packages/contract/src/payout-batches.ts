import { z } from 'zod'
import { bankStates } from './bank-account-rules.ts'
import { endpoint } from './endpoint.ts'
import { because, id } from './fields.ts'
import { bankReference } from './operator-fields.ts'
import { rupees } from './paging.ts'
import * as calls from './payout-batches.calls.ts'
import { paidOutStates } from './payouts.ts'

const feature = 'operator'
const access = 'admin' as const
const step = 'finance' as const
const instant = z.iso.datetime()
const write = { max: 120, windowSeconds: 600 }

const batchPayout = z.object({
  payoutId: z.uuid(),
  name: z.string().nullable(),
  amount: rupees,
  tds: rupees,
  net: rupees,
  state: z.enum(paidOutStates),
  bankState: z.enum(bankStates),
  /** The account it goes to, or would go to now. */
  account: z.object({ holder: z.string(), lastFour: z.string(), ifsc: z.string(), payableFrom: instant }).nullable(),
  bankReference: z.string().nullable(),
})
export type BatchPayout = z.output<typeof batchPayout>

export const payoutBatch = z.object({
  batchId: z.uuid(),
  name: z.string(),
  proposedAt: instant,
  proposedBy: z.string(),
  decision: z.enum(['confirmed', 'declined']).nullable(),
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  totals: z.object({ amount: rupees, tds: rupees, net: rupees }),
  /** By name. */
  payouts: z.array(batchPayout),
})
export type PayoutBatch = z.output<typeof payoutBatch>

const params = z.object({ batchId: id })
const reply = z.object({ batch: payoutBatch })

export const getPayoutBatch = endpoint({
  name: 'getPayoutBatch',
  feature,
  summary: 'The payouts that were made together, each with its state and the account it goes to.',
  ...calls.getPayoutBatch,
  access,
  step,
  params,
  reply,
  errors: ['NOT_FOUND'],
  limit: { max: 600, windowSeconds: 60 },
})

export const decidePayoutBatch = endpoint({
  name: 'decidePayoutBatch',
  feature,
  summary:
    'Confirms or declines all payouts of a batch that nobody has decided by itself. One whose earnings have fallen below it meanwhile is declined.',
  ...calls.decidePayoutBatch,
  access,
  step,
  freshFactor: true,
  params,
  body: z.object({ confirm: z.boolean(because('required')) }),
  reply,
  errors: ['NOT_FOUND', 'SECOND_OPERATOR_NEEDED', 'ALREADY_DECIDED'],
  limit: write,
})

export const markForBank = endpoint({
  name: 'markForBank',
  feature,
  summary:
    'Marks every confirmed payout (of a batch, or of all) for the bank’s file, with the account it goes to. One without an account that may be paid to stays where it is.',
  ...calls.markForBank,
  access,
  step,
  freshFactor: true,
  body: z.object({ batchId: id.nullable() }),
  reply: z.object({ marked: z.int(), left: z.int() }),
  errors: ['NOT_FOUND'],
  limit: write,
})

export const markBatchPaid = endpoint({
  name: 'markBatchPaid',
  feature,
  summary: 'Notes one reference of the bank for every payout of a batch that is in its file and not paid yet.',
  ...calls.markBatchPaid,
  access,
  step,
  freshFactor: true,
  params,
  body: z.object({ bankReference }),
  reply,
  errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'NOT_AT_BANK'],
  limit: write,
})
