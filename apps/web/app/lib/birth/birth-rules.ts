import { type Birth, type BirthGender, type BirthPlace, birthGenders } from './birth.ts'
import { parseOffset } from './offset-text.ts'

/** The form as it stands: every field a text, empty where nothing is chosen yet. */
export type BirthDraft = {
  name: string
  gender: string
  day: string
  month: string
  year: string
  /** 1…12, with `ampm`. */
  hour: string
  minute: string
  ampm: string
  timeUnknown: boolean
  /** What stands in the place's field, and what was found for it. */
  placeText: string
  place: BirthPlace | null
  /** The offset as corrected by hand, such as 5.5 or +06:30; empty while it follows from the place. */
  tzone: string
}

export const emptyDraft: BirthDraft = {
  name: '',
  gender: '',
  day: '',
  month: '',
  year: '',
  hour: '',
  minute: '',
  ampm: '',
  timeUnknown: false,
  placeText: '',
  place: null,
  tzone: '',
}

/** In the order of the form, so that the first wrong field is the one to go to. */
export const birthFieldNames = [
  'name',
  'gender',
  'day',
  'month',
  'year',
  'hour',
  'minute',
  'ampm',
  'place',
  'tzone',
] as const
export type BirthField = (typeof birthFieldNames)[number]

/** Each form has words of its own for these. */
export type BirthProblem =
  | 'required'
  | 'name'
  | 'tooLong'
  | 'range'
  | 'dayNotInMonth'
  | 'futureDate'
  | 'placeNotFound'
  | 'zone'
export type BirthProblems = Partial<Record<BirthField, BirthProblem>>

export const yearChoices = 100
const nameLength = 80
/** The same rule as the contract's personName, without the schema library behind it. */
const personName = /^\p{L}[\p{L}\p{M}\p{Zs}.'’\u200c\u200d-]*$/u

export type CivilDay = { year: number; month: number; day: number }

/** S1: the last hundred years, the latest first. */
export function yearsUpTo(year: number, count = yearChoices): number[] {
  return Array.from({ length: count }, (_, index) => year - index)
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** S1: 12 AM is hour 0; PM adds 12 except to 12. */
export function toHour24(hour: number, ampm: string): number {
  return (hour % 12) + (ampm === 'PM' ? 12 : 0)
}

export function toHour12(hour24: number): { hour: number; ampm: 'AM' | 'PM' } {
  return { hour: hour24 % 12 === 0 ? 12 : hour24 % 12, ampm: hour24 < 12 ? 'AM' : 'PM' }
}

/** What is wrong with each field; nothing when a birth can be made of it. `today` is the reader's own date. */
export function findBirthProblems(draft: BirthDraft, today: CivilDay): BirthProblems {
  const problems: BirthProblems = {}
  const note = (field: BirthField, problem: BirthProblem | null) => {
    if (problem) problems[field] ??= problem
  }
  note('name', nameProblem(draft.name))
  note('gender', birthGenders.includes(draft.gender as BirthGender) ? null : 'required')
  note('day', wholeProblem(draft.day, 1, 31))
  note('month', wholeProblem(draft.month, 1, 12))
  note('year', wholeProblem(draft.year, today.year - yearChoices + 1, today.year))
  if (!problems.day && !problems.month && !problems.year) note('day', dayProblem(dayOf(draft), today))
  if (!draft.timeUnknown) {
    note('hour', wholeProblem(draft.hour, 1, 12))
    note('minute', wholeProblem(draft.minute, 0, 59))
    note('ampm', draft.ampm === 'AM' || draft.ampm === 'PM' ? null : 'required')
  }
  if (!draft.place) note('place', draft.placeText.trim() === '' ? 'required' : 'placeNotFound')
  if (draft.tzone.trim() !== '' && parseOffset(draft.tzone) === null) note('tzone', 'zone')
  return problems
}

export function nameProblem(text: string): BirthProblem | null {
  const name = text.trim()
  if (name === '') return 'required'
  if (name.length > nameLength) return 'tooLong'
  return personName.test(name) ? null : 'name'
}

export function wholeProblem(text: string, least: number, most: number): BirthProblem | null {
  if (text.trim() === '') return 'required'
  return /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most ? null : 'range'
}

export function dayProblem(date: CivilDay, today: CivilDay): BirthProblem | null {
  if (date.day > daysInMonth(date.year, date.month)) return 'dayNotInMonth'
  return dayNumber(date) > dayNumber(today) ? 'futureDate' : null
}

export function firstBirthProblem(problems: BirthProblems): BirthField | undefined {
  return birthFieldNames.find((field) => problems[field])
}

/** The birth a faultless draft stands for. */
export function toBirth(draft: BirthDraft): Birth {
  const { place } = draft
  if (!place) throw new Error('a draft without a place is refused before a birth is made of it')
  return {
    name: draft.name.trim().replace(/\s+/g, ' '),
    gender: draft.gender as BirthGender,
    ...dayOf(draft),
    time: draft.timeUnknown
      ? null
      : { hour: toHour24(Number(draft.hour), draft.ampm), minute: Number(draft.minute) },
    place: place.label,
    lat: place.lat,
    lon: place.lon,
    zone: place.zone,
    tzone: parseOffset(draft.tzone),
  }
}

/** The form filled with a birth. One without a zone shows its offset as if corrected by hand. */
export function toDraft(birth: Birth): BirthDraft {
  const { hour, ampm } = birth.time ? toHour12(birth.time.hour) : { hour: '', ampm: '' }
  const { lat, lon, place: label } = birth
  return {
    name: birth.name,
    gender: birth.gender,
    day: String(birth.day),
    month: String(birth.month),
    year: String(birth.year),
    hour: String(hour),
    minute: birth.time ? String(birth.time.minute) : '',
    ampm,
    timeUnknown: birth.time === null,
    placeText: label,
    place: { label, lat, lon, zone: birth.zone ?? 'Asia/Kolkata' },
    tzone: birth.tzone === null ? '' : String(birth.tzone),
  }
}

export function dayOf(draft: Pick<BirthDraft, 'year' | 'month' | 'day'>): CivilDay {
  return { year: Number(draft.year), month: Number(draft.month), day: Number(draft.day) }
}

/** The reader's own date. */
export function civilToday(now: Date): CivilDay {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}

const dayNumber = ({ year, month, day }: CivilDay) => Date.UTC(year, month - 1, day)
