import { z } from 'zod'
import { payoutStates } from './acharya-rules.ts'
import { endpoint } from './endpoint.ts'
import { rupees } from './paging.ts'
import * as calls from './payouts.calls.ts'

const instant = z.iso.datetime()
const feature = 'payouts'

export const payout = z.object({
  payoutId: z.uuid(),
  amount: rupees,
  state: z.enum(payoutStates),
  requestedAt: instant,
  endedAt: instant.nullable(),
  note: z.string().nullable(),
})
export type Payout = z.output<typeof payout>

export const payouts = z.object({
  /** What can be asked for now: earned and not paid out. It may be below zero after a refund. */
  available: z.number().multipleOf(0.01),
  /** Less than this is not paid out. */
  least: rupees,
  /** Newest first; the first may be open. */
  requests: z.array(payout),
})
export type Payouts = z.output<typeof payouts>

export const getMyPayouts = endpoint({
  name: 'getMyPayouts',
  feature,
  summary: 'What the caller can ask for, and what they have asked for before.',
  ...calls.getMyPayouts,
  access: 'acharya',
  reply: payouts,
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})

export const requestPayout = endpoint({
  name: 'requestPayout',
  feature,
  summary: 'Asks for everything that is earned and not paid out. One request at a time; no money moves before an operator pays it.',
  ...calls.requestPayout,
  access: 'acharya',
  reply: payouts,
  errors: ['PAYOUT_REQUESTED_ALREADY', 'PAYOUT_TOO_SMALL'],
  limit: { max: 20, windowSeconds: 600 },
})

export const withdrawPayout = endpoint({
  name: 'withdrawPayout',
  feature,
  summary: 'Takes the open request back. One that was paid or declined stays so; repeating it changes nothing.',
  ...calls.withdrawPayout,
  access: 'acharya',
  reply: payouts,
  errors: [],
  limit: { max: 60, windowSeconds: 600 },
})
