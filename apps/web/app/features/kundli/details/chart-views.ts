import { type Kundli, type Varga, grahas, vargas } from '@sankalp/jyotish'
import type { KundliChartBody } from '../../../shared/charts/kundli-chart.tsx'
import { type ChartBasics, basicsOfReading } from './basics.ts'
import { bodiesOf, isMarkedRetrograde } from './chart-bodies.ts'
import type { Reading } from '../../../shared/sky/reading.ts'

/** The charts available for a birth whose time is known. */
export const chartKinds = [...vargas, 'moon', 'sun', 'chalit'] as const
export type ChartKind = Varga | 'moon' | 'sun' | 'chalit'

export type ChartView = { firstSign: number; bodies: KundliChartBody[] }

/** Returns the birth chart, or the Moon's if there is no lagna. */
export function mainChart({ planets, isTimeKnown }: ChartBasics): ChartView {
  const bodies = bodiesOf(planets)
  const first = bodies.find(({ key }) => key === (isTimeKnown ? 'lagna' : 'moon'))
  return { firstSign: first?.sign ?? 0, bodies }
}

export function chartOf(reading: Reading, kind: ChartKind): ChartView {
  const { kundli } = reading
  const main = mainChart(basicsOfReading(reading))
  if (!kundli.timeKnown || kind === 'd1') return main
  if (kind === 'moon' || kind === 'sun') return { firstSign: kundli.chart.rashi[kind], bodies: main.bodies }
  return kind === 'chalit' ? chalitChart(kundli) : vargaChart(kundli, kind)
}

type TimedKundli = Kundli & { timeKnown: true }

function vargaChart(kundli: TimedKundli, varga: Varga): ChartView {
  const { ascendant, grahas: places } = kundli.vargas[varga]
  const firstSign = ascendant?.rashi ?? 0
  return {
    firstSign,
    bodies: [
      { key: 'lagna', sign: firstSign },
      // Combustion depends on the distance in the sky, which a varga does not show.
      ...grahas.map((key) => ({
        key,
        sign: places[key].rashi,
        isRetrograde: isMarkedRetrograde({ key, isRetrograde: kundli.planets[key].isRetrograde }),
      })),
    ],
  }
}

/** Places each graha in the house of its degree, drawn as if every house were one sign. */
function chalitChart(kundli: TimedKundli): ChartView {
  const firstSign = kundli.chart.lagnaRashi
  const signOf = (house: number) => (firstSign + house - 1) % 12
  return {
    firstSign,
    bodies: [
      { key: 'lagna', sign: firstSign },
      ...grahas.map((key) => {
        const { bhava, house, isRetrograde, isCombust } = kundli.planets[key]
        return { key, sign: signOf(bhava ?? house), isRetrograde: isMarkedRetrograde({ key, isRetrograde }), isCombust }
      }),
    ],
  }
}
