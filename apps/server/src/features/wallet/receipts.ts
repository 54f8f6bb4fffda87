import { notFound, toRupees } from '@sankalp/contract'
import { stateNameOf } from '@sankalp/content/state-names'
import { type GstSplit, type GstState, gstStateCodes, sumGst } from '@sankalp/contract/gst'
import { financialYearSpan } from '@sankalp/contract/india-time'
import type { Receipt } from '@sankalp/contract/wallet'
import { type RefundRule, refundRules } from '@sankalp/contract/wallet-rules'
import type { Db } from '../../platform/db/db.ts'
import type { Log } from '../../platform/log.ts'
import { rupeesInWords } from './rupees-in-words.ts'
import {
  type ReceiptRow,
  type YearReceiptRow,
  findReceipt,
  listReceipts,
  numberReceipts,
} from './receipts.repository.ts'
import type { Supplier } from './supplier.ts'

/** The delay before receipts are numbered, so that movements that arrive together are numbered together. */
const numberAfterMs = 2000

export type Receipts = ReturnType<typeof createReceipts>

export function createReceipts({ db, log, supplier }: { db: Db; log: Log; supplier: Supplier }) {
  let timer: NodeJS.Timeout | null = null

  const giveNumbers = (): Promise<number> => db.transaction(numberReceipts)

  /** Schedules the numbering of new receipts. The job that runs every minute numbers what this process misses. */
  function numberSoon(): void {
    if (timer) return
    timer = setTimeout(() => {
      timer = null
      giveNumbers().catch((error: unknown) => log.warn({ err: error }, 'could not number the receipts yet'))
    }, numberAfterMs)
    timer.unref()
  }

  /** Returns a receipt of the user. The receipt of another user counts as not found. */
  async function getReceipt(userId: string, transferId: string): Promise<Receipt> {
    let row = await findReceipt(db, userId, transferId)
    if (row?.number === null) {
      await giveNumbers()
      row = await findReceipt(db, userId, transferId)
    }
    if (!row) throw notFound()
    return toReceipt(row, supplier)
  }

  /** Returns the receipts of a financial year by their movements, all with a number. */
  async function getYear(userId: string, financialYear: string): Promise<Map<string, YearReceiptRow>> {
    const span = financialYearSpan(financialYear)
    if (!span) throw notFound()
    await giveNumbers()
    return new Map((await listReceipts(db, userId, span)).map((row) => [row.transferId, row]))
  }

  return {
    giveNumbers,
    numberSoon,
    getReceipt,
    getYear,
    close() {
      if (timer) clearTimeout(timer)
    },
  }
}

function toReceipt(row: ReceiptRow, today: Supplier): Receipt {
  const { transferId, kind, series, financialYear, number, at, buyer, deliverTo, lines, gst, corrects } = row
  const rule = kind === 'refund' ? toRule(row.reason) : null
  const isThroughProvider = kind === 'recharge' || kind === 'withdrawal'
  const totalPaise = isThroughProvider ? Math.abs(row.paidPaise) : row.totalPaise
  // Receipts that are older than tax invoices, or have no tax, show our current details.
  const { state, ...seller } = gst?.supplier ?? today
  return {
    transferId,
    kind,
    series,
    number: receiptNumber(series, financialYear, number!),
    at: at.toISOString(),
    subject: { kind: row.subjectKind, id: row.subjectId, name: row.subjectName },
    seller: { ...seller, state: showState(state) },
    buyer: {
      name: buyer?.name ?? null,
      state: buyer?.state ? stateNameOf(buyer.state) : null,
      phoneEnd: row.phone?.slice(-4) ?? null,
    },
    payment: row.payment,
    deliverTo: deliverTo && { ...deliverTo, state: stateNameOf(deliverTo.state) },
    corrects: corrects?.number
      ? {
          transferId: corrects.transferId,
          number: receiptNumber(corrects.series, corrects.financialYear, corrects.number),
          at: new Date(corrects.at).toISOString(),
        }
      : null,
    lines: lines.map(({ item, name, quantity, amountPaise, taxPercent, taxPaise, code }, index) => ({
      item,
      name: name ?? null,
      quantity,
      amount: toRupees(amountPaise),
      taxPercent,
      tax: toRupees(taxPaise),
      code: code ?? null,
      gst: gst && taxPaise !== 0 ? showTaxes(gst.split[index]!) : null,
    })),
    gst: gst && { kind: gst.kind, placeOfSupply: showState(gst.placeOfSupply), ...showTaxes(sumGst(gst.split)) },
    tax: toRupees(lines.reduce((sum, { taxPaise }) => sum + taxPaise, 0)),
    total: toRupees(totalPaise),
    paid: toRupees(row.paidPaise),
    bonus: toRupees(row.bonusPaise),
    rule,
    reason: rule ? null : row.reason,
    inWords: rupeesInWords(totalPaise),
  }
}

function showState(state: GstState) {
  return { name: stateNameOf(state), code: gstStateCodes[state] }
}

function showTaxes({ cgstPaise, sgstPaise, igstPaise }: GstSplit) {
  return { cgst: toRupees(cgstPaise), sgst: toRupees(sgstPaise), igst: toRupees(igstPaise) }
}

export function receiptNumber(series: string, financialYear: string, number: number): string {
  return `SK/${financialYear}/${series}/${String(number).padStart(6, '0')}`
}

function toRule(reason: string | null): RefundRule | null {
  return refundRules.find((rule) => rule === reason) ?? null
}
