import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { IntakeChart } from '../../../shared/consultations/intake-chart.tsx'
import { Question } from './question.tsx'

/** What was told with the request: the question, and the chart; for the acharya with its dashas. */
export default function ToldBefore({
  consultation: { intake },
  side,
}: {
  consultation: Consultation
  side: ConsultationSide
}) {
  if (!intake) return null
  return (
    <div className="grid gap-4">
      <Question intake={intake} side={side} />
      <IntakeChart intake={intake} {...(side === 'acharya' && { dashas: 'all' as const })} />
    </div>
  )
}
