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
      <summary className="min-h-12 border-y border-rule-strong py-4 print:hidden">
        <span className="grid gap-1">
          <Heading level={2}>
            <span tabIndex={-1} data-part="tables" className="scroll-mt-32 outline-none">
              {t('tables.title')}
            </span>
          </Heading>
          <span className="text-ink-soft">{t('tables.lead')}</span>
        </span>
      </summary>
      <div className="grid grid-cols-1 gap-8 pt-2 print:block print:space-y-4">
        <SectionNav parts={parts} label={t('tables.parts')} />
        {children}
      </div>
    </details>
  )
}
