import { type Varshaphal, grahas, houseOf, rashis } from '@sankalp/jyotish'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { readStyle } from '../../../../shared/birth/chart-preferences.ts'
import { useChartWords } from '../../../../shared/charts/chart-words.ts'
import { KundliChart, type KundliChartBody } from '../../../../shared/charts/kundli-chart.tsx'
import { signDegText } from '../angle-text.ts'
import { isMarkedRetrograde } from '../chart-bodies.ts'
import { DrawnChart } from '../drawn-chart.tsx'

/** Draws the annual chart with the muntha, and names the muntha and the lord of the year beside it. */
export function YearChart({ year }: { year: Varshaphal }) {
  const { t } = useTranslation(['varshaphal', 'chart-words', 'jyotish'])
  const words = useChartWords()
  const [style] = useState(readStyle)
  const { muntha, yearLord, chart } = year
  const house = (number: number) => t('chart-words:chart.house', { number })
  const withMuntha = {
    ...words,
    bodies: { ...words.bodies, muntha: { name: t('muntha.name'), short: t('muntha.short') } },
  }
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <DrawnChart name={t('chart.name')} meaning={t('chart.meaning')}>
        <KundliChart
          chartStyle={style}
          name={t('chart.name')}
          firstSign={chart.lagnaRashi}
          bodies={bodiesOf(year)}
          words={withMuntha}
        />
      </DrawnChart>
      <dl className="grid content-start gap-4">
        <Named name={t('muntha.name')} meaning={t('muntha.meaning')}>
          {t(`jyotish:rashis.${muntha.rashi}`)}, {house(muntha.house)}
        </Named>
        <Named name={t('munthaLord.name')} meaning={t('munthaLord.meaning')}>
          {t(`jyotish:grahas.${muntha.lord}`)}, {house(houseOf(chart, muntha.lord))}
        </Named>
        <Named
          name={t('yearLord.name')}
          meaning={t('yearLord.meaning')}
          note={t(`yearLord.reasons.${yearLord.reason}`)}
        >
          {t(`jyotish:grahas.${yearLord.graha}`)}, {house(houseOf(chart, yearLord.graha))}
        </Named>
      </dl>
    </div>
  )
}

function bodiesOf({ ascendant, planets, muntha }: Varshaphal): KundliChartBody[] {
  const signOf = (rashi: (typeof rashis)[number]) => rashis.indexOf(rashi)
  return [
    { key: 'lagna', sign: signOf(ascendant.rashi), degree: signDegText(ascendant.degInRashi) },
    ...grahas.map((key) => {
      const { rashi, degInRashi, isRetrograde, isCombust } = planets[key]
      return {
        key,
        sign: signOf(rashi),
        isRetrograde: isMarkedRetrograde({ key, isRetrograde }),
        isCombust,
        degree: signDegText(degInRashi),
      }
    }),
    { key: 'muntha', sign: signOf(muntha.rashi) },
  ]
}

type NamedProps = { name: string; meaning: string; note?: string; children: ReactNode }

function Named({ name, meaning, note, children }: NamedProps) {
  return (
    <div className="border-t border-rule pt-2">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>
        <span className="block font-heading text-2xl leading-snug">{children}</span>
        {note && <span className="block">{note}</span>}
        <span className="block text-sm text-ink-soft">{meaning}</span>
      </dd>
    </div>
  )
}
