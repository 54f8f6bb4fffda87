import type { getOperatorToday } from '@sankalp/contract/operator'
import type { Reply } from '@sankalp/contract/endpoint'
import { useState } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { formatDate } from '../../../shared/almanac/date-text.ts'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { rupeesText } from '../operator-words.ts'

type Days = Reply<typeof getOperatorToday>['days']
const measures = ['takings', 'consultations', 'bookings', 'orders'] as const

const width = 600
const height = 160

/** Shows thirty days as a line, and as a table for users who cannot see it or want the figures. */
export function Curve({ days }: { days: Days }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const [measure, setMeasure] = useState<(typeof measures)[number]>('takings')
  const values = days.map((day) => day[measure])
  const most = Math.max(...values, 1)
  const dayText = (day: string) => formatDate(day, language, { day: 'numeric', month: 'short' })
  const text = (value: number) => (measure === 'takings' ? rupeesText(value, language) : String(value))
  return (
    <section className="grid gap-4">
      <Heading level={2}>{t('curve.title')}</Heading>
      <RadioGroup
        labelHidden
        label={t('curve.title')}
        name="measure"
        value={measure}
        options={measures.map((value) => ({ value, text: t(`curve.${value}`) }))}
        onChange={setMeasure}
      />
      <figure className="grid gap-1">
        <svg
          viewBox={`0 -4 ${width} ${height + 8}`}
          role="img"
          aria-label={t('curve.label', {
            what: t(`curve.${measure}`),
            most: text(most),
            last: text(values.at(-1) ?? 0),
          })}
          className="w-full text-peacock"
          preserveAspectRatio="none"
        >
          <path d={`M0 ${height}H${width}`} className="stroke-rule" strokeWidth="1" vectorEffect="non-scaling-stroke" />
          <path
            d={linePath(values, most)}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <figcaption className="tabular flex justify-between text-sm text-ink-soft">
          <span>{days[0] && dayText(days[0].day)}</span>
          <span>{t('curve.most', { most: text(Math.max(...values)) })}</span>
          <span>{t('curve.today')}</span>
        </figcaption>
      </figure>
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center">{t('curve.table')}</summary>
        <div className="max-h-96 overflow-auto">
          <table className="tabular w-full text-right">
            <thead className="text-sm text-ink-soft">
              <tr>
                <th scope="col" className="py-1 text-left font-normal">
                  {t('curve.day')}
                </th>
                {measures.map((one) => (
                  <th key={one} scope="col" className="py-1 pl-3 font-normal">
                    {t(`curve.${one}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day} className="border-t border-rule">
                  <th scope="row" className="py-1 text-left font-normal whitespace-nowrap">
                    {dayText(day.day)}
                  </th>
                  <td className="py-1 pl-3">{rupeesText(day.takings, language)}</td>
                  <td className="py-1 pl-3">{day.consultations}</td>
                  <td className="py-1 pl-3">{day.bookings}</td>
                  <td className="py-1 pl-3">{day.orders}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}

/** Draws values from left to right; a day with more refunds than sales is drawn at zero. */
export function linePath(values: readonly number[], most: number): string {
  const step = width / Math.max(values.length - 1, 1)
  const points = values.map(
    (value, index) => `${(index * step).toFixed(1)} ${(height - (Math.max(value, 0) / most) * height).toFixed(1)}`,
  )
  return `M${points.join('L')}`
}
