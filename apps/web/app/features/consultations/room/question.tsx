import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Intake } from '@sankalp/contract/live/consultations'
import { useTranslation } from '../../../lib/locale/use-translation.ts'

/** Shows the question that the user wrote before the consultation; nothing if there is none. */
export function Question({
  intake,
  side,
  className,
}: {
  intake: Intake | null
  side: ConsultationSide
  className?: string
}) {
  const { t } = useTranslation('consultations')
  if (!intake?.question) return null
  return (
    <p className={className}>
      <span className="block text-sm text-ink-soft">{t(side === 'user' ? 'question.own' : 'question.theirs')}</span>
      <span className="wrap-anywhere">{intake.question}</span>
    </p>
  )
}
