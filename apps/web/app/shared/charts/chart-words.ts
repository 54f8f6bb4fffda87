import { grahas, rashis } from '@sankalp/jyotish'
import { useMemo } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import type { KundliChartWords } from './kundli-chart.tsx'

/** Returns all texts that a chart needs, in the language of the page. */
export function useChartWords(): KundliChartWords {
  const { t } = useTranslation(['chart-words', 'jyotish'])
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
      house: (number: number) => t('chart-words:chart.house', { number }),
      empty: t('chart-words:chart.empty'),
    }
  }, [t])
}
