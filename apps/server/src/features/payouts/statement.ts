import { toRupees } from '@sankalp/contract'
import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import { initialsOf } from '@sankalp/contract/initials'
import { tds, tdsOf, weekOf, weekStep } from '@sankalp/contract/payout-rules'
import type { Statement, StatementLine } from '@sankalp/contract/payouts'

/** A movement of earnings with the rest of its transfer: the amount paid and the other accounts involved. */
export type DividedRow = {
  at: Date
  kind: string
  subject: { en: string; hin: string } | null
  payerName: string | null
  grossPaise: number
  bonusPaise: number
  taxPaise: number
  commissionPaise: number
  /** The acharya's share of bonus money above the daily limit. */
  notEarnedPaise: number
  earnedPaise: number
}

/** Returns the span from the start of a Monday in India to the start of the next one. */
export function weekSpan(week: string): { from: Date; before: Date } {
  return { from: indiaDayStart(week), before: indiaDayStart(weekStep(week, 1)) }
}

/**
 * Makes the statement of a week. All figures come from the ledger except the TDS, which is calculated as it will be at
 * the payout.
 */
export function makeStatement({
  name,
  week,
  rows,
  now,
  bonusSharePaise,
}: {
  name: string | null
  week: string
  rows: readonly DividedRow[]
  now: Date
  bonusSharePaise: number
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
      notEarned: toRupees(sum((row) => row.notEarnedPaise)),
      earned: toRupees(earnedPaise),
    },
    bonusLimit: toRupees(bonusSharePaise),
    tds: { section: tds.section, perMille: tds.perMille, amount: toRupees(earnedPaise > 0 ? tdsOf(earnedPaise) : 0) },
    // The tax of a payout is the TDS that was withheld from it.
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
  payerName,
  grossPaise,
  bonusPaise,
  taxPaise,
  commissionPaise,
  notEarnedPaise,
  earnedPaise,
}: DividedRow): StatementLine {
  return {
    at: at.toISOString(),
    kind,
    // A talk and a gift are named after the acharya, who knows that already.
    subject: kind === 'consultation' || kind === 'dakshina' ? null : subject,
    devotee: payerName === null ? null : initialsOf(payerName),
    gross: toRupees(grossPaise),
    fromBonus: toRupees(bonusPaise),
    tax: toRupees(taxPaise),
    commission: toRupees(commissionPaise),
    notEarned: toRupees(notEarnedPaise),
    earned: toRupees(earnedPaise),
  }
}

/** Returns the statement as rows of a spreadsheet. */
export function statementRows({ name, week, lines, totals, bonusLimit, tds: kept, paidOut }: Statement): string[][] {
  const amounts = ({ gross, fromBonus, tax, commission, notEarned, earned }: Statement['totals']) =>
    [gross, fromBonus, tax, commission, notEarned, earned].map((rupees) => rupees.toFixed(2))
  return [
    ['acharya', name ?? '', 'week', week],
    [
      'at',
      'kind',
      'for',
      'devotee',
      'gross',
      'of it from bonus',
      'gst',
      'commission',
      `not earned: share of bonus above ${bonusLimit.toFixed(2)} a day`,
      'earned',
    ],
    ...lines.map((line) => [line.at, line.kind, line.subject?.en ?? '', line.devotee ?? '', ...amounts(line)]),
    ['total', '', '', '', ...amounts(totals)],
    [`tds ${kept.section} (${kept.perMille} per mille)`, '', '', '', '', '', '', '', '', (-kept.amount).toFixed(2)],
    ...paidOut.map(({ at, amount, tds: ofIt }) => [
      at,
      'payout',
      `tds ${ofIt.toFixed(2)}`,
      '',
      '',
      '',
      '',
      '',
      '',
      (-amount).toFixed(2),
    ]),
  ]
}
