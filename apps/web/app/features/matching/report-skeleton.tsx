import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Heading } from '../../ui/heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** A placeholder with the shape of a report: two people, the score, eight rows. */
export function ReportSkeleton() {
  const { t } = useTranslation('matching')
  return (
    <section className="page-width grid gap-6 py-8 sm:py-12" aria-busy="true">
      <Heading level={1}>{t('report.title')}</Heading>
      <p role="status" className="text-ink-soft">
        {t('report.working')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
      <Skeleton className="h-48" />
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </section>
  )
}
