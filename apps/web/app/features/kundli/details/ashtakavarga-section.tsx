import { type TimedKundli, rashis, sevenGrahas } from '@sankalp/jyotish'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { Section } from './section.tsx'

/**
 * Shows the points of the seven grahas and their sum for each sign, the signs in the order of the houses; it fits a
 * phone of 320 px.
 */
export function AshtakavargaSection({ kundli: { ashtakavarga, chart } }: { kundli: TimedKundli }) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  const { bhinna, sarva } = ashtakavarga
  const most = Math.max(...sarva)
  const least = Math.min(...sarva)
  const inOrder = rashis.map((_, index) => (chart.lagnaRashi + index) % 12)
  return (
    <Section id="ashtakavarga" title={t('ashtakavarga.title')} lead={t('ashtakavarga.lead')}>
      <table className="tabular w-full max-w-3xl text-center print:max-w-none print:break-inside-avoid">
        <thead>
          <tr className="border-b border-rule-strong text-sm text-ink-soft">
            <th scope="col" className="py-2 text-left font-semibold">
              {t('ashtakavarga.sign')}
            </th>
            {sevenGrahas.map((graha) => (
              <th key={graha} scope="col" className="font-semibold">
                <Meaning term={t(`jyotish:grahas.${graha}`)} meaning={t('chart-words:ashtakavarga.bhinna.meaning')}>
                  {t(`chart-words:grahas.${graha}.short`)}
                </Meaning>
              </th>
            ))}
            <th scope="col" className="font-semibold text-ink">
              <Meaning
                term={t('chart-words:ashtakavarga.sarva.name')}
                meaning={t('chart-words:ashtakavarga.sarva.meaning')}
              >
                {t('ashtakavarga.sarva')}
              </Meaning>
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map((sign, index) => (
            <tr key={sign} className="border-b border-rule">
              <th scope="row" className="py-1.5 text-left leading-tight font-normal print:py-0">
                {t(`jyotish:rashis.${rashis[sign]!}`)}
                <span className="block text-xs text-ink-soft print:ml-2 print:inline">
                  {t('ashtakavarga.house', { number: index + 1 })}
                </span>
              </th>
              {sevenGrahas.map((graha) => (
                <td key={graha} className="text-ink-soft">
                  {bhinna[graha].bindus[sign]}
                </td>
              ))}
              <td
                className={classes(
                  'font-semibold',
                  sarva[sign] === most && 'bg-peacock-tint text-peacock',
                  sarva[sign] === least && 'bg-marigold-tint text-marigold-ink',
                )}
              >
                {sarva[sign]}
              </td>
            </tr>
          ))}
          <tr className="border-t border-rule-strong">
            <th scope="row" className="py-1.5 text-left font-semibold">
              {t('ashtakavarga.total')}
            </th>
            {sevenGrahas.map((graha) => (
              <td key={graha}>{sum(bhinna[graha].bindus)}</td>
            ))}
            <td className="font-semibold">{sum(sarva)}</td>
          </tr>
        </tbody>
      </table>
    </Section>
  )
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
