import { type Varga, rashis, vargas } from '@sankalp/jyotish'
import { type ReactNode, useState } from 'react'
import { type ChartStyle, chartStyles, readStyle, saveStyle } from '../../../shared/birth/chart-preferences.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import type { Reading } from '../../../shared/sky/reading.ts'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { KundliChart } from '../../../shared/charts/kundli-chart.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ChartBasics } from './basics.ts'
import { type ChartKind, type ChartView, chartOf, mainChart } from './chart-views.ts'
import { useChartWords } from '../../../shared/charts/chart-words.ts'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { Section } from './section.tsx'

type ChartsSectionProps = { basics: ChartBasics; reading: Reading | null }

/** Shows the birth chart and the navamsha first, any other after a tap, in the reader's chart style. */
export function ChartsSection({ basics, reading }: ChartsSectionProps) {
  const { t } = useTranslation('kundli')
  const [style, setStyle] = useState(readStyle)
  const { isTimeKnown } = basics
  const choose = (next: ChartStyle) => {
    saveStyle(next)
    setStyle(next)
  }
  return (
    <Section id="charts" title={t('charts.title')} lead={isTimeKnown ? t('charts.tapHouse') : t('charts.noTime')}>
      <RadioGroup
        labelHidden
        className="print:hidden"
        label={t('charts.style')}
        name="chartStyle"
        value={style}
        options={chartStyles.map((value) => ({ value, text: t(`charts.styles.${value}`) }))}
        onChange={choose}
      />
      <div className="grid gap-8 md:grid-cols-2 print:grid-cols-3 print:gap-4">
        <MainChart basics={basics} style={style} />
        {isTimeKnown &&
          (reading ? <VargaChart reading={reading} kind="d9" style={style} /> : <Skeleton className="aspect-square" />)}
        {isTimeKnown && reading && <OtherCharts reading={reading} style={style} />}
      </div>
    </Section>
  )
}

function MainChart({ basics, style }: { basics: ChartBasics; style: ChartStyle }) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  const words = useChartWords()
  const [house, setHouse] = useState<number | null>(null)
  const view = mainChart(basics)
  const name = basics.isTimeKnown ? t('chart-words:vargas.d1.name') : t('charts.moon')
  const sign = house === null ? null : rashis[(view.firstSign + house - 1) % 12]!
  return (
    <Drawn
      name={name}
      meaning={basics.isTimeKnown ? t('chart-words:vargas.d1.meaning') : t('chart-words:terms.moonChart.meaning')}
    >
      <KundliChart
        chartStyle={style}
        name={name}
        {...view}
        words={words}
        chosenHouse={house}
        onHouse={(pressed) => setHouse(pressed === house ? null : pressed)}
      />
      <div role="status" className="print:hidden">
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
    </Drawn>
  )
}

/** Shows a chart with its name above, and its use after a tap. */
function Drawn({ name, meaning, children }: { name: string; meaning: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2 break-inside-avoid">
      <Heading level={3} className="text-center">
        <Meaning term={name} meaning={meaning} />
      </Heading>
      {children}
    </div>
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
    <Drawn name={kindName(kind)} meaning={meaningOf(kind)}>
      <KundliChart chartStyle={style} name={kindName(kind)} {...view} words={words} />
      {kind === 'chalit' && <p className="text-sm text-ink-soft">{t('charts.chalitNote')}</p>}
    </Drawn>
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
