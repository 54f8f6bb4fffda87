import type { FieldIssue } from '@sankalp/contract'
import type { Language } from '@sankalp/contract/language'
import type { Birth } from '../../lib/birth/birth.ts'
import { type BirthProblem, type CivilDay, dayProblem, nameProblem, wholeProblem } from '../../lib/birth/birth-rules.ts'
import { parseOffset } from '../../lib/birth/offset-text.ts'
import { type ClockReading, readZoneClock } from '../../lib/birth/zone-clock.ts'
import { toLatinDigits } from '../../lib/latin-digits.ts'
import {
  type MatchProblems,
  type MatchValues,
  type NumberField,
  type Partner,
  type PartnerField,
  type PartnerProblems,
  type PartnerValues,
  numberFields,
  partnerFields,
  partners,
  prefixOf,
} from './partner-values.ts'

const genderOf = { groom: 'male', bride: 'female' } as const
const firstYear = 1900

export function rangeOf(field: NumberField, thisYear: number): [least: number, most: number] {
  const ranges = { day: [1, 31], month: [1, 12], year: [firstYear, thisYear], hour: [0, 23], min: [0, 59] } as const
  const [least, most] = ranges[field]
  return [least, most]
}

/** Nothing when a birth can be made of the values. `today` is the reader's own date. */
export function findPartnerProblems(values: PartnerValues, today: CivilDay): PartnerProblems {
  const found: Record<PartnerField, BirthProblem | null> = {
    name: nameProblem(values.name),
    ...(Object.fromEntries(
      numberFields.map((field) => [field, wholeProblem(values[field], ...rangeOf(field, today.year))]),
    ) as Record<NumberField, BirthProblem | null>),
    place: values.place ? null : values.placeText.trim() ? 'placeNotFound' : 'required',
    tzone: values.tzone.trim() && parseOffset(toLatinDigits(values.tzone)) === null ? 'zone' : null,
  }
  if (!found.day && !found.month && !found.year) found.day = dayProblem(dateOf(values), today)
  // An hour that came twice or never: it is said which clock was meant before a match is made of it.
  if (!found.day && !values.tzone.trim() && (clockOf(values)?.fit ?? 'once') !== 'once') found.tzone = 'required'
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

export function findMatchProblems(values: MatchValues, today: CivilDay): MatchProblems {
  return { groom: findPartnerProblems(values.groom, today), bride: findPartnerProblems(values.bride, today) }
}

export function dateOf({ year, month, day }: Pick<PartnerValues, 'year' | 'month' | 'day'>): CivilDay {
  return { year: Number(year), month: Number(month), day: Number(day) }
}

/** Whether day, month and year are there and make a day that exists. */
export function isDate(values: PartnerValues): boolean {
  const date = dateOf(values)
  return values.year.length === 4 && date.month >= 1 && date.month <= 12 && date.day >= 1 && !dayProblem(date, date)
}

/** How the clock of the place stood, once date, time and place are there. */
export function clockOf(values: PartnerValues): ClockReading | null {
  const time = timeOf(values)
  if (!values.place || !time || !isDate(values)) return null
  return readZoneClock(values.place.zone, { ...dateOf(values), time })
}

/** Null while it is not a time of day. */
export function timeOf({ hour, min }: Pick<PartnerValues, 'hour' | 'min'>): { hour: number; minute: number } | null {
  if (wholeProblem(hour, 0, 23) || wholeProblem(min, 0, 59)) return null
  return { hour: Number(hour), minute: Number(min) }
}

/** The birth faultless values stand for; the place is named as its reader knows it. */
export function toPartnerBirth(partner: Partner, values: PartnerValues, language: Language): Birth {
  const { place } = values
  if (!place) throw new Error('values without a place are refused before a birth is made of them')
  return {
    name: values.name.trim().replace(/\s+/g, ' '),
    gender: genderOf[partner],
    ...dateOf(values),
    time: { hour: Number(values.hour), minute: Number(values.min) },
    place: place.label[language],
    lat: place.latDeg,
    lon: place.lonDeg,
    zone: place.zone,
    tzone: parseOffset(toLatinDigits(values.tzone)),
  }
}

/** The server's word about single fields: it names them as they were sent, m_day and the like. */
export function problemsFromServer(issues: readonly FieldIssue[]): MatchProblems {
  const problems: MatchProblems = { groom: {}, bride: {} }
  for (const { field, problem } of issues) {
    const sent = field.split('.').pop() ?? ''
    const partner = partners.find((each) => sent.startsWith(prefixOf[each]))
    const own = fieldOf(sent.slice(2))
    if (partner && own) problems[partner][own] ??= toProblem(own, problem)
  }
  return problems
}

/** Latitude, longitude and zone are all shown as the place. */
function fieldOf(sent: string): PartnerField | null {
  if (['lat', 'lon', 'zone'].includes(sent)) return 'place'
  return partnerFields.find((field) => field === sent) ?? null
}

function toProblem(field: PartnerField, problem: FieldIssue['problem']): BirthProblem {
  if (field === 'place') return 'placeNotFound'
  if (field === 'tzone') return 'zone'
  if (problem === 'required' || problem === 'tooLong' || problem === 'futureDate') return problem
  if (problem === 'date') return 'dayNotInMonth'
  return field === 'name' ? 'name' : 'range'
}
