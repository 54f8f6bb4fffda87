import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The shape of a step, so that nothing jumps when it comes. */
export function BookingSkeleton() {
  const { t } = useTranslation('bookings')
  return (
    <div className="grid gap-6">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
