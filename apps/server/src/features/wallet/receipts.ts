import { notFound, toRupees } from '@sankalp/contract'
import type { Receipt } from '@sankalp/contract/wallet'
import { type RefundRule, refundRules } from '@sankalp/contract/wallet-rules'
import type { CompanySettings } from '../../platform/company-settings.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Log } from '../../platform/log.ts'
import { rupeesInWords } from './rupees-in-words.ts'
import { type ReceiptRow, findReceipt, numberReceipts } from './receipts.repository.ts'

/** Movements that come together are numbered together. */
const numberAfterMs = 2000

export type Receipts = ReturnType<typeof createReceipts>

export function createReceipts({ db, log, company }: { db: Db; log: Log; company: CompanySettings }) {
  let timer: NodeJS.Timeout | null = null

  const giveNumbers = (): Promise<number> => db.transaction(numberReceipts)

  /** Has the new receipts numbered soon. What this process does not get to, the job of every minute does. */
  function numberSoon(): void {
    if (timer) return
    timer = setTimeout(() => {
      timer = null
      giveNumbers().catch((error: unknown) => log.warn({ err: error }, 'receipts were not numbered yet'))
    }, numberAfterMs)
    timer.unref()
  }

  /** Somebody else's is not there for the caller. */
  async function getReceipt(userId: string, transferId: string): Promise<Receipt> {
    let row = await findReceipt(db, userId, transferId)
    if (row?.number === null) {
      await giveNumbers()
      row = await findReceipt(db, userId, transferId)
    }
    if (!row) throw notFound()
    return toReceipt(row, company)
  }

  return {
    giveNumbers,
    numberSoon,
    getReceipt,
    close() {
      if (timer) clearTimeout(timer)
    },
  }
}

function toReceipt(row: ReceiptRow, company: CompanySettings): Receipt {
  const { transferId, kind, series, financialYear, number, at, lines } = row
  const rule = kind === 'refund' ? toRule(row.reason) : null
  return {
    transferId,
    kind,
    series,
    number: receiptNumber(series, financialYear, number!),
    at: at.toISOString(),
    subject: { kind: row.subjectKind, id: row.subjectId, name: row.subjectName },
    seller: { name: company.name ?? 'Sankalp (demo)', address: company.address, gstin: company.gstin },
    buyer: row.buyer ?? { name: null, state: null },
    lines: lines.map(({ item, name, quantity, amountPaise, taxPercent, taxPaise, code }) => ({
      item,
      name: name ?? null,
      quantity,
      amount: toRupees(amountPaise),
      taxPercent,
      tax: toRupees(taxPaise),
      code: code ?? null,
    })),
    tax: toRupees(lines.reduce((sum, { taxPaise }) => sum + taxPaise, 0)),
    total: toRupees(row.totalPaise),
    paid: toRupees(row.paidPaise),
    bonus: toRupees(row.bonusPaise),
    rule,
    reason: rule ? null : row.reason,
    inWords: rupeesInWords(row.totalPaise),
  }
}

export function receiptNumber(series: string, financialYear: string, number: number): string {
  return `SK/${financialYear}/${series}/${String(number).padStart(6, '0')}`
}

function toRule(reason: string | null): RefundRule | null {
  return refundRules.find((rule) => rule === reason) ?? null
}
