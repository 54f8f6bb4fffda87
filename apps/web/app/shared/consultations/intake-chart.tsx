import type { Intake } from '@sankalp/contract/live/consultations'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FailedState } from '../../ui/states.tsx'
import { BirthChart, type BirthChartProps } from './birth-chart.tsx'
import { fetchIntakeBirth } from './intake-birth.ts'

/**
 * Shows the chart of the birth given with a request: while it rings, beside the consultation, and in a sheet over it.
 */
export function IntakeChart({ intake, dashas }: { intake: Intake } & Pick<BirthChartProps, 'dashas'>) {
  const { t } = useTranslation(['consultations', 'shell'])
  const language = useLanguage()
  const {
    data: birth,
    error,
    refetch,
  } = useQuery({
    queryKey: ['consultation-intake', intake, language],
    queryFn: () => fetchIntakeBirth(intake, language),
    staleTime: Infinity,
  })
  if (birth) return <BirthChart birth={birth} {...(dashas && { dashas })} />
  if (error)
    return <FailedState title={t('chart.failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()} />
  if (birth === null) {
    const { name, birthplace, date, time, timeUnknown } = intake
    return (
      <p>{t('chart.placeUnknown', { name, place: birthplace, date, time: timeUnknown ? t('chart.noTime') : time })}</p>
    )
  }
  return (
    <div className="grid gap-2">
      <output className="sr-only">{t('chart.loading')}</output>
      <Skeleton className="aspect-square w-full max-w-96" />
    </div>
  )
}
