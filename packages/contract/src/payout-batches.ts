import { z } from 'zod'
import { bankStates } from './bank-account-rules.ts'
import { endpoint } from './endpoint.ts'
import { because, id } from './fields.ts'
import { bankReference, secondPersonErrors } from './operator-fields.ts'
import { waitStates } from './operator-rights.ts'
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
  /** The part of the amount that we paid as the share of bonus money. */
  bonus: rupees,
  state: z.enum(paidOutStates),
  bankState: z.enum(bankStates),
  /** The account that it goes to, or would go to now. */
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
  /** What it waits for, from the view of the caller; null once it is decided. */
  waits: z.enum(waitStates).nullable(),
  /** When its proposer may confirm it alone; null if another operator can confirm it. */
  aloneFrom: instant.nullable(),
  totals: z.object({ amount: rupees, tds: rupees, net: rupees, bonus: rupees }),
  /** By name. */
  payouts: z.array(batchPayout),
})
export type PayoutBatch = z.output<typeof payoutBatch>

const params = z.object({ batchId: id })
const reply = z.object({ batch: payoutBatch })

export const getPayoutBatch = endpoint({
  name: 'getPayoutBatch',
  feature,
  summary: 'Returns the payouts of a batch, each with its state and its bank account.',
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
    'Confirms or declines all payouts of a batch that were not decided individually. A payout that exceeds the earnings by now is declined.',
  ...calls.decidePayoutBatch,
  access,
  step,
  freshFactor: true,
  params,
  body: z.object({ confirm: z.boolean(because('required')) }),
  reply,
  errors: ['NOT_FOUND', 'NOT_ALLOWED', ...secondPersonErrors, 'ALREADY_DECIDED'],
  limit: write,
})

export const markForBank = endpoint({
  name: 'markForBank',
  feature,
  summary:
    'Marks every confirmed payout (of a batch, or of all) for the bank’s file, with its bank account. A payout without an account that can be paid to stays unchanged.',
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
  summary: 'Records one bank reference for every payout of a batch that is in the bank’s file and not paid yet.',
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
