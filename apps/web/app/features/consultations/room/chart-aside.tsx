import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { Suspense, lazy } from 'react'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { SharedKundli } from './shown-birth.ts'

const ToldBefore = lazy(() => retryImport(() => import('./told-before.tsx')))

type ChartAsideProps = { consultation: Consultation; shared: SharedKundli | null; side: ConsultationSide }

/**
 * What was told with the request or shared since, beside the talk. A phone opens it as a sheet, and loads nothing of it
 * before that.
 */
export function ChartAside({ consultation, shared, side }: ChartAsideProps) {
  const { t } = useTranslation('consultations')
  if (!useMedia('(min-width: 64rem)')) return null
  return (
    <aside
      aria-label={t('menu.chart')}
      className="w-96 shrink-0 overflow-y-auto border-l border-rule bg-paper-raised p-5"
    >
      <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
        <ToldBefore consultation={consultation} shared={shared} side={side} />
      </Suspense>
    </aside>
  )
}
