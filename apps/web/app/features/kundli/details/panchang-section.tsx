import { type BirthPanchang, type Samvat, splitGhatis } from '@sankalp/jyotish'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { Section } from './section.tsx'

type Line = 'vara' | 'month' | 'purnimanta' | 'vikram' | 'shaka' | 'ritu' | 'ayana' | 'ishta' | 'dinamana'

/** Shows the panchang of the day of birth. */
export function PanchangSection({ panchang }: { panchang: BirthPanchang }) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  const { day, samvats } = panchang
  const line = (key: Line, value: ReactNode, note?: ReactNode) => (
    <Fact
      label={
        <Meaning
          term={t(`chart-words:tradition.panchang.${key}.name`)}
          meaning={t(`chart-words:tradition.panchang.${key}.meaning`)}
        />
      }
      value={value}
      note={note}
    />
  )
  const ghatis = (value: number) => t('panchang.ghatis', splitGhatis(value))
  const year = (key: 'vikram' | 'shaka', { year: number, samvatsara }: Samvat) =>
    line(key, number, t('panchang.samvatsara', { name: t(`jyotish:samvatsaras.${samvatsara}`) }))
  const added = panchang.isAdhika ? t('panchang.adhika') : undefined
  return (
    <Section id="panchang" title={t('panchang.title')} lead={t('panchang.lead')}>
      <Facts className="lg:grid-cols-4">
        {day && line('vara', t(`jyotish:varas.${day.vara}`))}
        {line('month', t(`jyotish:months.${panchang.amanta}`), added)}
        {line('purnimanta', t(`jyotish:months.${panchang.purnimanta}`), added)}
        {year('vikram', samvats.vikram)}
        {year('shaka', samvats.shaka)}
        {line('ritu', t(`jyotish:ritus.${panchang.ritu}`))}
        {line('ayana', t(`jyotish:ayanas.${panchang.ayana}`))}
        {day && line('ishta', ghatis(day.ishtaGhatis))}
        {day &&
          line(
            'dinamana',
            `${t('panchang.day')} ${ghatis(day.dayGhatis)}`,
            `${t('panchang.night')} ${ghatis(day.nightGhatis)}`,
          )}
      </Facts>
    </Section>
  )
}
