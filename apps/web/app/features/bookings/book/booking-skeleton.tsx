import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The page before its pooja is known. It has its heading already, for those who do not see the placeholder. */
export function BookingSkeleton() {
  const { t } = useTranslation('bookings')
  return (
    <>
      <h1 className="sr-only">{t('titlePlain')}</h1>
      <StepSkeleton />
    </>
  )
}

/** A placeholder with the shape of a step, so that the layout does not jump when it loads. */
export function StepSkeleton() {
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
