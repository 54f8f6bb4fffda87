import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { gstKinds } from './gst.ts'
import { because, id, isoDate, line } from './fields.ts'
import { cursorPage, rupees } from './paging.ts'
import {
  dailyLimitRange,
  historyFilters,
  receiptItems,
  receiptSeries,
  refundRules,
  transferKinds,
} from './wallet-rules.ts'
import * as calls from './wallet.calls.ts'

/** Rupees with two decimals; negative where money left the wallet. */
const signedRupees = z.number().multipleOf(0.01)
const instant = z.iso.datetime()

/** What the owner may spend in a day (India time); null without a limit. */
export const dailyLimit = z.object({
  limit: rupees.nullable(),
  spentToday: rupees,
  /** A raised limit that does not hold yet. */
  next: z.object({ limit: rupees.nullable(), from: instant }).nullable(),
})
export type DailyLimit = z.output<typeof dailyLimit>

export const wallet = z.object({
  /** Everything in it, paid and bonus. */
  balance: rupees,
  /** What can be spent now: the balance without what is reserved. */
  available: rupees,
  /** Set aside for something that is under way. */
  reserved: rupees,
  /** The part of the balance that was credited on top of a recharge: spent last, never paid out. */
  bonus: rupees,
  daily: dailyLimit,
})
export type Wallet = z.output<typeof wallet>

export const getUserWalletDetail = endpoint({
  name: 'getUserWalletDetail',
  feature: 'wallet',
  summary: "The caller's wallet. Amounts are in rupees with two decimals.",
  ...calls.getUserWalletDetail,
  access: 'signed-in',
  reply: z.object({ wallet }),
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})

/** The thing that a movement is for, and what it is called in both languages where it has a name. */
const subject = z.object({
  kind: z.string(),
  id: z.string(),
  name: z.object({ en: z.string(), hin: z.string() }).nullable(),
})

export const walletTransfer = z.object({
  transferId: z.uuid(),
  kind: z.enum(transferKinds),
  at: instant,
  /** What it changed in the wallet, all together and in the two pockets. */
  amount: signedRupees,
  paid: signedRupees,
  bonus: signedRupees,
  balanceAfter: rupees,
  subject,
})
export type WalletTransfer = z.output<typeof walletTransfer>

const historyPage = cursorPage(walletTransfer, 20)

export const getWalletHistory = endpoint({
  name: 'getWalletHistory',
  feature: 'wallet',
  summary:
    "Every movement of the caller's wallet, newest first, by cursor. `from` and `to` are days in India, both included.",
  ...calls.getWalletHistory,
  access: 'signed-in',
  query: historyPage.query.extend({
    kind: z.enum(historyFilters, because('choice')).optional(),
    from: isoDate.optional(),
    to: isoDate.optional(),
  }),
  reply: historyPage.reply,
  errors: [],
  limit: { max: 300, windowSeconds: 60 },
})

/** A month in India as yyyy-MM. */
const month = z.string().regex(/^\d{4}-\d{2}$/)

export const getWalletMonths = endpoint({
  name: 'getWalletMonths',
  feature: 'wallet',
  summary: 'What came into and went out of the wallet in each of the last twelve months, this one last.',
  ...calls.getWalletMonths,
  access: 'signed-in',
  reply: z.object({ months: z.array(z.object({ month, in: rupees, out: rupees })) }),
  errors: [],
  limit: { max: 300, windowSeconds: 60 },
})

/** CGST, SGST (UTGST where the kind of the receipt says so) and IGST. */
const taxes = { cgst: signedRupees, sgst: signedRupees, igst: signedRupees }
/** A state by its name and the code of the tax office, which its GSTINs begin with. */
const stateName = z.object({ en: z.string(), hin: z.string() })
const gstState = z.object({ name: stateName, code: z.string() })

export const receiptLine = z.object({
  item: z.enum(receiptItems),
  /** What the thing itself is called, such as a pooja or a product. */
  name: z.object({ en: z.string(), hin: z.string() }).nullable(),
  quantity: z.int(),
  /** Without the tax. */
  amount: signedRupees,
  taxPercent: z.number().nonnegative(),
  tax: signedRupees,
  /** HSN or SAC; null where nothing is supplied. */
  code: z.string().nullable(),
  /** How the tax is divided; null where there is none, and on receipts that are older than this. */
  gst: z.object(taxes).nullable(),
})
export type ReceiptLine = z.output<typeof receiptLine>

