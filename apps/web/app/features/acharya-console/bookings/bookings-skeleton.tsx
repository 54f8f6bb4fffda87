import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export function BookingsSkeleton() {
  const { t } = useTranslation('acharya-console')
  return (
    <div className="grid gap-3">
      <output className="sr-only">{t('bookings.loading')}</output>
      <Skeleton className="h-7 w-48" />
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className="h-24 w-full lg:h-14" />
      ))}
    </div>
  )
}
