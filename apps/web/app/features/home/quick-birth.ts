import type { Birth } from '../../shared/birth/birth.ts'
import { toBirthPlace } from '../../shared/birth/birth-place.ts'
import type { BirthProblems } from '../../shared/birth/birth-problems.ts'
import { firstBirthYear } from '../../shared/birth/birth-years.ts'
import type { CivilDay } from '../../shared/birth/civil-day.ts'
import { findBirthProblems, toBirth } from '../../shared/birth/read-birth.ts'
import { type TypedBirth, emptyBirth } from '../../shared/birth/typed-birth.ts'
import { typedMoment } from '../../shared/birth/typed-fields.ts'
import type { PickedPlace } from '../../shared/places/picked-place.ts'

type Person = { name: string; place: PickedPlace | null; placeLabel: string }

/** The birth that stands in the form, or what is wrong with its fields. `today` is the reader's own date. */
export function readQuickBirth(
  form: FormData,
  { name, place, placeLabel }: Person,
  today: CivilDay,
): { birth: Birth } | { problems: BirthProblems } {
  // Nobody was asked who they are: the chart is told without it.
  const typed: TypedBirth = {
    ...emptyBirth,
    ...typedMoment(form),
    name,
    gender: 'other',
    place: place && { ...toBirthPlace(place, 'en'), label: placeLabel },
  }
  // Which of two clocks was meant is for the full form to ask.
  const { tzone: _, ...problems } = findBirthProblems(typed, { today, firstYear: firstBirthYear })
  return Object.keys(problems).length > 0 ? { problems } : { birth: toBirth(typed) }
}
