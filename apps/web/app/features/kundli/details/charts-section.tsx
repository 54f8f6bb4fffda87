import { type Varga, vargas } from '@sankalp/jyotish'
import { useState } from 'react'
import type { ChartStyle } from '../../../shared/birth/chart-preferences.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import type { Reading } from '../../../shared/sky/reading.ts'
import { KundliChart } from '../../../shared/charts/kundli-chart.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type ChartKind, type ChartView, chartOf } from './chart-views.ts'
import { useChartWords } from '../../../shared/charts/chart-words.ts'
import { DrawnChart } from './drawn-chart.tsx'
import { Section } from './section.tsx'

type ChartsSectionProps = { reading: Reading | null; style: ChartStyle }

/** Shows the navamsha first, any other chart after a tap. */
export function ChartsSection({ reading, style }: ChartsSectionProps) {
  const { t } = useTranslation('kundli')
  return (
    <Section id="charts" title={t('charts.title')}>
      <div className="grid gap-8 md:grid-cols-2 print:grid-cols-3 print:gap-4">
        {reading ? (
          <>
            <VargaChart reading={reading} kind="d9" style={style} />
            <OtherCharts reading={reading} style={style} />
          </>
        ) : (
          <Skeleton className="aspect-square" />
        )}
      </div>
    </Section>
  )
}

const isVarga = (kind: ChartKind): kind is Varga => vargas.some((varga) => varga === kind)

type VargaChartProps = { reading: Reading; kind: ChartKind; style: ChartStyle }

function VargaChart({ reading, kind, style }: VargaChartProps) {
  const { t } = useTranslation(['kundli', 'chart-words'])
  const words = useChartWords()
  const view: ChartView = chartOf(reading, kind)
  const kindName = useKindName()
  const meaningOf = useKindMeaning()
  return (
    <DrawnChart name={kindName(kind)} meaning={meaningOf(kind)}>
      <KundliChart chartStyle={style} name={kindName(kind)} {...view} words={words} />
      {kind === 'chalit' && <p className="text-sm text-ink-soft">{t('charts.chalitNote')}</p>}
    </DrawnChart>
  )
}

function useKindName(): (kind: ChartKind) => string {
  const { t } = useTranslation(['kundli', 'chart-words'])
  return (kind) => (isVarga(kind) ? t(`chart-words:vargas.${kind}.name`) : t(`charts.${kind}`))
}

function useKindMeaning(): (kind: ChartKind) => string {
  const { t } = useTranslation(['kundli', 'chart-words'])
  return (kind) => {
    if (kind === 'moon' || kind === 'sun') return t(`chart-words:terms.${kind}Chart.meaning`)
    if (kind === 'chalit') return t('chart-words:terms.bhavaChalit.meaning')
    const what = t(`chart-words:vargas.${kind}.readFor`)
    return `${t('charts.readFor', { what })} ${t(`chart-words:vargas.${kind}.meaning`)}`
  }
}

function OtherCharts({ reading, style }: { reading: Reading; style: ChartStyle }) {
  const { t } = useTranslation(['kundli', 'chart-words'])
  const [kind, setKind] = useState<ChartKind>('moon')
  const kindName = useKindName()
  const meaningOf = useKindMeaning()
  const choices: ChartKind[] = ['moon', 'sun', 'chalit', ...vargas.filter((varga) => varga !== 'd1' && varga !== 'd9')]
  const textOf = (each: ChartKind) =>
    isVarga(each) ? `${kindName(each)}: ${t(`chart-words:vargas.${each}.readFor`)}` : kindName(each)
  return (
    <>
      <div className="grid content-start gap-3 print:hidden">
        <SelectField
          id="other-chart"
          label={t('charts.more')}
          options={choices.map((value) => ({ value, text: textOf(value) }))}
          value={kind}
          onChange={({ target }) => setKind(target.value as ChartKind)}
        />
        <p className="text-ink-soft max-md:hidden">{meaningOf(kind)}</p>
      </div>
      <VargaChart reading={reading} kind={kind} style={style} />
    </>
  )
}
