import { type Language, clockParts, formatRupees, languageTag } from '@sankalp/contract'
import { walletTexts } from '@sankalp/content/wallet-texts'
import type { GstKind } from '@sankalp/contract/gst'
import type { Receipt, ReceiptLine } from '@sankalp/contract/wallet'
import { knownMethod, linesOfTotal } from '@sankalp/contract/wallet-rules'
import { type Fact, type Row, Sheet, drawEmblem, drawFacts, drawTable, ink } from '../../platform/pdf/index.ts'

export type ReceiptPdfFacts = { receipt: Receipt; language: Language }

/** Makes a receipt or tax invoice as one A4 page. */
export async function make({ receipt, language }: ReceiptPdfFacts): Promise<Uint8Array> {
  const texts = walletTexts[language]
  const { seller, gst } = receipt
  const title = texts.titles[receipt.series]
  const sheet = new Sheet({
    language,
    title: `${title} ${receipt.number}`,
    header: { left: texts.receipt.brand, right: receipt.number },
  })
  drawEmblem(sheet, { x: sheet.left + sheet.width - 28, y: sheet.y + 30, radius: 28 })
  sheet.paragraph(title, { face: 'heading', size: 22, colour: ink.sindoor, gapAfter: 2 })
  const { gstin, state } = texts.receipt
  const registered =
    gst && `${seller.gstin ? `${gstin}: ${seller.gstin} · ` : ''}${state}: ${stateText(seller.state, language)}`
  for (const line of [seller.name, seller.address, registered])
    if (line) sheet.paragraph(line, { size: 9.5, gapAfter: 0 })
  sheet.y += 10
  drawFacts(sheet, factsOf(receipt, language), { columns: 3 })
  sheet.y += 12
  drawLines(sheet, receipt, language)
  sheet.y += 6
  const { items } = texts
  const { bonusOnTop, added, fromPaid, fromBonus, inWords, rule, reason, noReverseCharge } = texts.receipt
  const rupees = (amount: number) => formatRupees(Math.round(Math.abs(amount) * 100), language)
  sheet.paragraph(`${inWords}: ${receipt.inWords[language]}`, { face: 'bold', gapAfter: 8 })
  if (receipt.kind === 'recharge' && receipt.bonus !== 0)
    sheet.paragraph(`${bonusOnTop}: ${rupees(receipt.bonus)} · ${added}: ${rupees(receipt.paid + receipt.bonus)}`)
  else if (receipt.kind === 'withdrawal' && receipt.bonus !== 0)
    sheet.paragraph(`${items.lapsedBonus}: ${rupees(receipt.bonus)}`)
  else if (receipt.bonus !== 0)
    sheet.paragraph(`${fromPaid}: ${rupees(receipt.paid)} · ${fromBonus}: ${rupees(receipt.bonus)}`)
  if (receipt.rule) sheet.paragraph(`${rule}: ${texts.rules[receipt.rule]}`)
  if (receipt.reason) sheet.paragraph(`${reason}: ${receipt.reason}`)
  if (gst) sheet.paragraph(noReverseCharge)
  const pageOf = (page: number, pages: number) =>
    texts.receipt.page.replace('{{page}}', String(page)).replace('{{pages}}', String(pages))
  return sheet.finish(texts.receipt.footer, pageOf)
}

type State = Receipt['seller']['state']

function stateText({ name, code }: State, language: Language): string {
  return `${name[language]} (${code})`
}

