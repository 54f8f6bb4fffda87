import { type Language, clockParts, languageTag } from '@sankalp/contract'
import { stateNameOf } from '@sankalp/content/state-names'
import { walletTexts } from '@sankalp/content/wallet-texts'
import { gstStateCodes, sumGst } from '@sankalp/contract/gst'
import type { WalletTransfer } from '@sankalp/contract/wallet'
import { writeCsv } from '../../platform/csv.ts'
import { receiptNumber } from './receipts.ts'
import type { YearReceiptRow } from './receipts.repository.ts'

/** Writes a year of movements as a spreadsheet, each with its receipt and its taxes. */
export function writeStatement(
  transfers: readonly WalletTransfer[],
  receipts: ReadonlyMap<string, YearReceiptRow>,
  language: Language,
): Uint8Array<ArrayBuffer> {
  const { columns, kinds } = walletTexts[language]
  const time = new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...clockParts[language],
    timeZone: 'Asia/Kolkata',
  })
  const rows = transfers.map(({ at, kind, subject, paid, bonus, amount, balanceAfter, transferId }) => [
    time.format(new Date(at)),
    kinds[kind],
    subject.name?.[language] ?? '',
    paid.toFixed(2),
    bonus.toFixed(2),
    amount.toFixed(2),
    balanceAfter.toFixed(2),
    transferId,
    ...taxCells(receipts.get(transferId), language),
  ])
  return writeCsv([[...columns], ...rows])
}

/** Shows the tax of a credit note as negative, so that a column adds up to the year's tax. */
function taxCells(receipt: YearReceiptRow | undefined, language: Language): string[] {
  if (!receipt?.number) return ['', '', '', '', '', '']
  const { series, financialYear, number, gst, lines } = receipt
  const ownNumber = receiptNumber(series, financialYear, number)
  if (!gst) return [ownNumber, '', '', '', '', '']
  const sign = series === 'C' ? -1 : 1
  const cell = (paise: number) => (paise === 0 ? '0.00' : ((sign * paise) / 100).toFixed(2))
  const { cgstPaise, sgstPaise, igstPaise } = sumGst(gst.split)
  const taxedPaise = lines.reduce((sum, { amountPaise, taxPaise }) => (taxPaise === 0 ? sum : sum + amountPaise), 0)
  const place = `${stateNameOf(gst.placeOfSupply)[language]} (${gstStateCodes[gst.placeOfSupply]})`
  return [ownNumber, place, cell(taxedPaise), cell(cgstPaise), cell(sgstPaise), cell(igstPaise)]
}
