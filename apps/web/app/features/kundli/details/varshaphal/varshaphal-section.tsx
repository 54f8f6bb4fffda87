import type { TimedKundli } from '@sankalp/jyotish'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { useComputed } from '../../../../lib/use-computed.ts'
import type { Birth } from '../../../../shared/birth/birth.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Section } from '../section.tsx'
import { YearFailed } from './year-failed.tsx'

type VarshaphalSectionProps = { birth: Birth; kundli: TimedKundli }

/** Shows the annual charts, folded: their code, words and tables load when a reader opens them. */
export function VarshaphalSection(props: VarshaphalSectionProps) {
  const { t } = useTranslation('kundli')
  const [isOpened, setIsOpened] = useState(false)
  return (
    // Not on paper: the chart of a life should not end with that of one year.
    <div className="print:hidden">
      <Section id="varshaphal" title={t('varshaphal.title')} lead={t('varshaphal.lead')}>
        <details
          className="border-y border-rule"
          onToggle={({ currentTarget }) => setIsOpened(isOpened || currentTarget.open)}
        >
          <summary className="min-h-12 py-3 font-semibold">{t('varshaphal.open')}</summary>
          {isOpened && <Opened {...props} />}
        </details>
      </Section>
    </div>
  )
}

const loadYears = () => import('./varshaphal-years.tsx')

function Opened(props: VarshaphalSectionProps) {
  const { t } = useTranslation('kundli')
  const { value, failure } = useComputed('years', loadYears)
  if (failure) return <YearFailed />
  const waiting = (
    <div className="grid gap-4 py-4">
      <p role="status" className="text-ink-soft">
        {t('varshaphal.working')}
      </p>
      <Skeleton className="h-96" />
    </div>
  )
  if (!value) return waiting
  return (
    <Suspense fallback={waiting}>
      <value.VarshaphalYears {...props} />
    </Suspense>
  )
}
