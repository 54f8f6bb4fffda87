import { type BirthChart as Made, type UntimedKundli, grahas, rashis } from '@sankalp/jyotish'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { FailedState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Birth } from '../birth/birth.ts'
import { birthLine } from './birth-line.ts'
import { readSettings, readStyle } from '../birth/chart-preferences.ts'
import { KundliChart, type KundliChartBody } from '../charts/kundli-chart.tsx'
import { readChart } from '../sky/read-chart.ts'
import { useChartWords } from '../charts/chart-words.ts'
import { Dashas } from './dashas.tsx'

/** Dashas: all of them beside a consultation; during it the running one, with the others folded. */
export type BirthChartProps = { birth: Birth; dashas?: 'all' | 'folded' }

/** Shows the chart of a birth for a consultation. Each side computes it on its own device from the same facts. */
export function BirthChart({ birth, dashas }: BirthChartProps) {
  const { t } = useTranslation(['consultations', 'shell'])
  const language = useLanguage()
  const [settings] = useState(readSettings)
  const {
    data: reading,
    error,
    refetch,
  } = useQuery({
    queryKey: ['consultation-chart', birth, settings],
    queryFn: () => readChart(birth, settings),
    staleTime: Infinity,
  })
  return (
    <div className="grid gap-2">
      <p className="wrap-anywhere">
        <span className="font-semibold">{birth.name}</span>{' '}
        <span className="text-sm text-ink-soft">{birthLine(birth, language, t('chart.noTime'))}</span>
      </p>
      {reading ? (
        <>
          <DrawnChart made={reading.kundli} name={t('share.kundliText', { name: birth.name })} />
          {!reading.kundli.timeKnown && <Untimed moon={reading.kundli.moonOverDay} />}
          {dashas && reading.kundli.timeKnown && (
            <Dashas
              isFolded={dashas === 'folded'}
              dasha={reading.kundli.vimshottari}
              offsetHours={reading.kundli.birth.zoneOffsetSeconds / 3600}
            />
          )}
        </>
      ) : error ? (
        <FailedState title={t('chart.failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="aspect-square w-full" />
      )}
    </div>
  )
}

/** Shows what is known without a birth time, and says that the rest is not. */
function Untimed({ moon }: { moon: UntimedKundli['moonOverDay'] }) {
  const { t } = useTranslation(['consultations', 'jyotish'])
  const rashi = moon.rashis.map(({ key }) => t(`jyotish:rashis.${key}`)).join(t('chart.or'))
  const nakshatra = moon.nakshatras.map(({ key }) => t(`jyotish:nakshatras.${key}`)).join(t('chart.or'))
  return (
    <div className="grid gap-1 border-l-2 border-marigold pl-3">
      <p>{t('chart.moonThatDay', { rashi, nakshatra })}</p>
      <p className="text-sm text-ink-soft">{t('chart.untimed')}</p>
    </div>
  )
}

type Drawable = Pick<Made, 'planets' | 'chart'> &
  ({ timeKnown: true; ascendant: { degInRashi: number } } | { timeKnown: false })

export function DrawnChart({ made, name }: { made: Drawable; name: string }) {
  const words = useChartWords()
  const [style] = useState(readStyle)
  const { chart } = made
  const firstSign = made.timeKnown ? chart.lagnaRashi : chart.rashi.moon
  return (
    <KundliChart
      chartStyle={style}
      name={name}
      firstSign={firstSign}
      bodies={bodiesOf(made)}
      words={words}
      className="mx-auto w-full max-w-96"
    />
  )
}

function bodiesOf(made: Drawable): KundliChartBody[] {
  const degree = (deg: number) => `${Math.floor(deg)}°`
  // Without a time the degrees are those of noon, and the Moon's may be off by seven degrees.
  const degreeIn = (deg: number) => (made.timeKnown ? { degree: degree(deg) } : {})
  return [
    ...(made.timeKnown
      ? [{ key: 'lagna', sign: made.chart.lagnaRashi, degree: degree(made.ascendant.degInRashi) }]
      : []),
    ...grahas.map((graha) => {
      const { rashi, isRetrograde, isCombust, degInRashi } = made.planets[graha]
      // The nodes are always retrograde, so a mark on them would be meaningless.
      return {
        key: graha,
        sign: rashis.indexOf(rashi),
        isRetrograde: isRetrograde && graha !== 'rahu' && graha !== 'ketu',
        isCombust,
        ...degreeIn(degInRashi),
      }
    }),
  ]
}
