import type { UntimedKundli } from '@sankalp/jyotish'
import type { Birth } from '../../../lib/birth/birth.ts'
import { timeOfDayText } from '../../../lib/birth/birth-text.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { EditLink } from './edit-link.tsx'
import { Section } from './section.tsx'

/** A birth without its time: what the Moon did that day, and what stays unknown. */
export function NeedsSection({ birth, kundli }: { birth: Birth; kundli: UntimedKundli }) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  const { rashis, nakshatras } = kundli.moonOverDay
  return (
    <Section id="needs" title={t('needs.title')} lead={t('needs.text')}>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {kundli.needsTime.map((key) => (
          <li key={key} className="border-l-2 border-rule pl-3">
            {t(`chart-words:timeDependent.${key}`)}
          </li>
        ))}
      </ul>
      {rashis.length > 1 && (
        <Stretches
          kundli={kundli}
          label={t('chart-words:details.rashi.name')}
          stretches={rashis.map(({ key, endMs }) => ({ name: t(`jyotish:rashis.${key}`), endMs }))}
        />
      )}
      {nakshatras.length > 1 && (
        <Stretches
          kundli={kundli}
          label={t('chart-words:details.nakshatra.name')}
          stretches={nakshatras.map(({ key, endMs }) => ({ name: t(`jyotish:nakshatras.${key}`), endMs }))}
        />
      )}
      <EditLink birth={birth} text={t('needs.add')} />
    </Section>
  )
}

type StretchesProps = { kundli: UntimedKundli; label: string; stretches: { name: string; endMs: number }[] }

function Stretches({ kundli, label, stretches }: StretchesProps) {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  const time = (ms: number) => timeOfDayText(ms / 1000 + kundli.birth.zoneOffsetSeconds, language)
  const parts = stretches.map(({ name, endMs }, index) =>
    index < stretches.length - 1 ? t('birth.upto', { name, time: time(endMs) }) : t('birth.rest', { name }),
  )
  return (
    <p>
      <span className="font-semibold">
        {t('birth.moonOverDay')}, {label}:
      </span>{' '}
      {parts.join(', ')}
    </p>
  )
}
