import { type Language, clockParts, languageTag } from '@sankalp/contract'
import { walletTexts } from '@sankalp/content/wallet-texts'
import type { WalletTransfer } from '@sankalp/contract/wallet'
import { writeCsv } from '../../platform/csv.ts'

/** A year of movements for a spreadsheet. */
export function writeStatement(transfers: readonly WalletTransfer[], language: Language): Uint8Array<ArrayBuffer> {
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
  ])
  return writeCsv([[...columns], ...rows])
}
