import { grahas, rashis } from '@sankalp/jyotish'
import { useMemo } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import type { KundliChartBody, KundliChartWords } from '../../../ui/kundli-chart.tsx'
import { signDegText } from './angle-text.ts'
import type { PlanetRow } from './basics.ts'

/** Every word a drawn chart needs, in the page's language. */
export function useChartWords(): KundliChartWords {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  return useMemo(
    () => ({
      signs: rashis.map((rashi) => t(`jyotish:rashis.${rashi}`)),
      bodies: {
        lagna: { name: t('chart-words:ascendant.name'), short: t('chart-words:ascendant.short') },
        ...Object.fromEntries(
          grahas.map((graha) => [graha, { name: t(`chart-words:grahas.${graha}.name`), short: t(`chart-words:grahas.${graha}.short`) }]),
        ),
      },
      retrograde: { mark: t('chart-words:marks.retrograde.short'), name: t('chart-words:marks.retrograde.name') },
      combust: { mark: t('chart-words:marks.combust.short'), name: t('chart-words:marks.combust.name') },
      house: (number: number) => t('charts.house', { number }),
      empty: t('charts.empty'),
    }),
    [t],
  )
}

/** The grahas as the birth chart shows them, with their degrees. */
export function bodiesOf(planets: readonly PlanetRow[]): KundliChartBody[] {
  return planets.map((row) => ({
    key: row.key === 'ascendant' ? 'lagna' : row.key,
    sign: rashis.indexOf(row.rashi),
    isRetrograde: row.isRetrograde,
    isCombust: row.isCombust,
    degree: signDegText(row.degInRashi),
  }))
}
