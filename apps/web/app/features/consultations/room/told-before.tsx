import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { IntakeChart } from '../../../shared/consultations/intake-chart.tsx'
import { Question } from './question.tsx'
import { SharedChart } from './shared-chart.tsx'
import type { SharedKundli } from './shown-birth.ts'

type ToldBeforeProps = { consultation: Consultation; shared?: SharedKundli | null; side: ConsultationSide }

/**
 * What was told with the request: the question, and the chart; for the acharya with its dashas. Where no birth came
 * along, the chart that was shared in the talk.
 */
export default function ToldBefore({ consultation: { intake }, shared, side }: ToldBeforeProps) {
  const dashas = side === 'acharya' && { dashas: 'all' as const }
  if (!intake) return shared ? <SharedChart kundli={shared} {...dashas} /> : null
  return (
    <div className="grid gap-4">
      <Question intake={intake} side={side} />
      <IntakeChart intake={intake} {...dashas} />
    </div>
  )
}
