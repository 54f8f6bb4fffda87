import type { UntimedKundli } from '@sankalp/jyotish'
import type { Birth } from '../../../shared/birth/birth.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { EditLink } from './edit-link.tsx'
import { Section } from './section.tsx'

/**
 * Lists what stays unknown for a birth without its time. The Moon's positions of that day are among the astro details.
 */
export function NeedsSection({ birth, kundli }: { birth: Birth; kundli: UntimedKundli }) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  return (
    <Section id="needs" title={t('needs.title')} lead={t('needs.text')}>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {kundli.needsTime.map((key) => (
          <li key={key} className="border-l-2 border-rule pl-3">
            {t(`chart-words:timeDependent.${key}`)}
          </li>
        ))}
      </ul>
      <EditLink birth={birth} text={t('needs.add')} />
    </Section>
  )
}
