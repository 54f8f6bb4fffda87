import { rashis } from '@sankalp/jyotish'
import { useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { type ChartStyle, chartStyles } from '../../../shared/birth/chart-preferences.ts'
import { useChartWords } from '../../../shared/charts/chart-words.ts'
import { KundliChart } from '../../../shared/charts/kundli-chart.tsx'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import type { ChartBasics } from './basics.ts'
import { mainChart } from './chart-views.ts'
import { DrawnChart } from './drawn-chart.tsx'
import { Section } from './section.tsx'

type ChartSectionProps = { basics: ChartBasics; style: ChartStyle; onStyle: (style: ChartStyle) => void }

/** Shows the birth chart in the reader's style; its houses can be pressed. */
export function ChartSection({ basics, style, onStyle }: ChartSectionProps) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  const words = useChartWords()
  const [house, setHouse] = useState<number | null>(null)
  const { isTimeKnown } = basics
  const view = mainChart(basics)
  const name = isTimeKnown ? t('chart-words:vargas.d1.name') : t('charts.moon')
  const sign = house === null ? null : rashis[(view.firstSign + house - 1) % 12]!
  return (
    <Section id="chart" title={t('chart.title')} lead={isTimeKnown ? t('charts.tapHouse') : t('charts.noTime')}>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2 print:max-w-80">
        <DrawnChart
          name={name}
          meaning={isTimeKnown ? t('chart-words:vargas.d1.meaning') : t('chart-words:terms.moonChart.meaning')}
        >
          <KundliChart
            chartStyle={style}
            name={name}
            {...view}
            words={words}
            chosenHouse={house}
            onHouse={(pressed) => setHouse(pressed === house ? null : pressed)}
          />
        </DrawnChart>
        <div className="grid content-start gap-4 print:hidden">
          <RadioGroup
            labelHidden
            label={t('charts.style')}
            name="chartStyle"
            value={style}
            options={chartStyles.map((value) => ({ value, text: t(`charts.styles.${value}`) }))}
            onChange={onStyle}
          />
          <div role="status">
            {house !== null && sign && (
              <p className="border-l-2 border-marigold pl-3">
                <span className="font-semibold">
                  {t('charts.chosen', {
                    house: t(`chart-words:houses.${house as 1}.name`),
                    sign: t(`jyotish:rashis.${sign}`),
                  })}
                </span>{' '}
                {t(`chart-words:houses.${house as 1}.meaning`)}
              </p>
            )}
          </div>
        </div>
      </div>
    </Section>
  )
}
