import { type Kp, type TimedKundli, degInRashi, grahas, kpSubOfNumber, makeKp, rashiIndex } from '@sankalp/jyotish'
import { useState } from 'react'
import { readStyle } from '../../../shared/birth/chart-preferences.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useChartWords } from '../../../shared/charts/chart-words.ts'
import { KundliChart } from '../../../shared/charts/kundli-chart.tsx'
import type { Reading } from '../../../shared/sky/reading.ts'
import { signDegText, signDmsText } from '../details/angle-text.ts'
import { basicsOfReading } from '../details/basics.ts'
import { isMarkedRetrograde } from '../details/chart-bodies.ts'
import { type ChartView, mainChart } from '../details/chart-views.ts'
import { DashaSection } from '../details/dasha-section.tsx'
import { DrawnChart } from '../details/drawn-chart.tsx'
import { PanchangSection } from '../details/panchang-section.tsx'
import { PlanetSection } from '../details/planet-section.tsx'
import { KpSection } from '../kp/kp-section.tsx'

/** The parts of a prashna that the engine calculates. */
export default function PrashnaSections({ reading, number }: { reading: Reading; number: number | null }) {
  const { kundli, birth } = reading
  // Its moment is always known: the clock gave it.
  if (!kundli.timeKnown) return null
  const basics = basicsOfReading(reading)
  const kp = makeKp(kundli, { latDeg: birth.lat, lonDeg: birth.lon }, number)
  return (
    <>
      <MomentChart view={kp ? viewOf(kundli, kp) : mainChart(basics)} number={kp && number} />
      <KpSection kundli={kundli} place={birth} number={number} isOpen />
      <PanchangSection panchang={kundli.tradition.panchang} />
      <PlanetSection basics={basics} />
      <DashaSection kundli={kundli} />
    </>
  )
}

function MomentChart({ view, number }: { view: ChartView; number: number | null }) {
  const { t } = useTranslation(['kp', 'jyotish'])
  const words = useChartWords()
  const [style] = useState(readStyle)
  const numbered = number === null ? null : kpSubOfNumber(number)
  return (
    <div className="grid gap-3 sm:max-w-md print:max-w-80">
      <p>
        {numbered
          ? t('prashna.byNumber', {
              number: numbered.number,
              sign: t(`jyotish:rashis.${numbered.rashi}`),
              degree: signDmsText(degInRashi(numbered.startDeg)),
            })
          : t('prashna.byMoment')}
      </p>
      <DrawnChart name={t('prashna.chart')} meaning={t('prashna.chartMeaning')}>
        <KundliChart chartStyle={style} name={t('prashna.chart')} {...view} words={words} />
      </DrawnChart>
    </div>
  )
}

/** Returns the signs from the lagna of the question, with the places of its own ayanamsa. */
function viewOf(kundli: TimedKundli, kp: Kp): ChartView {
  const lagnaDeg = kp.houses[0]!.cuspDeg
  const firstSign = rashiIndex(lagnaDeg)
  return {
    firstSign,
    bodies: [
      { key: 'lagna', sign: firstSign, degree: signDegText(degInRashi(lagnaDeg)) },
      ...grahas.map((key) => ({
        key,
        sign: rashiIndex(kp.grahas[key].lonDeg),
        isRetrograde: isMarkedRetrograde({ key, isRetrograde: kundli.planets[key].isRetrograde }),
        isCombust: kundli.planets[key].isCombust,
        degree: signDegText(degInRashi(kp.grahas[key].lonDeg)),
      })),
    ],
  }
}
