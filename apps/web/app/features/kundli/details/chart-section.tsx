import { grahas, rashis } from '@sankalp/jyotish'
import { useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { type ChartStyle, chartStyles } from '../../../shared/birth/chart-preferences.ts'
import { useChartWords } from '../../../shared/charts/chart-words.ts'
import { KundliChart } from '../../../shared/charts/kundli-chart.tsx'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import { classes } from '../../../ui/classes.ts'
import type { ChartBasics } from './basics.ts'
import { DrawnChart } from './drawn-chart.tsx'
import type { Pressed } from './reading/here-panel.tsx'
import { useLitChart } from './reading/lit-chart.tsx'
import { Section } from './section.tsx'
import type { DrawnReading } from './use-reading.ts'

type ChartSectionProps = { basics: ChartBasics; drawn: DrawnReading | null; onStyle: (style: ChartStyle) => void }

/** Shows the birth chart in the reader's style. Its houses and grahas can be pressed. */
export function ChartSection({ basics, drawn, onStyle }: ChartSectionProps) {
  const { t } = useTranslation(['kundli', 'chart-words'])
  const words = useChartWords()
  const { view, style, lit } = useLitChart()
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const { isTimeKnown } = basics
  const name = isTimeKnown ? t('chart-words:vargas.d1.name') : t('charts.moon')
  const house = pressed?.kind === 'house' ? pressed.house : null
  const ownPlace = pressed?.kind === 'graha' ? { houses: [], bodies: [pressed.graha] } : null
  return (
    <Section id="chart" title={t('chart.title')} lead={t('charts.tapHouse')}>
      <div className="grid gap-4 md:max-lg:grid-cols-2 print:max-w-80">
        <DrawnChart
          name={name}
          meaning={isTimeKnown ? t('chart-words:vargas.d1.meaning') : t('chart-words:terms.moonChart.meaning')}
        >
          <KundliChart
            chartStyle={style}
            name={name}
            {...view}
            words={words}
            lit={lit ?? ownPlace}
            chosenHouse={house}
            onHouse={(next) => setPressed(next === house ? null : { kind: 'house', house: next })}
          />
        </DrawnChart>
        <div className="grid content-start gap-4 print:hidden">
          <GrahaButtons pressed={pressed} onPress={setPressed} />
          {pressed && <PressedPart pressed={pressed} drawn={drawn} offsetHours={basics.offsetHours} />}
          <RadioGroup
            labelHidden
            label={t('charts.style')}
            name="chartStyle"
            value={style}
            options={chartStyles.map((value) => ({ value, text: t(`charts.styles.${value}`) }))}
            onChange={onStyle}
          />
        </div>
      </div>
    </Section>
  )
}

type GrahaButtonsProps = { pressed: Pressed | null; onPress: (pressed: Pressed | null) => void }

/** The grahas as buttons of their own: in the drawing they are too small for a finger. */
function GrahaButtons({ pressed, onPress }: GrahaButtonsProps) {
  const { t } = useTranslation(['kundli', 'jyotish'])
  const chosen = pressed?.kind === 'graha' ? pressed.graha : null
  return (
    <ul aria-label={t('chart.grahas')} className="flex flex-wrap gap-1">
      {grahas.map((graha) => (
        <li key={graha}>
          <button
            type="button"
            aria-pressed={graha === chosen}
            onClick={() => onPress(graha === chosen ? null : { kind: 'graha', graha })}
            className={classes(
              'min-h-12 rounded-md px-3',
              graha === chosen ? 'bg-marigold text-on-marigold' : 'text-ink-soft hover:text-ink',
            )}
          >
            {t(`jyotish:grahas.${graha}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}

type PressedPartProps = { pressed: Pressed; drawn: DrawnReading | null; offsetHours: number }

/** What the house or the graha stands for, and what it means in this chart. */
function PressedPart({ pressed, drawn, offsetHours }: PressedPartProps) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  const { view } = useLitChart()
  return (
    <div className="grid gap-3 border-l-2 border-marigold pl-3">
      <p role="status">
        {pressed.kind === 'house' ? (
          <>
            <span className="font-semibold">
              {t('charts.chosen', {
                house: t(`chart-words:houses.${pressed.house as 1}.name`),
                sign: t(`jyotish:rashis.${rashis[(view.firstSign + pressed.house - 1) % 12]!}`),
              })}
            </span>{' '}
            <span>{t(`chart-words:houses.${pressed.house as 1}.meaning`)}</span>
          </>
        ) : (
          <>
            <span className="font-semibold">{t(`chart-words:grahas.${pressed.graha}.name`)}.</span>{' '}
            <span>{t(`chart-words:grahas.${pressed.graha}.meaning`)}</span>
          </>
        )}
      </p>
      {drawn && <drawn.HerePanel pressed={pressed} life={drawn.life} offsetHours={offsetHours} />}
    </div>
  )
}
