import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { BirthChart } from '../../../shared/consultations/birth-chart.tsx'
import { fetchIntakeBirth } from '../../../shared/consultations/intake-birth.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedState } from '../../../ui/states.tsx'

/** The chart of what was told with the request; for the acharya with its dashas. */
export default function IntakeChart({ consultation: { intake }, side }: { consultation: Consultation; side: ConsultationSide }) {
  const { t } = useTranslation(['consultations', 'shell'])
  const language = useLanguage()
  const { data: birth, error, refetch } = useQuery({
    queryKey: ['consultation-intake', intake, language],
    queryFn: () => fetchIntakeBirth(intake!, language),
    enabled: intake !== null,
    staleTime: Infinity,
  })
  if (birth) return <BirthChart birth={birth} {...(side === 'acharya' && { dashas: 'all' as const })} />
  if (error) return <FailedState title={t('chart.failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()} />
  if (birth === null && intake) {
    return (
      <p>
        {t('chart.placeUnknown', { name: intake.name, place: intake.birthplace, date: intake.date, time: intake.time })}
      </p>
    )
  }
  return <Skeleton className="aspect-square w-full" />
}
