import { useTranslation } from '../../lib/locale/use-translation.ts'
import { KundliChart, type KundliChartWords } from '../../shared/charts/kundli-chart.tsx'
import { sampleBodies, sampleFirstSign } from './sample-birth.ts'

/** Shows an example before anything is typed: the chart of India's independence. */
export function SampleChart() {
  const { t } = useTranslation('kundli')
  const shorts = t('page.sample.bodies').split('|')
  const words: KundliChartWords = {
    signs: Array.from({ length: 12 }, (_, sign) => String(sign + 1)),
    bodies: Object.fromEntries(sampleBodies.map(({ key }, at) => [key, { name: shorts[at]!, short: shorts[at]! }])),
    retrograde: { mark: '', name: '' },
    combust: { mark: '', name: '' },
    house: String,
    empty: '',
  }
  return (
    <figure className="mt-4 grid max-w-80 gap-2">
      <div aria-hidden="true">
        <KundliChart chartStyle="north" name="" firstSign={sampleFirstSign} bodies={sampleBodies} words={words} />
      </div>
      <figcaption className="text-sm text-ink-soft">{t('page.sample.caption')}</figcaption>
    </figure>
  )
}
