import type { FieldIssue } from '@sankalp/contract'
import type { Language } from '@sankalp/contract/language'
import type { Birth } from '../../shared/birth/birth.ts'
import { toBirthPlace } from '../../shared/birth/birth-place.ts'
import { type BirthProblems, problemsFromServer as birthProblemsFrom } from '../../shared/birth/birth-problems.ts'
import { firstBirthYear } from '../../shared/birth/birth-years.ts'
import type { CivilDay } from '../../shared/birth/civil-day.ts'
import { findBirthProblems, toBirth } from '../../shared/birth/read-birth.ts'
import type { TypedBirth } from '../../shared/birth/typed-birth.ts'
import { type MatchProblems, type MatchValues, type Partner, type PartnerValues, prefixOf } from './partner-values.ts'

const genderOf = { groom: 'male', bride: 'female' } as const

/** Converts one half of the form for reading as a birth; the place is named in the reader's language. */
export function typedOf(
  { place, ...typed }: PartnerValues,
  partner: Partner = 'groom',
  language: Language = 'en',
): TypedBirth {
  return { ...typed, gender: genderOf[partner], place: place && toBirthPlace(place, language) }
}

/** Returns nothing if the values form a birth. `today` is the reader's own date. */
export function findPartnerProblems(values: PartnerValues, today: CivilDay): BirthProblems {
  return findBirthProblems(typedOf(values), { today, firstYear: firstBirthYear })
}

export function findMatchProblems(values: MatchValues, today: CivilDay): MatchProblems {
  return { groom: findPartnerProblems(values.groom, today), bride: findPartnerProblems(values.bride, today) }
}

/** Converts valid values to a birth. */
export function toPartnerBirth(partner: Partner, values: PartnerValues, language: Language): Birth {
  return toBirth(typedOf(values, partner, language))
}

/** Converts the server's problems with single fields, which it names as they were sent, m_day and the like. */
export function problemsFromServer(issues: readonly FieldIssue[]): MatchProblems {
  const of = (partner: Partner) => birthProblemsFrom(issues, prefixOf[partner])
  return { groom: of('groom'), bride: of('bride') }
}
