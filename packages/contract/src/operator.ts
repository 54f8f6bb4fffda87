import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { because, id, line } from './fields.ts'
import * as calls from './operator.calls.ts'
import { bankReference, secondPersonErrors } from './operator-fields.ts'
import { operatorListNames } from './operator-lists.ts'
import { operatorSteps } from './operator-rights.ts'
import { cursorPage, keyword, rupees } from './paging.ts'
import { paymentRefundStatuses, paymentStatuses } from './payment-rules.ts'

const feature = 'operator'
const read = { max: 600, windowSeconds: 60 }
const write = { max: 120, windowSeconds: 600 }
const done = z.object({ success: z.literal(true) })
const instant = z.iso.datetime()
/** Written to the audit log and, if it concerns a user, shown to them. */
const reason = line(300)

const figure = z.object({
  key: z.string(),
  value: z.number(),
  kind: z.enum(['rupees', 'number']),
  /** The list that contains them, as part of its address; null if none exists. */
  list: z.string().nullable(),
})

export const getOperatorToday = endpoint({
  name: 'getOperatorToday',
  feature,
  summary:
    'Returns what is running, what is waiting and the takings of today, together with the last thirty days in India.',
  ...calls.getOperatorToday,
  access: 'admin',
  step: 'support',
  reply: z.object({
    now: instant,
    figures: z.array(figure),
    days: z.array(
      z.object({
        day: z.iso.date(),
        takings: z.number().multipleOf(0.01),
        consultations: z.int(),
        bookings: z.int(),
        orders: z.int(),
      }),
    ),
    verification: z.object({ ranAt: instant, broken: z.array(z.string()) }).nullable(),
    /** Orders are packed, shipped and delivered without an operator, as in the demo. */
    movesOrdersItself: z.boolean(),
  }),
  errors: [],
  limit: read,
})

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type OperatorCell = z.output<typeof cell>
const row = z.object({ id: z.string(), cells: z.array(cell) })
export type OperatorRow = z.output<typeof row>

const listPage = cursorPage(row, 25)
const asked = z.object({
  search: keyword,
  sort: line(20).regex(/^\w+$/, because('choice')).optional(),
  filter: z
    .string(because('invalid'))
    .max(200, because('tooLong'))
    .regex(/^(\w+:\w+(,\w+:\w+)*)?$/, because('choice'))
    .default(''),
})
const listParams = z.object({ list: z.enum(operatorListNames, because('choice')) })

export const getOperatorList = endpoint({
  name: 'getOperatorList',
  feature,
  summary:
    'Returns a page of one of the console’s lists: cells in the order of the columns, instants in ISO, money in rupees.',
  ...calls.getOperatorList,
  access: 'admin',
  step: 'support',
  params: listParams,
  query: listPage.query.extend(asked.shape),
  reply: listPage.reply.extend({
    /** True if no other operator can confirm what the caller proposes. Only lists of proposals set it. */ isAlone:
      z.boolean(),
  }),
  errors: ['NOT_ALLOWED'],
  limit: read,
})

export const getOperatorListCsv = endpoint({
  name: 'getOperatorListCsv',
  feature,
  summary: 'Returns the first 20,000 rows of the same list, for a spreadsheet.',
  ...calls.getOperatorListCsv,
  access: 'admin',
  step: 'operations',
  params: listParams,
  query: asked,
  reply: z.instanceof(Uint8Array),
  fileType: 'text/csv',
  errors: ['NOT_ALLOWED'],
  limit: { max: 20, windowSeconds: 600 },
})

const accountParams = { params: z.object({ accountId: id }) } as const

