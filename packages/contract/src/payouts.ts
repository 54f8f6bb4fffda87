import { z } from 'zod'
import { payoutStates } from './acharya-rules.ts'
import { bankStates } from './bank-account-rules.ts'
import { endpoint } from './endpoint.ts'
import { id, isoDate } from './fields.ts'
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

/** The states of a payout, requested or automatic: proposed, confirmed by a second operator, and paid by the bank. */
export const paidOutStates = ['waiting', 'declined', 'confirmed', 'paid'] as const

const paidOut = z.object({
  payoutId: z.uuid(),
  amount: rupees,
  /** Deducted for the tax office. */
  tds: rupees,
  /** The amount that arrives. */
  net: rupees,
  state: z.enum(paidOutStates),
  proposedAt: instant,
  paidAt: instant.nullable(),
  bankReference: z.string().nullable(),
})
export type PaidOut = z.output<typeof paidOut>

export const payouts = z.object({
  /** The amount that can be requested now: earned and not paid out. It may be negative after a refund. */
  available: z.number().multipleOf(0.01),
  /** Earnings from poojas that are paid but not held yet. They can be paid out after the poojas. */
  toCome: z.number().multipleOf(0.01),
  /** The smallest amount that is paid out. */
  least: rupees,
  /** Newest first. The first one may be undecided. */
  requests: z.array(payout),
  /** Newest first. */
  payouts: z.array(paidOut),
})
export type Payouts = z.output<typeof payouts>

export const getMyPayouts = endpoint({
  name: 'getMyPayouts',
  feature,
  summary: 'Returns the amount that the caller can request, and their earlier requests.',
  ...calls.getMyPayouts,
  access: 'acharya',
  reply: payouts,
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})

export const requestPayout = endpoint({
  name: 'requestPayout',
  feature,
  summary:
    'Requests the payout of all earnings that are not paid out. Only one request can be open; no money moves before an operator pays it.',
  ...calls.requestPayout,
  access: 'acharya',
  reply: payouts,
  errors: ['PAYOUT_REQUESTED_ALREADY', 'PAYOUT_TOO_SMALL'],
  limit: { max: 20, windowSeconds: 600 },
})

export const requestLastPayout = endpoint({
  name: 'requestLastPayout',
  feature,
  summary: 'Requests the same payout without a minimum, for an acharya who then has their account erased.',
  ...calls.requestLastPayout,
  access: 'acharya',
  reply: payouts,
  errors: ['PAYOUT_REQUESTED_ALREADY', 'PAYOUT_TOO_SMALL'],
  limit: { max: 20, windowSeconds: 600 },
})

export const withdrawPayout = endpoint({
  name: 'withdrawPayout',
  feature,
  summary: 'Withdraws the open request. A paid or declined request stays unchanged; repeating it changes nothing.',
  ...calls.withdrawPayout,
  access: 'acharya',
  reply: payouts,
  errors: [],
  limit: { max: 60, windowSeconds: 600 },
})

const money = z.number().multipleOf(0.01)

/** A movement of the week: the price paid and how it was divided. In a refund all amounts are negative. */
const statementLine = z.object({
  at: instant,
  kind: z.string(),
  subject: z.object({ en: z.string(), hin: z.string() }).nullable(),
  /** The initials of the devotee; null after the account is erased. */
  devotee: z.string().nullable(),
  gross: money,
  /**
   * The part of the gross that was paid with bonus money. We pay the acharya's share of it, up to a limit per day and
   * devotee.
   */
  fromBonus: money,
  tax: money,
  commission: money,
  /** The acharya's share of bonus money above that limit. */
  notEarned: money,
  earned: money,
})
export type StatementLine = z.output<typeof statementLine>

const totals = statementLine.pick({
  gross: true,
  fromBonus: true,
  tax: true,
  commission: true,
  notEarned: true,
  earned: true,
})

