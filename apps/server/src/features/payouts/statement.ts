import { toRupees } from '@sankalp/contract'
import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import { tds, tdsOf, weekOf, weekStep } from '@sankalp/contract/payout-rules'
import type { Statement, StatementLine } from '@sankalp/contract/payouts'

/** A movement of earnings with the rest of its transfer: what was paid, and who else had a part in it. */
export type DividedRow = {
  at: Date
  kind: string
  subject: { en: string; hin: string } | null
  grossPaise: number
  bonusPaise: number
  taxPaise: number
  commissionPaise: number
  earnedPaise: number
}

/** From the first instant of a Monday in India to that of the next. */
export function weekSpan(week: string): { from: Date; before: Date } {
  return { from: indiaDayStart(week), before: indiaDayStart(weekStep(week, 1)) }
}

/** A week as a statement. Everything is what the ledger says; only the TDS is reckoned, as it will be when it is paid out. */
export function makeStatement({
  name,
  week,
  rows,
  now,
}: {
  name: string | null
  week: string
  rows: readonly DividedRow[]
  now: Date
}): Statement {
  const earned = rows.filter(({ kind }) => kind !== 'payout')
  const sum = (part: (row: DividedRow) => number) => earned.reduce((total, row) => total + part(row), 0)
  const earnedPaise = sum((row) => row.earnedPaise)
  return {
    name,
    week,
    isLast: week >= weekOf(indiaDay(now)),
    lines: earned.map(toLine),
    counts: {
      consultations: earned.filter(({ kind }) => kind === 'consultation').length,
      poojas: earned.filter(({ kind }) => kind === 'pooja').length,
    },
    totals: {
      gross: toRupees(sum((row) => row.grossPaise)),
      fromBonus: toRupees(sum((row) => row.bonusPaise)),
      tax: toRupees(sum((row) => row.taxPaise)),
      commission: toRupees(sum((row) => row.commissionPaise)),
      earned: toRupees(earnedPaise),
    },
    tds: { section: tds.section, perMille: tds.perMille, amount: toRupees(earnedPaise > 0 ? tdsOf(earnedPaise) : 0) },
    // The tax of a payout is the TDS that was kept back of it.
    paidOut: rows
      .filter(({ kind }) => kind === 'payout')
      .map(({ at, earnedPaise: paise, taxPaise }) => ({
        at: at.toISOString(),
        amount: toRupees(-paise),
        tds: toRupees(taxPaise),
      })),
  }
}

function toLine({
  at,
  kind,
  subject,
  grossPaise,
  bonusPaise,
  taxPaise,
  commissionPaise,
  earnedPaise,
}: DividedRow): StatementLine {
  return {
    at: at.toISOString(),
    kind,
    subject,
    gross: toRupees(grossPaise),
    fromBonus: toRupees(bonusPaise),
    tax: toRupees(taxPaise),
    commission: toRupees(commissionPaise),
    earned: toRupees(earnedPaise),
  }
}

/** The same as rows of a spreadsheet. */
export function statementRows({ name, week, lines, totals, tds: kept, paidOut }: Statement): string[][] {
  const amounts = ({ gross, fromBonus, tax, commission, earned }: Statement['totals']) =>
    [gross, fromBonus, tax, commission, earned].map((rupees) => rupees.toFixed(2))
  return [
    ['acharya', name ?? '', 'week', week],
    ['at', 'kind', 'for', 'gross', 'of it from bonus', 'gst', 'commission', 'earned'],
    ...lines.map((line) => [line.at, line.kind, line.subject?.en ?? '', ...amounts(line)]),
    ['total', '', '', ...amounts(totals)],
    [`tds ${kept.section} (${kept.perMille} per mille)`, '', '', '', '', '', '', (-kept.amount).toFixed(2)],
    ...paidOut.map(({ at, amount, tds: ofIt }) => [
      at,
      'payout',
      `tds ${ofIt.toFixed(2)}`,
      '',
      '',
      '',
      '',
      (-amount).toFixed(2),
    ]),
  ]
}