export const operatorAccount = z.object({
  accountId: z.uuid(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  role: z.string(),
  operatorStep: z.enum(operatorSteps).nullable(),
  joinedAt: instant,
  blockedAt: instant.nullable(),
  blockedReason: z.string().nullable(),
  wallet: z.object({ paid: rupees, bonus: rupees, reserved: rupees }),
  devices: z.array(z.object({ since: instant, lastUsedAt: instant })),
  transfers: z.array(
    z.object({
      transferId: z.uuid(),
      at: instant,
      kind: z.string(),
      amount: z.number(),
      balanceAfter: z.number().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  consultations: z.array(
    z.object({ requestId: z.uuid(), at: instant, state: z.string(), talk: z.string(), charge: rupees.nullable() }),
  ),
  bookings: z.array(
    z.object({ bookingId: z.uuid(), startsAt: instant, pooja: z.string(), state: z.string(), price: rupees }),
  ),
  orders: z.array(z.object({ orderId: z.uuid(), number: z.string(), at: instant, state: z.string(), total: rupees })),
})
export type OperatorAccount = z.output<typeof operatorAccount>

export const getOperatorAccount = endpoint({
  name: 'getOperatorAccount',
  feature,
  summary:
    'Returns what support needs to know about an account: its owner, the devices, the ledger (read-only), the latest consultations, bookings and orders. Contains no birth data and no messages.',
  ...calls.getOperatorAccount,
  access: 'admin',
  step: 'support',
  ...accountParams,
  reply: operatorAccount,
  errors: ['NOT_FOUND'],
  limit: read,
})

export const blockAccount = endpoint({
  name: 'blockAccount',
  feature,
  summary: 'Ends every session of an account and blocks all sign-ins to it until the block is removed.',
  ...calls.blockAccount,
  access: 'admin',
  step: 'operations',
  ...accountParams,
  body: z.object({ reason }),
  reply: done,
  errors: ['NOT_FOUND', 'SECOND_OPERATOR_NEEDED'],
  limit: write,
})

export const unblockAccount = endpoint({
  name: 'unblockAccount',
  feature,
  summary: 'Takes a block back.',
  ...calls.unblockAccount,
  access: 'admin',
  step: 'operations',
  ...accountParams,
  body: z.object({ reason }),
  reply: done,
  errors: ['NOT_FOUND'],
  limit: write,
})

export const setOperatorStep = endpoint({
  name: 'setOperatorStep',
  feature,
  summary:
    'Lowers an operator’s permission or, with null, removes it at once; granting or raising one creates a proposal that another finance operator has to confirm. ' +
    'If the operator already has that permission, a waiting proposal ends. Operators cannot change their own permission.',
  ...calls.setOperatorStep,
  access: 'admin',
  step: 'finance',
  freshFactor: true,
  ...accountParams,
  body: z.object({ operatorStep: z.enum(operatorSteps, because('choice')).nullable(), reason }),
  reply: done.extend({ outcome: z.enum(['done', 'proposed']) }),
  errors: ['NOT_FOUND', 'SECOND_OPERATOR_NEEDED', 'RIGHT_WAITS', 'NOT_ALLOWED'],
  limit: write,
})

export const decideOperatorGrant = endpoint({
  name: 'decideOperatorGrant',
  feature,
  summary:
    'Confirms or declines a proposed permission of an operator. A confirmed permission takes effect 24 hours later.',
  ...calls.decideOperatorGrant,
  access: 'admin',
  step: 'finance',
  freshFactor: true,
  ...accountParams,
  body: z.object({
    confirm: z.boolean(because('required')),
    /** What was read: another one is not confirmed by it. */ operatorStep: z.enum(operatorSteps, because('choice')),
  }),
  reply: z.object({ decision: z.enum(['confirmed', 'declined']), inForceFrom: instant.nullable() }),
  errors: ['NOT_FOUND', 'NOT_ALLOWED', 'ALREADY_DECIDED', ...secondPersonErrors],
  limit: write,
})

export const setAcharyaListed = endpoint({
  name: 'setAcharyaListed',
  feature,
  summary: 'Removes an acharya from all lists, or adds them again. Existing bookings stay valid.',
  ...calls.setAcharyaListed,
  access: 'admin',
  step: 'operations',
  params: z.object({ acharyaEntry: id }),
  body: z.object({ listed: z.boolean(because('required')), reason }),
  reply: done,
  errors: ['NOT_FOUND'],
  limit: write,
})

export const setReviewHidden = endpoint({
  name: 'setReviewHidden',
  feature,
  summary: 'Hides a review, with a reason that is shown to its author, or shows the review again.',
  ...calls.setReviewHidden,
  access: 'admin',
  step: 'support',
  params: z.object({ reviewId: id }),
  body: z.object({ hidden: z.boolean(because('required')), reason }),
  reply: done,
  errors: ['NOT_FOUND'],
  limit: write,
})

export const reportOutcomes = ['noAction', 'warned', 'suspended'] as const

export const closeReport = endpoint({
  name: 'closeReport',
  feature,
  summary: 'Closes a report with the action that was taken.',
  ...calls.closeReport,
  access: 'admin',
  step: 'support',
  params: z.object({ reportId: id }),
  body: z.object({ outcome: z.enum(reportOutcomes, because('choice')), note: reason }),
  reply: done,
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
  limit: write,
})

export const answerLetter = endpoint({
  name: 'answerLetter',
  feature,
  summary: 'Answers a message from the contact form, by e-mail if it gave an address.',
  ...calls.answerLetter,
  access: 'admin',
  step: 'support',
  params: z.object({ letterId: id }),
  body: z.object({
    answer: z
      .string(because('required'))
      .trim()
      .min(1, because('required'))
      .max(4000, because('tooLong'))
      .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text.replaceAll(/[\t\r\n]/g, '')), because('invalid')),
  }),
  reply: z.object({ success: z.literal(true), isMailed: z.boolean() }),
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
  limit: write,
})

export const proposeCorrection = endpoint({
  name: 'proposeCorrection',
  feature,
  summary:
    'Proposes to add money to a wallet, or to remove it, in order to correct a mistake of ours. Another operator has to confirm it.',
  ...calls.proposeCorrection,
  access: 'admin',
  step: 'finance',
  body: z.object({
    account: id,
    amount: z
      .number(because('invalid'))
      .multipleOf(0.01, because('invalid'))
      .min(-50_000, because('outOfRange'))
      .max(50_000, because('outOfRange'))
      .refine((value) => value !== 0, because('outOfRange')),
    reason,
  }),
  reply: z.object({ proposalId: z.uuid() }),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  limit: write,
})

export const proposePayouts = endpoint({
  name: 'proposePayouts',
  feature,
  summary:
    'Proposes payouts, as of the current ledger, for all acharyas whose earnings reach the minimum, as one batch that another operator has to confirm. Only one batch can wait at a time.',
  ...calls.proposePayouts,
  access: 'admin',
  step: 'finance',
  reply: z.object({
    /** Null if no acharya has earned enough. */ batchId: z.uuid().nullable(),
    batch: z.string(),
    count: z.int(),
  }),
  errors: ['PAYOUT_BATCH_OPEN'],
  limit: write,
})

const proposalParams = { params: z.object({ proposalId: id }) } as const

export const decideProposal = endpoint({
  name: 'decideProposal',
  feature,
  summary: 'Confirms or declines a proposal of another operator. Confirming it moves the money in the ledger.',
  ...calls.decideProposal,
  access: 'admin',
  step: 'finance',
  freshFactor: true,
  ...proposalParams,
  body: z.object({ confirm: z.boolean(because('required')) }),
  reply: z.object({ decision: z.enum(['confirmed', 'declined']) }),
  errors: [
    'NOT_FOUND',
    'NOT_ALLOWED',
    ...secondPersonErrors,
    'ALREADY_DECIDED',
    'INSUFFICIENT_BALANCE',
    'NOT_REFUNDABLE',
    'ALREADY_REFUNDED',
  ],
  limit: write,
})

export const markPayoutPaid = endpoint({
  name: 'markPayoutPaid',
  feature,
  summary: 'Records the bank’s reference of a payout that is in the bank’s file.',
  ...calls.markPayoutPaid,
  access: 'admin',
  step: 'finance',
  freshFactor: true,
  ...proposalParams,
  body: z.object({ bankReference }),
  reply: done,
  errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'NOT_AT_BANK'],
  limit: write,
})

const paymentParams = { params: z.object({ paymentId: id }) } as const

export const lookUpPaymentNow = endpoint({
  name: 'lookUpPaymentNow',
  feature,
  summary: 'Asks the provider for the current state of a payment. A payment that was paid is credited.',
  ...calls.lookUpPaymentNow,
  access: 'admin',
  step: 'finance',
  ...paymentParams,
  reply: z.object({ status: z.enum(paymentStatuses), refund: z.enum(paymentRefundStatuses), isAnswered: z.boolean() }),
  errors: ['NOT_FOUND'],
  limit: write,
})

export const refundRecharge = endpoint({
  name: 'refundRecharge',
  feature,
  summary:
    'Refunds a recharge, or a part of it, to its source, once. The money leaves the wallet at once or, for a large amount, after a second operator has confirmed it. The bonus of that part lapses.',
  ...calls.refundRecharge,
  access: 'admin',
  step: 'finance',
  freshFactor: true,
  ...paymentParams,
  body: z.object({
    amount: z
      .number(because('invalid'))
      .multipleOf(0.01, because('invalid'))
      .min(1, because('outOfRange'))
      .max(1_000_000, because('outOfRange')),
    reason,
  }),
  reply: z.object({ outcome: z.enum(['sent', 'proposed']) }),
  errors: ['NOT_FOUND', 'NOT_REFUNDABLE', 'ALREADY_REFUNDED', 'INSUFFICIENT_BALANCE', 'OWN_ACCOUNT'],
  limit: write,
})
