import { indiaDayStart } from '@sankalp/contract/india-time'
import type { Language } from '@sankalp/contract/language'
import { formatRupees } from '@sankalp/contract/money'
import { statementColumns, weekStep } from '@sankalp/contract/payout-rules'
import type { Statement, StatementLine } from '@sankalp/contract/payouts'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { FormMessage } from '../../ui/notice.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { StepButton } from '../../ui/step-button.tsx'
import { inIndia } from '../almanac/in-india.ts'

type Props = {
  statement: Statement
  onWeek: (week: string) => void
  downloads: { csv: (week: string) => Promise<void>; pdf: (week: string) => Promise<void> }
}

const kinds = ['consultation', 'pooja', 'dakshina', 'refund'] as const

const rupees = (amount: number, language: Language) => formatRupees(Math.round(amount * 100), language)

function dayText(instant: Date | string, language: Language): string {
  return inIndia(instant, language, { day: 'numeric', month: language === 'en' ? 'short' : 'long' })
}

/**
 * Shows a week of an acharya: what was paid for what, and how it was divided. The acharya and the operator who pays see
 * the same.
 */
export function StatementView({ statement, onWeek, downloads }: Props) {
  const { t } = useTranslation('statement')
  const language = useLanguage()
  const { week, isLast, lines, counts, totals, bonusLimit, tds, paidOut } = statement
  const sunday = new Date(indiaDayStart(weekStep(week, 1)).getTime() - 1)
  return (
    <div className="grid gap-6">
      <div className="flex items-center justify-between gap-2 sm:justify-start sm:gap-4">
        <StepButton to="previous" aria-label={t('before')} onClick={() => onWeek(weekStep(week, -1))} />
        <p aria-live="polite" className="text-center font-heading text-xl sm:min-w-56">
          {t('week', { from: dayText(indiaDayStart(week), language), to: dayText(sunday, language) })}
        </p>
        <StepButton
          to="next"
          aria-label={t('after')}
          aria-disabled={isLast}
          onClick={() => !isLast && onWeek(weekStep(week, 1))}
        />
      </div>
      <Facts>
        <Fact label={t('consultations')} value={counts.consultations} />
        <Fact label={t('poojas')} value={counts.poojas} />
        <Fact label={t('earned')} value={<span className="text-peacock">{rupees(totals.earned, language)}</span>} />
      </Facts>
      {lines.length === 0 ? <EmptyState picture="wallet" title={t('none')} /> : <Lines lines={lines} totals={totals} />}
      {totals.notEarned !== 0 && (
        <p className="max-w-prose">{t('notEarnedWhy', { limit: rupees(bonusLimit, language) })}</p>
      )}
      <p className="flex max-w-3xl justify-between gap-4 border-t border-rule pt-3">
        <span>{t('tds', { section: tds.section, percent: tds.perMille / 10 })}</span>
        <span className="tabular font-semibold whitespace-nowrap">
          {tds.amount > 0 && '−'}
          {rupees(tds.amount, language)}
        </span>
      </p>
      {paidOut.length > 0 && (
        <div>
          <p className="text-sm text-ink-soft">{t('paidOut')}</p>
          <ul>
            {paidOut.map(({ at, amount, tds: kept }) => (
              <li key={at} className="tabular">
                {dayText(at, language)}:{' '}
                {t('paidOutLine', { amount: rupees(amount, language), tds: rupees(kept, language) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Files onPdf={() => downloads.pdf(week)} onCsv={() => downloads.csv(week)} />
    </div>
  )
}

/** Shows a table on a desktop; on a phone each line is a card with a label beside every amount. */
function Lines({ lines, totals }: Pick<Statement, 'lines' | 'totals'>) {
  const { t } = useTranslation('statement')
  const columns = statementColumns(totals)
  return (
    <table className="w-full max-md:block">
      <thead className="text-sm text-ink-soft max-md:sr-only">
        <tr>
          <th scope="col" className="pb-1 text-left font-normal">
            {t('what')}
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" className="pb-1 pl-3 text-right font-normal">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3">
        {lines.map((line, index) => (
          // oxlint-disable-next-line no-array-index-key -- lines have no id and never change their order
          <Row key={index} columns={columns} amounts={line} what={<What line={line} />} />
        ))}
        <Row columns={columns} amounts={totals} what={<span className="font-semibold">{t('total')}</span>} />
      </tbody>
    </table>
  )
}

type RowProps = { columns: ReturnType<typeof statementColumns>; amounts: Statement['totals']; what: ReactNode }

function Row({ columns, amounts, what }: RowProps) {
  const { t } = useTranslation('statement')
  const language = useLanguage()
  return (
    <tr className="align-baseline max-md:grid max-md:gap-1 max-md:rounded-md max-md:border max-md:border-rule max-md:bg-paper-raised max-md:p-3 md:border-t md:border-rule">
      <td className="py-1 md:py-2.5">{what}</td>
      {columns.map((name) => (
        <td
          key={name}
          className="tabular py-1 whitespace-nowrap max-md:flex max-md:justify-between max-md:gap-4 md:py-2.5 md:pl-3 md:text-right"
        >
          <span aria-hidden="true" className="text-sm text-ink-soft md:hidden">
            {t(name)}
          </span>
          <span className={name === 'earned' ? 'font-semibold' : undefined}>{rupees(amounts[name], language)}</span>
        </td>
      ))}
    </tr>
  )
}

function What({ line: { at, kind, subject, devotee } }: { line: StatementLine }) {
  const { t } = useTranslation('statement')
  const language = useLanguage()
  const kindText = t(`kinds.${kinds.find((one) => one === kind) ?? 'other'}`)
  return (
    <>
      <span className="block font-semibold wrap-anywhere">{subject?.[language] ?? kindText}</span>
      <span className="tabular block text-sm text-ink-soft">
        {[dayText(at, language), subject && kindText, devotee].filter(Boolean).join(', ')}
      </span>
    </>
  )
}

function Files({ onPdf, onCsv }: { onPdf: () => Promise<void>; onCsv: () => Promise<void> }) {
  const { t } = useTranslation('statement')
  const language = useLanguage()
  const pdf = useMutation({ mutationFn: onPdf })
  const csv = useMutation({ mutationFn: onCsv })
  const error = pdf.error ?? csv.error
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" busy={pdf.isPending && t('busy')} onClick={() => pdf.mutate()}>
          {t('pdf')}
        </Button>
        <Button kind="quiet" busy={csv.isPending && t('busy')} onClick={() => csv.mutate()}>
          {t('csv')}
        </Button>
      </div>
      <FormMessage text={error !== null && errorWords(error, language, t('csvFailed'))} />
    </div>
  )
}
