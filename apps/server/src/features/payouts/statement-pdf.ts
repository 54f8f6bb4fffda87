import { type Language, formatRupees, languageTag } from '@sankalp/contract'
import { indiaDayStart } from '@sankalp/contract/india-time'
import { statementColumns, weekStep } from '@sankalp/contract/payout-rules'
import type { Statement, StatementLine } from '@sankalp/contract/payouts'
import { type Row, Sheet, type Words, drawFacts, drawTable, ink, openWords } from '../../platform/pdf/index.ts'

export type StatementPdfFacts = { statement: Statement; language: Language }

const kinds = ['consultation', 'pooja', 'dakshina', 'refund']

/** Makes the weekly statement of an acharya as an A4 PDF, with the same lines and sums as the page. */
export async function make({ statement, language }: StatementPdfFacts): Promise<Uint8Array> {
  const words = openWords(language)
  const { t } = words
  const { name, week, counts, totals, tds, paidOut } = statement
  const rupees = (amount: number) => formatRupees(Math.round(amount * 100), language)
  const days = t('statement:week', {
    from: dayText(indiaDayStart(week), language),
    to: dayText(new Date(indiaDayStart(weekStep(week, 1)).getTime() - 1), language),
  })
  const sheet = new Sheet({
    language,
    title: `${t('statement:title')} ${week}`,
    header: { left: 'Sankalp', right: days },
  })
  sheet.paragraph(t('statement:title'), { face: 'heading', size: 22, colour: ink.sindoor, gapAfter: 2 })
  for (const line of [name, days]) if (line) sheet.paragraph(line, { size: 11, gapAfter: 0 })
  sheet.y += 10
  const facts = [
    { label: t('statement:consultations'), value: String(counts.consultations) },
    { label: t('statement:poojas'), value: String(counts.poojas) },
    { label: t('statement:earned'), value: rupees(totals.earned) },
  ]
  drawFacts(sheet, facts, { columns: 3 })
  sheet.y += 12
  if (statement.lines.length === 0) sheet.paragraph(t('statement:none'))
  else drawLines(sheet, statement, words)
  if (totals.notEarned !== 0) sheet.paragraph(t('statement:notEarnedWhy', { limit: rupees(statement.bonusLimit) }))
  sheet.paragraph(
    `${t('statement:tds', { section: tds.section, percent: tds.perMille / 10 })}: ${tds.amount > 0 ? '−' : ''}${rupees(tds.amount)}`,
    { face: 'bold', gapAfter: 8 },
  )
  if (paidOut.length > 0) {
    sheet.heading(t('statement:paidOut'))
    for (const { at, amount, tds: kept } of paidOut)
      sheet.paragraph(
        `${dayText(new Date(at), language)}: ${t('statement:paidOutLine', { amount: rupees(amount), tds: rupees(kept) })}`,
      )
  }
  return sheet.finish(t('statement:footer'), (page, pages) => t('statement:page', { page, pages }))
}

function dayText(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at)
}

function drawLines(sheet: Sheet, { lines, totals }: Statement, { t, language }: Words): void {
  const names = statementColumns(totals)
  const amounts = (of: Statement['totals']) =>
    names
      .map((name) => of[name])
      .map((rupees) => rupees.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
  const columns = [
    { title: t('statement:what'), share: 4 },
    ...names.map((name) => ({ title: t(`statement:${name}`), share: 1.7, align: 'right' as const })),
  ]
  const rows = lines.map((line): Row => ({ cells: [whatOf(line, t, language), ...amounts(line)] }))
  drawTable(sheet, columns, [...rows, { cells: [t('statement:total'), ...amounts(totals)], isMarked: true }])
}

function whatOf({ at, kind, subject, devotee }: StatementLine, t: Words['t'], language: Language): string {
  const kindText = t(`statement:kinds.${kinds.includes(kind) ? kind : 'other'}`)
  const day = new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: language === 'en' ? 'short' : 'long',
  }).format(new Date(at))
  return `${day}: ${[subject?.[language], kindText, devotee].filter(Boolean).join(', ')}`
}
