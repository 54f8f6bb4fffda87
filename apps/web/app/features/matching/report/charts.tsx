import { valueSeparator } from '@sankalp/contract/match-over'
import type { BirthChart } from '@sankalp/jyotish'
import { useMemo, useState } from 'react'
import { type ChartStyle, chartStyles, readStyle, saveStyle } from '../../../shared/birth/chart-preferences.ts'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { KundliChart, type KundliChartBody, type KundliChartWords } from '../../../shared/charts/kundli-chart.tsx'
import type { Couple } from '../couple.ts'
import { type Partner, partners } from '../partner-values.ts'
import { rashiKeys } from '@sankalp/contract/horoscope-keys'
import { type ReportWords, nakshatraName, rashiName, useReportWords } from './report-words.ts'

type ChartsProps = { couple: Couple; charts: Record<Partner, BirthChart> }

/** Shows both birth charts in the reader's chart style, the same setting as on the Kundli page. */
export function Charts({ couple, charts }: ChartsProps) {
  const t = useReportWords()
  const [style, setStyle] = useState<ChartStyle>(readStyle)
  const words = useMemo(() => chartWords(t), [t])
  const choose = (chosen: ChartStyle) => {
    saveStyle(chosen)
    setStyle(chosen)
  }
  return (
    <section aria-labelledby="match-charts" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Heading id="match-charts">{t('report.charts')}</Heading>
        <RadioGroup
          labelHidden
          className="print:hidden"
          label={t('report.style')}
          name="chartStyle"
          value={style}
          options={chartStyles.map((value) => ({ value, text: t(`report.styles.${value}`) }))}
          onChange={choose}
        />
      </div>
      <div className="grid gap-8 sm:grid-cols-2">
        {partners.map((partner) => (
          <div key={partner} className="grid content-start gap-2 print:break-inside-avoid">
            <h3 className="text-xl leading-snug wrap-anywhere">{couple[partner].name}</h3>
            <p className="text-ink-soft">{moonLine(charts[partner], t)}</p>
            <KundliChart
              chartStyle={style}
              name={t('chart-words:vargas.d1.name')}
              firstSign={charts[partner].chart.lagnaRashi}
              bodies={bodiesOf(charts[partner])}
              words={words}
              className="mx-auto w-full max-w-md"
            />
            {!charts[partner].timeKnown && <p className="text-sm text-ink-soft">{t('report.untimedChart')}</p>}
          </div>
        ))}
      </div>
    </section>
  )
}

/**
 * Describes the lagna, and the Moon by which the match is judged; without the time, all of the Moon's positions on that
 * day.
 */
function moonLine(made: BirthChart, t: ReportWords): string {
  if (!made.timeKnown) {
    const { rashis, nakshatras } = made.moonOverDay
    return t('report.moonUntimed', {
      rashi: rashis.map(({ key }) => rashiName(t, key)).join(valueSeparator),
      nakshatra: nakshatras.map(({ key }) => nakshatraName(t, key)).join(valueSeparator),
    })
  }
  const { ascendant, planets } = made
  return t('report.moonLine', {
    lagna: rashiName(t, ascendant.rashi),
    rashi: rashiName(t, planets.moon.rashi),
    nakshatra: nakshatraName(t, planets.moon.nakshatra),
    pada: planets.moon.pada,
  })
}

function bodiesOf(made: BirthChart): KundliChartBody[] {
  const { planets, chart } = made
  const degree = (deg: number) => `${Math.floor(deg)}°`
  return [
    ...(made.timeKnown ? [{ key: 'lagna', sign: chart.lagnaRashi, degree: degree(made.ascendant.degInRashi) }] : []),
    ...Object.values(planets).map(({ graha, rashi, isRetrograde, isCombust, degInRashi }) => ({
      key: graha,
      sign: rashiKeys.indexOf(rashi),
      // Do not mark the nodes, which always move backwards.
      isRetrograde: isRetrograde && graha !== 'rahu' && graha !== 'ketu',
      isCombust,
      degree: degree(degInRashi),
    })),
  ]
}

const bodyKeys = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const

function chartWords(t: ReportWords): KundliChartWords {
  const bodies: KundliChartWords['bodies'] = {
    lagna: { name: t('chart-words:ascendant.name'), short: t('chart-words:ascendant.short') },
    ...Object.fromEntries(
      bodyKeys.map((key) => [
        key,
        { name: t(`chart-words:grahas.${key}.name`), short: t(`chart-words:grahas.${key}.short`) },
      ]),
    ),
  }
  const signs = rashiKeys.map((key) => rashiName(t, key))
  return {
    signs,
    shortSigns: signs,
    bodies,
    retrograde: { mark: t('chart-words:marks.retrograde.short'), name: t('chart-words:marks.retrograde.name') },
    combust: { mark: t('chart-words:marks.combust.short'), name: t('chart-words:marks.combust.name') },
    house: (house) => t(`chart-words:houses.${house}.name` as 'chart-words:houses.1.name'),
    empty: t('report.emptyHouse'),
  }
}
