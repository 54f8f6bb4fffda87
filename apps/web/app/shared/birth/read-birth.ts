import { type Birth, type BirthGender, birthGenders } from './birth.ts'
import type { BirthField, BirthProblem, BirthProblems } from './birth-problems.ts'
import { type CivilDay, daysInMonth, isAfter } from './civil-day.ts'
import { nameProblem } from './name-problem.ts'
import type { BirthMoment, TypedBirth } from './typed-birth.ts'
import { clockOf, dayOf, isDate, isWholeIn, offsetByHand, timeOf } from './typed-parts.ts'

/** The requirements of a form. `today` is the reader's own date. */
export type BirthRules = {
  today: CivilDay
  firstYear: number
  /** These may be omitted: the name is then empty and the gender `other`. */
  optional?: readonly ('name' | 'gender')[]
}

/** Returns the typed birth, or the problem of each field. */
export function readBirth(typed: TypedBirth, rules: BirthRules): { birth: Birth } | { problems: BirthProblems } {
  const problems = findBirthProblems(typed, rules)
  return Object.keys(problems).length > 0 ? { problems } : { birth: toBirth(typed) }
}

/** Returns the problems; empty if a birth can be made of it. */
export function findBirthProblems(typed: TypedBirth, { today, firstYear, optional = [] }: BirthRules): BirthProblems {
  const isLeftOut = (field: 'name' | 'gender') => optional.includes(field) && typed[field].trim() === ''
  const found: Partial<Record<BirthField, BirthProblem | null>> = {
    name: isLeftOut('name') ? null : nameProblem(typed.name),
    gender: isLeftOut('gender') || isGender(typed.gender) ? null : 'required',
    ...findMomentProblems(typed, { today, firstYear }),
    place: typed.place ? null : typed.placeText.trim() === '' ? 'required' : 'placeNotFound',
    tzone: typed.tzone.trim() !== '' && offsetByHand(typed) === null ? 'zone' : needsOffset(typed) ? 'required' : null,
  }
  return onlyFound(found)
}

/** Returns the problems of its day and time only. */
export function findMomentProblems(
  typed: BirthMoment,
  { today, firstYear }: Pick<BirthRules, 'today' | 'firstYear'>,
): BirthProblems {
  const found: Partial<Record<BirthField, BirthProblem | null>> = {
    day: wholeProblem(typed.day, 1, 31),
    month: wholeProblem(typed.month, 1, 12),
    year: wholeProblem(typed.year, firstYear, today.year),
    ...(!typed.timeUnknown && {
      hour: wholeProblem(typed.hour, 1, 12),
      minute: wholeProblem(typed.minute, 0, 59),
      ampm: typed.ampm === 'AM' || typed.ampm === 'PM' ? null : 'required',
    }),
  }
  if (!found.day && !found.month && !found.year) found.day = dayProblem(dayOf(typed), today)
  return onlyFound(found)
}

function onlyFound(found: Partial<Record<BirthField, BirthProblem | null>>): BirthProblems {
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

/**
 * Returns whether the time is ambiguous: the clock showed it twice or never, or this browser does not know the zone.
 * The visitor must choose an offset before a chart is made.
 */
function needsOffset(typed: TypedBirth): boolean {
  if (typed.tzone.trim() !== '' || !typed.place || !isDate(typed) || timeOf(typed) === 'wrong') return false
  return clockOf(typed)?.fit !== 'once'
}

function isGender(text: string): text is BirthGender {
  return birthGenders.includes(text as BirthGender)
}

function wholeProblem(text: string, least: number, most: number): BirthProblem | null {
  if (text.trim() === '') return 'required'
  return isWholeIn(text, least, most) ? null : 'range'
}

function dayProblem(date: CivilDay, today: CivilDay): BirthProblem | null {
  if (date.day > daysInMonth(date.year, date.month)) return 'dayNotInMonth'
  return isAfter(date, today) ? 'futureDate' : null
}

/** Converts valid fields to a birth. */
export function toBirth(typed: TypedBirth): Birth {
  const { place } = typed
  const time = timeOf(typed)
  if (!place || time === 'wrong') throw new Error('invalid fields must be refused before a birth is created from them')
  return {
    name: typed.name.trim().replace(/\s+/g, ' '),
    gender: isGender(typed.gender) ? typed.gender : 'other',
    ...dayOf(typed),
    time,
    place: place.label,
    lat: place.lat,
    lon: place.lon,
    zone: place.zone,
    tzone: offsetByHand(typed),
  }
}
