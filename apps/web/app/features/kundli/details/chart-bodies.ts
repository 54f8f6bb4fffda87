import { rashis } from '@sankalp/jyotish'
import type { KundliChartBody } from '../../../shared/charts/kundli-chart.tsx'
import { signDegText } from './angle-text.ts'
import type { PlanetRow } from './basics.ts'

/**
 * Returns whether a chart marks a graha as retrograde. The nodes are never marked, because they always move backwards.
 */
export function isMarkedRetrograde({ key, isRetrograde }: { key: string; isRetrograde: boolean }): boolean {
  return isRetrograde && key !== 'rahu' && key !== 'ketu'
}

/** Returns the grahas as the birth chart shows them, with their degrees. */
export function bodiesOf(planets: readonly PlanetRow[]): KundliChartBody[] {
  return planets.map((row) => ({
    key: row.key === 'ascendant' ? 'lagna' : row.key,
    sign: rashis.indexOf(row.rashi),
    isRetrograde: isMarkedRetrograde(row),
    isCombust: row.isCombust,
    degree: signDegText(row.degInRashi),
  }))
}
