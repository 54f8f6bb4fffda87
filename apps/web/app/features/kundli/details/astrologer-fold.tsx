import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { Heading } from '../../../ui/heading.tsx'
import { type Part, SectionNav } from './section-nav.tsx'

/** Holds all tables. On a phone it is closed at first: few readers need them, and they are most of the page. */
export function AstrologerFold({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const { t } = useTranslation('kundli')
  const isWide = useMedia('(width >= 64rem)')
  return (
    <details open={isWide} className="open-on-paper">
      <summary data-part="tables" className="min-h-12 scroll-mt-32 border-y border-rule-strong py-4 print:hidden">
        <Heading level={2}>{t('tables.title')}</Heading>
      </summary>
      <div className="grid grid-cols-1 gap-8 pt-2 print:block print:space-y-4">
        <p className="text-ink-soft print:hidden">{t('tables.lead')}</p>
        <SectionNav parts={parts} label={t('tables.parts')} />
        {children}
      </div>
    </details>
  )
}