export const receipt = z.object({
  transferId: z.uuid(),
  kind: z.enum(transferKinds),
  series: z.enum(receiptSeries),
  /** Consecutive in its series and financial year, such as SK/2026-27/R/000042. */
  number: z.string(),
  at: instant,
  subject,
  /** As it was when the receipt was written, where there is tax in it. */
  seller: z.object({ name: z.string(), address: z.string().nullable(), gstin: z.string().nullable(), state: gstState }),
  buyer: z.object({ name: z.string().nullable(), state: stateName.nullable() }),
  /** Where goods were delivered. */
  deliverTo: z
    .object({ fullName: z.string(), addressLine: z.string(), city: z.string(), state: stateName, pinCode: z.string() })
    .nullable(),
  /** The invoice that a credit note corrects. */
  corrects: z.object({ transferId: z.uuid(), number: z.string(), at: instant }).nullable(),
  lines: z.array(receiptLine),
  /** Which taxes a tax invoice or credit note has, by where it was supplied, and their sums. */
  gst: z.object({ kind: z.enum(gstKinds), placeOfSupply: gstState, ...taxes }).nullable(),
  /** Sums of the lines, and how they left or reached the two pockets. */
  tax: signedRupees,
  total: signedRupees,
  paid: signedRupees,
  bonus: signedRupees,
  /** The rule of a refund. */
  rule: z.enum(refundRules).nullable(),
  /** In the words of whoever made a correction. */
  reason: z.string().nullable(),
  /** The total in words, in both languages. */
  inWords: z.object({ en: z.string(), hin: z.string() }),
})
export type Receipt = z.output<typeof receipt>

const ownTransfer = { params: z.object({ transferId: id }), ownThings: ['params.transferId'] } as const

export const getReceipt = endpoint({
  name: 'getReceipt',
  feature: 'wallet',
  summary: 'The receipt of one movement of the wallet; a tax invoice where there is tax in it.',
  ...calls.getReceipt,
  access: 'signed-in',
  ...ownTransfer,
  reply: z.object({ receipt }),
  errors: ['NOT_FOUND'],
  limit: { max: 300, windowSeconds: 60 },
})

export const getReceiptPdf = endpoint({
  name: 'getReceiptPdf',
  feature: 'wallet',
  summary: 'The same receipt as a PDF, in the language of the request.',
  ...calls.getReceiptPdf,
  access: 'signed-in',
  ...ownTransfer,
  reply: z.instanceof(Uint8Array),
  fileType: 'application/pdf',
  errors: ['NOT_FOUND'],
  limit: { max: 30, windowSeconds: 60 },
})

export const getWalletStatement = endpoint({
  name: 'getWalletStatement',
  feature: 'wallet',
  summary:
    'Every movement of one financial year (2026-27 is April 2026 to March 2027) as CSV, with the taxes of its invoices.',
  ...calls.getWalletStatement,
  access: 'signed-in',
  params: z.object({ financialYear: line(7).regex(/^20\d{2}-\d{2}$/, because('invalid')) }),
  reply: z.instanceof(Uint8Array),
  fileType: 'text/csv',
  errors: [],
  limit: { max: 30, windowSeconds: 60 },
})

export const setDailyLimit = endpoint({
  name: 'setDailyLimit',
  feature: 'wallet',
  summary:
    'What the caller may spend in a day, in whole rupees; null for no limit. Lowering works at once, raising after 24 hours.',
  ...calls.setDailyLimit,
  access: 'signed-in',
  own: ['body.userId'],
  body: z.object({
    userId: id,
    limit: z
      .int(because('invalid'))
      .min(dailyLimitRange.min, because('outOfRange'))
      .max(dailyLimitRange.max, because('outOfRange'))
      .nullable(),
  }),
  reply: z.object({ daily: dailyLimit }),
  errors: [],
  limit: { max: 30, windowSeconds: 600 },
})
