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

/** What we make of it, or make without being asked: proposed, confirmed by a second operator, and paid by the bank. */
export const paidOutStates = ['waiting', 'declined', 'confirmed', 'paid'] as const

const paidOut = z.object({
  payoutId: z.uuid(),
  amount: rupees,
  /** Kept back for the tax office. */
  tds: rupees,
  /** What arrives. */
  net: rupees,
  state: z.enum(paidOutStates),
  proposedAt: instant,
  paidAt: instant.nullable(),
  bankReference: z.string().nullable(),
})
export type PaidOut = z.output<typeof paidOut>

export const payouts = z.object({
  /** What can be asked for now: earned and not paid out. It may be below zero after a refund. */
  available: z.number().multipleOf(0.01),
  /** Of poojas that are paid and still to be held: it can be paid out when they were. */
  toCome: z.number().multipleOf(0.01),
  /** Less than this is not paid out. */
  least: rupees,
  /** Newest first; the first may be open. */
  requests: z.array(payout),
  /** Newest first. */
  payouts: z.array(paidOut),
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
  summary:
    'Asks for everything that is earned and not paid out. One request at a time; no money moves before an operator pays it.',
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

const money = z.number().multipleOf(0.01)

/** A movement of the week: what was paid for it, and how that was divided. A refund has all of it below zero. */
const statementLine = z.object({
  at: instant,
  kind: z.string(),
  subject: z.object({ en: z.string(), hin: z.string() }).nullable(),
  gross: money,
  /** Of the gross, what we had given as a bonus: the promotion bears it, the acharya's share is whole. */
  fromBonus: money,
  tax: money,
  commission: money,
  earned: money,
})
export type StatementLine = z.output<typeof statementLine>

const totals = statementLine.pick({ gross: true, fromBonus: true, tax: true, commission: true, earned: true })

export const statement = z.object({
  name: z.string().nullable(),
  /** The Monday; to the Sunday after it, in India. */
  week: z.iso.date(),
  isLast: z.boolean(),
  /** Oldest first. */
  lines: z.array(statementLine),
  counts: z.object({ consultations: z.int(), poojas: z.int() }),
  totals,
  /** Of what is earned, kept back when it is paid out. */
  tds: z.object({ section: z.string(), perMille: z.number(), amount: money }),
  /** What went to the bank in this week, of whichever. */
  paidOut: z.array(z.object({ at: instant, amount: money, tds: money })),
})
export type Statement = z.output<typeof statement>

/** Any day of it; this week without one. */
const query = z.object({ week: isoDate.optional() })
const params = z.object({ proposalId: id })
const reads = { max: 300, windowSeconds: 60 }
const files = { max: 60, windowSeconds: 600 }

export const getMyStatement = endpoint({
  name: 'getMyStatement',
  feature,
  summary: "The caller's week from the ledger: each session and pooja with its commission, and the line of TDS.",
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
  summary: 'The same for a spreadsheet.',
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
  summary: 'The week of the acharya whom a payout is for; without a week, the one before it was proposed.',
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
  summary: 'The same to print or to keep, in the language of the caller.',
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
  summary: 'The same to print or to keep, in the language of the caller.',
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
  summary: 'What a payout comes to, and the bank account that it goes to, whole.',
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
  summary: 'The same for a spreadsheet.',
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
    'Every payout (of a batch, or of all) that is marked for the bank and that it has not made yet, with the account to transfer it to.',
  ...calls.getBankFile,
  access: 'admin',
  step: 'finance',
  query: z.object({ batchId: id.optional() }),
  reply: z.instanceof(Uint8Array),
  fileType: 'text/csv',
  errors: [],
  limit: files,
})
