import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export function CheckoutSkeleton() {
  const { t } = useTranslation('checkout')
  return (
    <div className="grid gap-6">
      <output className="sr-only">{t('loading')}</output>
      <div className="flex gap-4">
        <Skeleton className="size-18 rounded-md" />
        <Skeleton className="h-18 grow" />
      </div>
      <Skeleton className="h-28 w-full rounded-lg" />
      <Skeleton className="h-40 w-full rounded-lg" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}
