import type { ChartBody, ChartInput, ChartStyle } from '@sankalp/drawings'
import type { Graha, Kundli } from '@sankalp/jyotish'
import { grahas, rashis, type vargas } from '@sankalp/jyotish/read'
import { formatDegree } from './formats.ts'
import type { Words } from './words.ts'

export type PrintedChart = 'lagna' | 'moon' | Exclude<(typeof vargas)[number], 'd1'>

/** Returns the drawing input of one of a kundli's charts. Null where the chart needs an unknown birth time. */
export function chartInputOf(kundli: Kundli, chart: PrintedChart, style: ChartStyle, words: Words): ChartInput | null {
  if (!kundli.timeKnown && chart !== 'moon') return null
  const varga = !kundli.timeKnown || !isVarga(chart) ? null : kundli.vargas[chart]
  const signOf = (graha: Graha) => varga?.grahas[graha].rashi ?? kundli.chart.rashi[graha]
  const lagnaSign = !kundli.timeKnown ? null : (varga?.ascendant!.rashi ?? kundli.chart.lagnaRashi)
  const firstSign = chart === 'moon' || lagnaSign === null ? kundli.chart.rashi.moon : lagnaSign
  const bodies: ChartBody[] = grahas.map((graha) => ({
    key: graha,
    sign: signOf(graha),
    text: words.t(`chart-words:grahas.${graha}.short`),
    marks: marksOf(kundli, graha, chart, words),
    ...(chart === 'lagna' && { degree: wholeDegree(kundli.planets[graha].degInRashi) }),
  }))
  if (lagnaSign !== null) {
    const degree = chart === 'lagna' && kundli.timeKnown ? { degree: wholeDegree(kundli.ascendant.degInRashi) } : {}
    bodies.unshift({ key: 'lagna', sign: lagnaSign, text: words.t('chart-words:ascendant.short'), ...degree })
  }
  return { style, firstSign, bodies, signNames: rashis.map((rashi) => words.t(`print:shortRashis.${rashi}`)) }
}

const isVarga = (chart: PrintedChart): chart is Exclude<PrintedChart, 'lagna' | 'moon'> =>
  chart !== 'lagna' && chart !== 'moon'
const wholeDegree = (degInRashi: number) => formatDegree(degInRashi).replace(/°.*/, '°')

/**
 * Returns the marks of a graha. The nodes are always retrograde and get no mark. Combustion depends on the real sky, so
 * the divisional charts do not show it.
 */
function marksOf(kundli: Kundli, graha: Graha, chart: PrintedChart, { t }: Words): string {
  const { isRetrograde, isCombust } = kundli.planets[graha]
  const isNode = graha === 'rahu' || graha === 'ketu'
  const retrograde = isRetrograde && !isNode ? t('chart-words:marks.retrograde.short') : ''
  return retrograde + (isCombust && !isVarga(chart) ? t('chart-words:marks.combust.short') : '')
}

/** Returns the legend for the small letters in a chart. */
export function chartLegend({ t }: Words): string {
  return (['retrograde', 'combust'] as const)
    .map((mark) => `${t(`chart-words:marks.${mark}.short`)} ${t(`chart-words:marks.${mark}.name`)}`)
    .join('   ·   ')
}
