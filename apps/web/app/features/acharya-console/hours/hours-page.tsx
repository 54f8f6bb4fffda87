import { LoadFailed } from '../../../lib/load-failed.tsx'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { DoubleRule } from '../../../ui/card.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAvailability } from '../api/availability.ts'
import { SingleDays } from './single-days.tsx'
import { WeekForm } from './week-form.tsx'

/** /acharya/hours: the hours of every week, and the days that differ from them. */
export function HoursPage() {
  const { t } = useTranslation('acharya-console')
  const { data, error, refetch } = useAvailability()
  return (
    <div className="grid gap-6">
      <PageHead title={t('hours.title')} description={t('description')} hidden />
      <Heading level={1}>{t('hours.title')}</Heading>
      {!data &&
        (error ? (
          <LoadFailed title={t('hours.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <HoursSkeleton />
        ))}
      {data && (
        <>
          <WeekForm availability={data} />
          <DoubleRule />
          <SingleDays availability={data} />
        </>
      )}
    </div>
  )
}

function HoursSkeleton() {
  const { t } = useTranslation('acharya-console')
  return (
    <div className="grid gap-3">
      <output className="sr-only">{t('hours.loading')}</output>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <Skeleton key={day} className="h-12 w-full" />
      ))}
    </div>
  )
}
