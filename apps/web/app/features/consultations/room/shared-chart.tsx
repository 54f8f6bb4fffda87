import { fromBirthInput } from '../../../shared/birth/birth.ts'
import { BirthChart, type BirthChartProps } from '../../../shared/consultations/birth-chart.tsx'
import type { SharedKundli } from './shown-birth.ts'

type SharedChartProps = { kundli: SharedKundli } & Pick<BirthChartProps, 'dashas'>

/** A shared chart, drawn on both sides from the same facts. */
export function SharedChart({ kundli: { name, gender, place, birth }, dashas }: SharedChartProps) {
  const known = { Male: 'male', Female: 'female', Other: 'other' } as const
  return (
    <BirthChart
      birth={fromBirthInput({ ...birth, name, place, gender: gender ? known[gender] : 'other' })}
      {...(dashas && { dashas })}
    />
  )
}
