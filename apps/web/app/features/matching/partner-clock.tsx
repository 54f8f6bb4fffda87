import type { BirthProblems } from '../../shared/birth/birth-problems.ts'
import { ClockNote } from '../../shared/birth/fields/clock-note.tsx'
import { typedOf } from './partner-rules.ts'
import type { PartnerValues } from './partner-values.ts'

type PartnerClockProps = {
  prefix: string
  values: PartnerValues
  problems: BirthProblems
  onChange: (change: { tzone: string }) => void
}

/** Shows the clock of the place. Its rules are loaded once a place is chosen. */
export default function PartnerClock({ values, ...props }: PartnerClockProps) {
  return <ClockNote {...props} birth={typedOf(values)} />
}
