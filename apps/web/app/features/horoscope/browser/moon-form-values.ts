import { type Birth, birthGenders } from '../../../shared/birth/birth.ts'
import { toBirthPlace } from '../../../shared/birth/birth-place.ts'
import type { BirthProblems } from '../../../shared/birth/birth-problems.ts'
import { firstBirthYear } from '../../../shared/birth/birth-years.ts'
import type { CivilDay } from '../../../shared/birth/civil-day.ts'
import { findBirthProblems, toBirth } from '../../../shared/birth/read-birth.ts'
import { type TypedBirth, emptyBirth } from '../../../shared/birth/typed-birth.ts'
import { textOf, typedMoment } from '../../../shared/birth/typed-fields.ts'
import type { PickedPlace } from '../../../shared/places/picked-place.ts'

export type MoonProblems = BirthProblems & { email?: 'email' }

/** The valid input of the form. Without a name or gender there is no chart to share. */
export type MoonAsked = { birth: Birth; isWhole: boolean; email: string }

/** Reads the form's values. `today` is the reader's own date. */
export function readMoonForm(
  form: FormData,
  place: PickedPlace | null,
  label: string,
  today: CivilDay,
): MoonAsked | { problems: MoonProblems } {
  const [name, given, email] = [textOf(form, 'name'), textOf(form, 'gender'), textOf(form, 'email')]
  const gender = birthGenders.find((one) => one === given) ?? ''
  const typed: TypedBirth = {
    ...emptyBirth,
    ...typedMoment(form),
    name,
    gender,
    place: place && { ...toBirthPlace(place, 'en'), label },
  }
  const { tzone: _, ...found } = findBirthProblems(typed, {
    today,
    firstYear: firstBirthYear,
    optional: ['name', 'gender'],
  })
  const problems: MoonProblems = {
    ...found,
    ...(email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: 'email' }),
  }
  // For a time that the clock showed twice, use the first: a Moon sign seldom depends on one hour.
  if (Object.keys(problems).length > 0) return { problems }
  return { birth: toBirth(typed), isWhole: name !== '' && gender !== '', email }
}
