import { type Language, clockParts, formatRupees, languageTag } from '@sankalp/contract'
import { walletTexts } from '@sankalp/content/wallet-texts'
import type { Receipt } from '@sankalp/contract/wallet'
import { type Fact, type Row, Sheet, drawFacts, drawTable, ink } from '../../platform/pdf/index.ts'

export type ReceiptPdfFacts = { receipt: Receipt; language: Language }

/** A receipt or tax invoice on one page of A4. */
export async function make({ receipt, language }: ReceiptPdfFacts): Promise<Uint8Array> {
  const texts = walletTexts[language]
  const title = texts.titles[receipt.series]
  const sheet = new Sheet({ language, title: `${title} ${receipt.number}`, header: { left: receipt.seller.name, right: receipt.number } })
  sheet.paragraph(title, { face: 'heading', size: 22, colour: ink.sindoor, gapAfter: 2 })
  for (const line of [receipt.seller.name, receipt.seller.address]) if (line) sheet.paragraph(line, { size: 9.5, gapAfter: 0 })
  sheet.y += 10
  drawFacts(sheet, factsOf(receipt, language), { columns: 3 })
  sheet.y += 12
  drawLines(sheet, receipt, language)
  sheet.y += 6
  const { fromPaid, fromBonus, inWords, rule, reason } = texts.receipt
  const rupees = (amount: number) => formatRupees(Math.round(Math.abs(amount) * 100), language)
  sheet.paragraph(`${inWords}: ${receipt.inWords[language]}`, { face: 'bold', gapAfter: 8 })
  if (receipt.bonus !== 0) sheet.paragraph(`${fromPaid}: ${rupees(receipt.paid)} · ${fromBonus}: ${rupees(receipt.bonus)}`)
  if (receipt.rule) sheet.paragraph(`${rule}: ${texts.rules[receipt.rule]}`)
  if (receipt.reason) sheet.paragraph(`${reason}: ${receipt.reason}`)
  const pageOf = (page: number, pages: number) => texts.receipt.page.replace('{{page}}', String(page)).replace('{{pages}}', String(pages))
  return sheet.finish(texts.receipt.footer, pageOf)
}

function factsOf({ number, at, buyer, seller }: Receipt, language: Language): Fact[] {
  const { receipt: words } = walletTexts[language]
  const time = new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...clockParts[language],
    timeZone: 'Asia/Kolkata',
  })
  const who = [buyer.name, buyer.state].filter((part) => part !== null).join(', ')
  return [
    { label: words.number, value: number },
    { label: words.date, value: time.format(new Date(at)) },
    ...(who ? [{ label: words.buyer, value: who }] : []),
    ...(seller.gstin ? [{ label: words.gstin, value: seller.gstin }] : []),
  ]
}

function drawLines(sheet: Sheet, { lines, tax, total }: Receipt, language: Language): void {
  const { receipt: words, items } = walletTexts[language]
  const hasTax = tax !== 0
  const amount = (rupees: number) => rupees.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const columns = [
    { title: words.what, share: 5 },
    ...(hasTax ? [{ title: words.code, share: 1.4 }] : []),
    { title: words.quantity, share: 0.8, align: 'right' as const },
    { title: words.amount, share: 1.8, align: 'right' as const },
    ...(hasTax ? [{ title: words.tax, share: 2, align: 'right' as const }] : []),
    { title: words.sum, share: 1.8, align: 'right' as const },
  ]
  const rows = lines.map(({ item, name, code, quantity, amount: net, taxPercent, tax: lineTax }): Row => ({
    cells: [
      name ? `${items[item]}: ${name[language]}` : items[item],
      ...(hasTax ? [code ?? ''] : []),
      String(quantity),
      amount(net),
      ...(hasTax ? [`${amount(lineTax)} (${taxPercent} %)`] : []),
      amount(net + lineTax),
    ],
  }))
  const blank = hasTax ? ['', '', amount(total - tax), amount(tax)] : ['', amount(total)]
  drawTable(sheet, columns, [...rows, { cells: [words.total, ...blank, amount(total)], isMarked: true }])
}