function factsOf(
  { number, at, buyer, seller, gst, deliverTo, corrects, payment, kind }: Receipt,
  language: Language,
): Fact[] {
  const { receipt: words } = walletTexts[language]
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' } as const
  const tag = `${languageTag[language]}-u-nu-latn`
  const dateOf = (instant: string) => new Intl.DateTimeFormat(tag, day).format(new Date(instant))
  const phone = buyer.phoneEnd && `+91 ••••••${buyer.phoneEnd}`
  const who = [buyer.name ?? phone, buyer.state?.[language]].filter((part) => part).join(', ')
  const facts: (Fact | null | false)[] = [
    { label: words.number, value: number },
    {
      label: words.date,
      value: new Intl.DateTimeFormat(tag, { ...day, ...clockParts[language] }).format(new Date(at)),
    },
    who !== '' && { label: kind === 'recharge' ? words.payer : words.buyer, value: who },
    payment && {
      label: words.mode,
      value: [modeText(payment, language), payment.reference].filter((part) => part).join(', '),
    },
    !gst && seller.gstin !== null && { label: words.gstin, value: seller.gstin },
    gst && { label: words.place, value: stateText(gst.placeOfSupply, language) },
    deliverTo && {
      label: words.deliverTo,
      value: `${deliverTo.fullName}, ${deliverTo.addressLine}, ${deliverTo.city}, ${deliverTo.state[language]} ${deliverTo.pinCode}`,
    },
    corrects && {
      label: words.corrects,
      value: words.correctsIs.replace('{{number}}', corrects.number).replace('{{date}}', dateOf(corrects.at)),
    },
  ]
  return facts.filter((fact) => Boolean(fact)) as Fact[]
}

function modeText({ method, provider }: NonNullable<Receipt['payment']>, language: Language): string {
  const known = knownMethod(method)
  const name = provider === 'demo' ? walletTexts[language].receipt.demoProvider : 'Razorpay'
  return known ? `${walletTexts[language].methods[known]}, ${name}` : name
}

type Tax = { name: 'cgst' | 'sgst' | 'utgst' | 'igst'; field: 'cgst' | 'sgst' | 'igst'; share: 1 | 2 }

/** The tax columns, and the part of the rate in each. */
const taxesOf: Record<GstKind, readonly Tax[]> = {
  'cgst-sgst': [
    { name: 'cgst', field: 'cgst', share: 2 },
    { name: 'sgst', field: 'sgst', share: 2 },
  ],
  'cgst-utgst': [
    { name: 'cgst', field: 'cgst', share: 2 },
    { name: 'utgst', field: 'sgst', share: 2 },
  ],
  igst: [{ name: 'igst', field: 'igst', share: 1 }],
}

function drawLines(sheet: Sheet, { lines, tax, total, gst }: Receipt, language: Language): void {
  const { receipt: words, items, taxes: taxWords } = walletTexts[language]
  const hasTax = tax !== 0
  const amount = (rupees: number) =>
    rupees.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const right = { align: 'right' as const }
  const taxes = gst ? taxesOf[gst.kind] : []
  const taxCells = (line: ReceiptLine): string[] =>
    gst
      ? taxes.map(({ field, share }) => (line.gst ? `${amount(line.gst[field])} (${line.taxPercent / share} %)` : '–'))
      : hasTax
        ? [`${amount(line.tax)} (${line.taxPercent} %)`]
        : []
  const taxSums = gst ? taxes.map(({ field }) => amount(gst[field])) : hasTax ? [amount(tax)] : []
  const columns = [
    { title: words.what, share: gst ? 4 : 5 },
    ...(hasTax ? [{ title: words.code, share: 1.4 }] : []),
    { title: words.quantity, share: 0.8, ...right },
    { title: gst ? words.taxable : words.amount, share: 1.8, ...right },
    ...(gst
      ? taxes.map(({ name }) => ({ title: `${taxWords[name]} (₹)`, share: 2, ...right }))
      : hasTax
        ? [{ title: words.tax, share: 2, ...right }]
        : []),
    { title: words.sum, share: 1.8, ...right },
  ]
  const rows = linesOfTotal(lines).map((line): Row => ({
    cells: [
      line.name ? `${items[line.item]}: ${line.name[language]}` : items[line.item],
      ...(hasTax ? [line.code ?? ''] : []),
      String(line.quantity),
      amount(line.amount),
      ...taxCells(line),
      amount(line.amount + line.tax),
    ],
  }))
  const blank = hasTax ? ['', '', amount(total - tax)] : ['', amount(total)]
  drawTable(sheet, columns, [...rows, { cells: [words.total, ...blank, ...taxSums, amount(total)], isMarked: true }])
}
