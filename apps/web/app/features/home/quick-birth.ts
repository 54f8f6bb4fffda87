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

/** Reads the birth from the form, or returns the problems of its fields. `today` is the reader's own date. */
export function readQuickBirth(
  form: FormData,
  { name, place, placeLabel }: Person,
  today: CivilDay,
): { birth: Birth } | { problems: BirthProblems } {
  // The form does not ask for a name or gender: the chart is read without them.
  const typed: TypedBirth = {
    ...emptyBirth,
    ...typedMoment(form),
    name,
    gender: 'other',
    place: place && { ...toBirthPlace(place, 'en'), label: placeLabel },
  }
  // The full form asks which of two clocks was meant.
  const { tzone: _, ...problems } = findBirthProblems(typed, { today, firstYear: firstBirthYear })
  return Object.keys(problems).length > 0 ? { problems } : { birth: toBirth(typed) }
}
