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

/** Rupees with two decimals; negative when money left the wallet. */
const signedRupees = z.number().multipleOf(0.01)
const instant = z.iso.datetime()

/** How much the owner may spend in a day (India time); null if unlimited. */
export const dailyLimit = z.object({
  limit: rupees.nullable(),
  spentToday: rupees,
  /** A raised limit that is not in effect yet. */
  next: z.object({ limit: rupees.nullable(), from: instant }).nullable(),
})
export type DailyLimit = z.output<typeof dailyLimit>

export const wallet = z.object({
  /** The total in the wallet, paid and bonus. */
  balance: rupees,
  /** What can be spent now: the balance minus the reserved amount. */
  available: rupees,
  /** Set aside for something in progress. */
  reserved: rupees,
  /** The part of the balance that was credited on top of a recharge. It is spent last and never paid out. */
  bonus: rupees,
  /** The paid part of the available amount. A dakshina can only be given from it. */
  availablePaid: rupees,
  daily: dailyLimit,
})
export type Wallet = z.output<typeof wallet>

export const getUserWalletDetail = endpoint({
  name: 'getUserWalletDetail',
  feature: 'wallet',
  summary: "Returns the caller's wallet. Amounts are in rupees with two decimals.",
  ...calls.getUserWalletDetail,
  access: 'signed-in',
  reply: z.object({ wallet }),
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})

/** The subject of a movement, with its name in both languages if it has one. */
const subject = z.object({
  kind: z.string(),
  id: z.string(),
  name: z.object({ en: z.string(), hin: z.string() }).nullable(),
})

export const walletTransfer = z.object({
  transferId: z.uuid(),
  kind: z.enum(transferKinds),
  at: instant,
  /** The change in the wallet, in total and for each of the two pockets. */
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
    "Returns every movement of the caller's wallet, newest first, by cursor. `from` and `to` are days in India, both included.",
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
  summary:
    'Returns what came into and went out of the wallet in each of the last twelve months; the current month is the last one.',
  ...calls.getWalletMonths,
  access: 'signed-in',
  reply: z.object({ months: z.array(z.object({ month, in: rupees, out: rupees })) }),
  errors: [],
  limit: { max: 300, windowSeconds: 60 },
})

/** CGST, SGST (UTGST if the kind of the receipt says so) and IGST. */
const taxes = { cgst: signedRupees, sgst: signedRupees, igst: signedRupees }
/** A state's name and its tax office code, with which its GSTINs begin. */
const stateName = z.object({ en: z.string(), hin: z.string() })
const gstState = z.object({ name: stateName, code: z.string() })

export const receiptLine = z.object({
  item: z.enum(receiptItems),
  /** The name of the item itself, such as a pooja or a product. */
  name: z.object({ en: z.string(), hin: z.string() }).nullable(),
  quantity: z.int(),
  /** Without tax. */
  amount: signedRupees,
  taxPercent: z.number().nonnegative(),
  tax: signedRupees,
  /** HSN or SAC; null where nothing is supplied. */
  code: z.string().nullable(),
  /** How the tax is divided; null if none exists, and on receipts that predate this field. */
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
  /** The seller's data when the receipt was written; set if it includes tax. */
  seller: z.object({ name: z.string(), address: z.string().nullable(), gstin: z.string().nullable(), state: gstState }),
  buyer: z.object({
    name: z.string().nullable(),
    state: stateName.nullable(),
    /** The last four digits of their number; null once their account is erased. */
    phoneEnd: z.string().nullable(),
  }),
  /** How money came in or went back: the provider, its name of the method, and its number of the payment. */
  payment: z
    .object({ provider: z.string(), method: z.string().nullable(), reference: z.string().nullable() })
    .nullable(),
  /** The delivery address of goods. */
  deliverTo: z
    .object({ fullName: z.string(), addressLine: z.string(), city: z.string(), state: stateName, pinCode: z.string() })
    .nullable(),
  /** The invoice that a credit note corrects. */
  corrects: z.object({ transferId: z.uuid(), number: z.string(), at: instant }).nullable(),
  lines: z.array(receiptLine),
  /** The taxes of a tax invoice or credit note, by place of supply, and their sums. */
  gst: z.object({ kind: z.enum(gstKinds), placeOfSupply: gstState, ...taxes }).nullable(),
  /**
   * Sums of the lines, and how they left or reached the two pockets. What a recharge brings as bonus nobody has paid: its
   * total is what was paid. So it is where money goes back.
   */
  tax: signedRupees,
  total: signedRupees,
  paid: signedRupees,
  bonus: signedRupees,
  /** The rule of a refund. */
  rule: z.enum(refundRules).nullable(),
  /** The reason given by the operator who made a correction. */
  reason: z.string().nullable(),
  /** The total in words, in both languages. */
  inWords: z.object({ en: z.string(), hin: z.string() }),
})
export type Receipt = z.output<typeof receipt>

const ownTransfer = { params: z.object({ transferId: id }), ownThings: ['params.transferId'] } as const

export const getReceipt = endpoint({
  name: 'getReceipt',
  feature: 'wallet',
  summary: 'Returns the receipt of one movement of the wallet; a tax invoice if it includes tax.',
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
  summary: 'Returns the same receipt as a PDF, in the language of the request.',
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
    'Returns every movement of one financial year (2026-27 is April 2026 to March 2027) as CSV, with the taxes of its invoices.',
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
    'Sets how much the caller may spend in a day, in whole rupees; null for no limit. Lowering it takes effect at once, raising it after 24 hours.',
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
