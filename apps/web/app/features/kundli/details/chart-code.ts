import { type ChartSigns, writeChartCode } from '@sankalp/contract/chart-link'
import { grahas } from '@sankalp/jyotish'
import type { ChartBasics } from './basics.ts'
import { mainChart } from './chart-views.ts'

/** Returns the code of the birth chart as it is drawn: the signs of its bodies, without degrees and without the birth. */
export function chartCodeOf(basics: ChartBasics, style: ChartSigns['style']): string {
  const { firstSign, bodies } = mainChart(basics)
  const placed = grahas.map((graha) => {
    const { sign, isRetrograde = false } = bodies.find(({ key }) => key === graha)!
    return [graha, { sign, isRetrograde }]
  })
  return writeChartCode({
    style,
    lagna: basics.isTimeKnown ? firstSign : null,
    grahas: Object.fromEntries(placed) as ChartSigns['grahas'],
  })
}
