import { type Birth, type BirthGender, birthGenders } from '../../../lib/birth/birth.ts'
import { type CivilDay, dayProblem, nameProblem } from '../../../lib/birth/birth-rules.ts'
import { dateOfField, timeOfField } from '../../../lib/birth/field-values.ts'
import type { PickedPlace } from '../../../lib/places/picked-place.ts'

export const moonFields = ['name', 'date', 'time', 'place', 'email'] as const
export type MoonField = (typeof moonFields)[number]
export type MoonProblems = Partial<Record<MoonField, 'required' | MoonField>>

/** What was asked, once nothing is wrong with it. Whoever left out the name or the gender has no chart to share. */
export type MoonAsked = { birth: Birth; isWhole: boolean; email: string }

const firstYear = 1900

/** Reads the form as the browser holds it. `today` is the reader's own date. */
export function readMoonForm(form: FormData, place: PickedPlace | null, label: string, today: CivilDay): MoonAsked | { problems: MoonProblems } {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const [name, gender, email] = [text('name'), text('gender'), text('email')]
  const date = dateOfField(text('date'))
  const isTimeKnown = form.get('timeUnknown') === null
  const time = isTimeKnown ? timeOfField(text('time')) : null
  const problems: MoonProblems = {
    ...(name && nameProblem(name) && { name: 'name' as const }),
    ...(!text('date') && { date: 'required' as const }),
    ...(text('date') && !isDay(date, today) && { date: 'date' as const }),
    ...(isTimeKnown && !time && { time: 'time' as const }),
    ...(!place && { place: 'place' as const }),
    ...(email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: 'email' as const }),
  }
  if (!place || !date || Object.keys(problems).length > 0) return { problems }
  const known = birthGenders.find((one) => one === gender)
  const birth: Birth = {
    name,
    gender: known ?? ('other' satisfies BirthGender),
    ...date,
    time,
    place: label,
    lat: place.latDeg,
    lon: place.lonDeg,
    zone: place.zone,
    tzone: null,
  }
  return { birth, isWhole: name !== '' && known !== undefined, email }
}

function isDay(date: CivilDay | null, today: CivilDay): boolean {
  return date !== null && date.year >= firstYear && dayProblem(date, today) === null
}
