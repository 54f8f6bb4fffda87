import { type Shadbala, type SevenGraha, type TimedKundli, sevenGrahas } from '@sankalp/jyotish'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { Section } from './section.tsx'

const parts = ['sthana', 'dig', 'kala', 'cheshta', 'naisargika', 'drik'] as const

/** Shows the strength of each graha as a bar, with a line at the required strength. */
export function ShadbalaSection({ kundli: { shadbala } }: { kundli: TimedKundli }) {
  const { t } = useTranslation(['kundli', 'chart-words'])
  if (!shadbala) {
    return (
      <Section id="shadbala" title={t('shadbala.title')}>
        <p>{t('shadbala.none')}</p>
      </Section>
    )
  }
  const scale = Math.max(...sevenGrahas.flatMap((graha) => [shadbala[graha].totalRupas, shadbala[graha].requiredRupas]))
  return (
    <Section
      id="shadbala"
      title={t('shadbala.title')}
      lead={
        <>
          {t('chart-words:terms.shadbala.meaning')} {t('shadbala.lead')}{' '}
          <Meaning term={t('chart-words:terms.rupa.name')} meaning={t('chart-words:terms.rupa.meaning')} />
        </>
      }
    >
      <ul className="grid max-w-3xl gap-1 print:max-w-none print:grid-cols-2 print:gap-x-8">
        {sevenGrahas.map((graha) => (
          <Strength key={graha} graha={graha} strength={shadbala[graha]} scale={scale} />
        ))}
      </ul>
    </Section>
  )
}

function Strength({ graha, strength, scale }: { graha: SevenGraha; strength: Shadbala; scale: number }) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  const { totalRupas, requiredRupas, ratio, rank } = strength
  const isStrong = ratio >= 1
  const percent = (rupas: number) => `${Math.max(0, Math.min(100, (rupas / scale) * 100))}%`
  const valueOf = (part: (typeof parts)[number]) => {
    const value = strength[part]
    return typeof value === 'number' ? value : value.total
  }
  return (
    <li className="grid gap-1 border-t border-rule py-2 break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-heading text-lg">
          {rank}. {t(`jyotish:grahas.${graha}`)}
        </span>
        <span className="tabular text-sm text-ink-soft">
          {t('shadbala.bar', { total: totalRupas.toFixed(2), required: requiredRupas.toFixed(1) })} ·{' '}
          <span className={classes('font-semibold', isStrong ? 'text-peacock' : 'text-marigold-ink')}>
            {t(isStrong ? 'shadbala.strong' : 'shadbala.less')}
          </span>
        </span>
      </div>
      <div aria-hidden="true" className="relative h-4 rounded-sm bg-paper-sunk print:border print:border-rule-strong">
        <div
          className={classes('h-full rounded-sm', isStrong ? 'bg-peacock' : 'bg-marigold')}
          style={{ width: percent(totalRupas) }}
        />
        <div className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: percent(requiredRupas) }} />
      </div>
      <details className="open-on-paper text-sm">
        <summary className="min-h-12 py-3 text-ink-soft print:min-h-0 print:py-1">{t('shadbala.parts')}</summary>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-1 pb-2 sm:grid-cols-3">
          {parts.map((part) => (
            <div key={part} className="flex justify-between gap-2 border-b border-rule">
              <dt>
                <Meaning
                  term={t(`chart-words:shadbala.${part}.name`)}
                  meaning={t(`chart-words:shadbala.${part}.meaning`)}
                />
              </dt>
              <dd className="tabular">{valueOf(part).toFixed(1)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}