export const statement = z.object({
  name: z.string().nullable(),
  /** The Monday of the week, which ends on the following Sunday, in India. */
  week: z.iso.date(),
  isLast: z.boolean(),
  /** Oldest first. */
  lines: z.array(statementLine),
  counts: z.object({ consultations: z.int(), poojas: z.int() }),
  totals,
  /** The maximum that we pay per day and devotee for their shares of bonus money. */
  bonusLimit: money,
  /** The part of the earnings that is deducted at payout. */
  tds: z.object({ section: z.string(), perMille: z.number(), amount: money }),
  /** What was sent to the bank in this week, whenever it was earned. */
  paidOut: z.array(z.object({ at: instant, amount: money, tds: money })),
})
export type Statement = z.output<typeof statement>

/** Any day of the week; the current week if left out. */
const query = z.object({ week: isoDate.optional() })
const params = z.object({ proposalId: id })
const reads = { max: 300, windowSeconds: 60 }
const files = { max: 60, windowSeconds: 600 }

export const getMyStatement = endpoint({
  name: 'getMyStatement',
  feature,
  summary:
    "Returns the caller's weekly statement from the ledger: each session and pooja with its commission, and the line of TDS.",
  ...calls.getMyStatement,
  access: 'acharya',
  query,
  reply: statement,
  errors: [],
  limit: reads,
})

export const getMyStatementCsv = endpoint({
  name: 'getMyStatementCsv',
  feature,
  summary: 'Returns the same statement for a spreadsheet.',
  ...calls.getMyStatementCsv,
  access: 'acharya',
  query,
  reply: z.instanceof(Uint8Array),
  fileType: 'text/csv',
  errors: [],
  limit: files,
})

export const getPayoutStatement = endpoint({
  name: 'getPayoutStatement',
  feature,
  summary:
    'Returns the weekly statement of the acharya whom a payout is for; by default, of the week before the payout was proposed.',
  ...calls.getPayoutStatement,
  access: 'admin',
  step: 'finance',
  params,
  query,
  reply: statement,
  errors: ['NOT_FOUND'],
  limit: reads,
})

export const getMyStatementPdf = endpoint({
  name: 'getMyStatementPdf',
  feature,
  summary: 'Returns the same statement as a PDF, in the language of the caller.',
  ...calls.getMyStatementPdf,
  access: 'acharya',
  query,
  reply: z.instanceof(Uint8Array),
  fileType: 'application/pdf',
  errors: [],
  limit: files,
})

export const getPayoutStatementPdf = endpoint({
  name: 'getPayoutStatementPdf',
  feature,
  summary: 'Returns the same statement as a PDF, in the language of the caller.',
  ...calls.getPayoutStatementPdf,
  access: 'admin',
  step: 'finance',
  params,
  query,
  reply: z.instanceof(Uint8Array),
  fileType: 'application/pdf',
  errors: ['NOT_FOUND'],
  limit: files,
})

export const getPayout = endpoint({
  name: 'getPayout',
  feature,
  summary: 'Returns the amounts of a payout and the full details of its bank account.',
  ...calls.getPayout,
  access: 'admin',
  step: 'finance',
  params,
  reply: z.object({
    payout: paidOut.extend({
      batchId: z.uuid().nullable(),
      bankState: z.enum(bankStates),
      account: z
        .object({ holder: z.string(), number: z.string(), ifsc: z.string(), since: instant, payableFrom: instant })
        .nullable(),
    }),
  }),
  errors: ['NOT_FOUND'],
  limit: reads,
})

export const getPayoutStatementCsv = endpoint({
  name: 'getPayoutStatementCsv',
  feature,
  summary: 'Returns the same statement for a spreadsheet.',
  ...calls.getPayoutStatementCsv,
  access: 'admin',
  step: 'finance',
  params,
  query,
  reply: z.instanceof(Uint8Array),
  fileType: 'text/csv',
  errors: ['NOT_FOUND'],
  limit: files,
})

export const getBankFile = endpoint({
  name: 'getBankFile',
  feature,
  summary:
    'Returns every payout (of a batch, or of all) that is marked for the bank and not yet paid by it, with the account to transfer it to.',
  ...calls.getBankFile,
  access: 'admin',
  step: 'finance',
  query: z.object({ batchId: id.optional() }),
  reply: z.instanceof(Uint8Array),
  fileType: 'text/csv',
  errors: [],
  limit: files,
})
