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

/** One half of the form as a birth is read; the place is named as its reader knows it. */
export function typedOf(
  { place, ...typed }: PartnerValues,
  partner: Partner = 'groom',
  language: Language = 'en',
): TypedBirth {
  return { ...typed, gender: genderOf[partner], place: place && toBirthPlace(place, language) }
}

/** Nothing when a birth can be made of the values. `today` is the reader's own date. */
export function findPartnerProblems(values: PartnerValues, today: CivilDay): BirthProblems {
  return findBirthProblems(typedOf(values), { today, firstYear: firstBirthYear })
}

export function findMatchProblems(values: MatchValues, today: CivilDay): MatchProblems {
  return { groom: findPartnerProblems(values.groom, today), bride: findPartnerProblems(values.bride, today) }
}

/** The birth faultless values stand for. */
export function toPartnerBirth(partner: Partner, values: PartnerValues, language: Language): Birth {
  return toBirth(typedOf(values, partner, language))
}

/** The server's word about single fields: it names them as they were sent, m_day and the like. */
export function problemsFromServer(issues: readonly FieldIssue[]): MatchProblems {
  const of = (partner: Partner) => birthProblemsFrom(issues, prefixOf[partner])
  return { groom: of('groom'), bride: of('bride') }
}
