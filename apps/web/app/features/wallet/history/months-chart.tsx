import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMonths } from '../api/get-history.ts'
import { monthName } from '../date-words.ts'
import { rupeesText, wholeRupeesText } from '../../../shared/money/rupees.ts'
import { type Month, chart, monthBars } from './month-bars.ts'

/** Shows the credits and debits of the wallet, month by month. Draws nothing before the first movement. */
export function MonthsChart() {
  const { data: months, error } = useMonths()
  if (error) return null
  if (!months) return <Skeleton className="h-40 w-full max-w-xl" />
  const first = months.findIndex((month) => month.in > 0 || month.out > 0)
  if (first < 0) return null
  // Omit months before the first movement, which would make the others narrow; show at least six, since fewer would be
  // too wide.
  return <Chart months={months.slice(Math.min(first, Math.max(months.length - 6, 0)))} />
}

function Chart({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const sum = (name: 'in' | 'out') =>
    wholeRupeesText(
      months.reduce((total, month) => total + month[name], 0),
      language,
    )
  return (
    <figure className="grid max-w-xl gap-2">
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <span className="tabular inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-xs bg-peacock" />
          {t('months.in', { amount: sum('in') })}
        </span>
        <span className="tabular inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-xs border-2 border-ink-soft" />
          {t('months.out', { amount: sum('out') })}
        </span>
      </figcaption>
      <Drawing months={months} />
      <MonthsTable months={months} />
    </figure>
  )
}

/** Draws credits filled above the line and debits hollow below it, since some users cannot tell the colours apart. */
function Drawing({ months }: { months: readonly Month[] }) {
  const language = useLanguage()
  return (
    <svg viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden="true" className="w-full">
      {monthBars(months).map(({ month, middle, in: came, out: went }) => (
        <g key={month}>
          <rect {...came} rx={1.5} className="fill-peacock" />
          {went.height > 0 && (
            <rect {...went} rx={1.5} className="fill-paper-raised stroke-ink-soft" strokeWidth={1.25} />
          )}
          <text x={middle} y={chart.height - 3} textAnchor="middle" className="fill-ink-soft text-[11px]">
            {monthName(month, language, 'short')}
          </text>
        </g>
      ))}
      <line x1={0} x2={chart.width} y1={chart.axis} y2={chart.axis} className="stroke-rule-strong" strokeWidth={1} />
    </svg>
  )
}

function MonthsTable({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  return (
    <table className="sr-only">
      <caption>{t('months.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('months.month')}</th>
          <th scope="col">{t('months.came')}</th>
          <th scope="col">{t('months.went')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">{monthName(month.month, language, 'full')}</th>
            <td>{rupeesText(month.in, language)}</td>
            <td>{rupeesText(month.out, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
