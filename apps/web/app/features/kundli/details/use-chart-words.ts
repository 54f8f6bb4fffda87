import { grahas, rashis } from '@sankalp/jyotish'
import { useMemo } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import type { KundliChartBody, KundliChartWords } from '../../../shared/charts/kundli-chart.tsx'
import { signDegText } from './angle-text.ts'
import type { PlanetRow } from './basics.ts'

/** Every word a drawn chart needs, in the page's language. */
export function useChartWords(): KundliChartWords {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  return useMemo(() => {
    const signs = rashis.map((rashi) => t(`jyotish:rashis.${rashi}`))
    return {
      signs,
      shortSigns: signs,
      bodies: {
        lagna: { name: t('chart-words:ascendant.name'), short: t('chart-words:ascendant.short') },
        ...Object.fromEntries(
          grahas.map((graha) => [
            graha,
            { name: t(`chart-words:grahas.${graha}.name`), short: t(`chart-words:grahas.${graha}.short`) },
          ]),
        ),
      },
      retrograde: { mark: t('chart-words:marks.retrograde.short'), name: t('chart-words:marks.retrograde.name') },
      combust: { mark: t('chart-words:marks.combust.short'), name: t('chart-words:marks.combust.name') },
      house: (number: number) => t('charts.house', { number }),
      empty: t('charts.empty'),
    }
  }, [t])
}

/** Whether a chart marks a graha as retrograde. The nodes always go backwards: a mark on them would say nothing. */
export function isMarkedRetrograde({ key, isRetrograde }: { key: string; isRetrograde: boolean }): boolean {
  return isRetrograde && key !== 'rahu' && key !== 'ketu'
}

/** The grahas as the birth chart shows them, with their degrees. */
export function bodiesOf(planets: readonly PlanetRow[]): KundliChartBody[] {
  return planets.map((row) => ({
    key: row.key === 'ascendant' ? 'lagna' : row.key,
    sign: rashis.indexOf(row.rashi),
    isRetrograde: isMarkedRetrograde(row),
    isCombust: row.isCombust,
    degree: signDegText(row.degInRashi),
  }))
}
