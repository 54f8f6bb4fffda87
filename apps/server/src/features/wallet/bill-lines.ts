import { type GstSplit, gstKindOf, splitGst, sumGst } from '@sankalp/contract/gst'
import type {
  BothLanguages,
  DeliverTo,
  LineTaxes,
  NewReceipt,
  OtherPosting,
  ReceiptGst,
  ReceiptLineRow,
} from './ledger.ts'
import { splitRefund } from './refund-split.ts'
import type { Supplier } from './supplier.ts'

/** Lines of a receipt and the tax in them. Has no database access. */

export function plainLine(item: ReceiptLineRow['item'], amountPaise: number): ReceiptLineRow {
  return { item, quantity: 1, amountPaise, taxPercent: 0, taxPaise: 0 }
}

/** Returns one posting for each tax rate in a bill. */
export function taxPostings(lines: readonly ReceiptLineRow[]): OtherPosting[] {
  const byRate = new Map<number, number>()
  for (const { taxPercent, taxPaise } of lines)
    if (taxPaise !== 0) byRate.set(taxPercent, (byRate.get(taxPercent) ?? 0) + taxPaise)
  return [...byRate].map(([percent, amountPaise]) => ({ account: 'tax', detail: `gst-${percent}`, amountPaise }))
}

export function sumOf(postings: readonly { amountPaise: number }[]): number {
  return postings.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}

/** Returns a tax invoice if the bill has tax, otherwise a plain receipt. */
export function receiptOfBill(
  lines: readonly ReceiptLineRow[],
  deliverTo: DeliverTo | undefined,
  supplier: Supplier,
): NewReceipt {
  const where = deliverTo && { deliverTo }
  if (lines.every(({ taxPaise }) => taxPaise === 0)) return { series: 'R', lines, ...where }
  const taxes = (kind: LineTaxes['kind']): LineTaxes => ({
    kind,
    split: lines.map(({ taxPaise }) => splitGst(taxPaise, kind)),
  })
  const within = taxes(gstKindOf(supplier.state, supplier.state))
  return {
    series: 'I',
    lines,
    ...where,
    gst: { supplier, ...(deliverTo && { deliveredTo: deliverTo.state }), within, across: taxes('igst') },
  }
}

/** Returns the single line of a partial refund. */
export function partOf(
  name: BothLanguages | undefined,
  paise: number,
  postings: readonly OtherPosting[],
): ReceiptLineRow {
  const taxes = postings.filter(isTax)
  const taxPaise = -sumOf(taxes)
  const [only] = taxes
  const taxPercent = taxes.length === 1 && only && 'detail' in only ? Number(only.detail.replace('gst-', '')) : 0
  return { item: 'refund', ...(name && { name }), quantity: 1, amountPaise: paise - taxPaise, taxPercent, taxPaise }
}

/** Returns how much of each tax a partial refund gives back. All parts together give back exactly each tax. */
export function splitOfPart({ kind, split }: ReceiptGst, taxPaise: number, earlierTaxPaise: number): GstSplit {
  if (kind === 'igst') return splitGst(taxPaise, kind)
  const { cgstPaise, sgstPaise } = sumGst(split)
  const [cgst, sgst] = splitRefund([cgstPaise, sgstPaise], earlierTaxPaise, taxPaise)
  return { cgstPaise: cgst!, sgstPaise: sgst!, igstPaise: 0 }
}

/** Returns how much of the tax had been given back by refunds of `earlierPaise`. */
export function taxWithin(others: readonly OtherPosting[], earlierPaise: number): number {
  const shares = splitRefund(
    others.map(({ amountPaise }) => amountPaise),
    0,
    earlierPaise,
  )
  return shares.reduce((sum, share, index) => (isTax(others[index]!) ? sum + share : sum), 0)
}

function isTax({ account }: OtherPosting): boolean {
  return account === 'tax'
}
