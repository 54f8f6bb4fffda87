import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { Suspense, lazy, useSyncExternalStore } from 'react'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const IntakeChart = lazy(() => retryImport(() => import('./intake-chart.tsx')))

const wide = '(min-width: 64rem)'

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
    () => false,
  )
}

/** The chart of who asks, beside the talk. A phone opens it as a sheet, and loads nothing of it before that. */
export function ChartAside({ consultation, side }: { consultation: Consultation; side: ConsultationSide }) {
  const { t } = useTranslation('consultations')
  if (!useIsWide()) return null
  return (
    <aside aria-label={t('menu.chart')} className="w-96 shrink-0 overflow-y-auto border-l border-rule bg-paper-raised p-5">
      <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
        <IntakeChart consultation={consultation} side={side} />
      </Suspense>
    </aside>
  )
}
