import type { Birth } from '../../shared/birth/birth.ts'
import { toPickedPlace } from '../../shared/birth/birth-place.ts'
import { type BirthProblems, firstBirthProblem } from '../../shared/birth/birth-problems.ts'
import { type BirthMoment, type TypedBirth, emptyMoment, typedFrom } from '../../shared/birth/typed-birth.ts'
import type { PickedPlace } from '../../shared/places/picked-place.ts'

export const partners = ['groom', 'bride'] as const
export type Partner = (typeof partners)[number]
/** The male partner's fields are sent as m_…, the female partner's as f_… (docs/requirements C-12). */
export const prefixOf = { groom: 'm_', bride: 'f_' } as const satisfies Record<Partner, string>

/** The values of one half of the form: input stays text until it is sent. */
export type PartnerValues = BirthMoment & {
  name: string
  placeText: string
  place: PickedPlace | null
  /** Hours ahead of UTC, corrected by hand; empty while they follow from the place and the date. */
  tzone: string
}
export type MatchValues = Record<Partner, PartnerValues>

export type MatchProblems = Record<Partner, BirthProblems>

export const emptyPartner: PartnerValues = { name: '', ...emptyMoment, placeText: '', place: null, tzone: '' }
export const emptyMatch: MatchValues = { groom: emptyPartner, bride: emptyPartner }
export const noProblems: MatchProblems = { groom: {}, bride: {} }

/** Returns the values of one half of the form for a birth. */
export function valuesOfBirth(birth: Birth): PartnerValues {
  return toValues(typedFrom(birth))
}

/** Leaves out the gender: the half of the form determines the groom and the bride. */
export function toValues(birth: TypedBirth): PartnerValues {
  const { gender: _, place, ...typed } = birth
  return { ...typed, place: place && toPickedPlace(place) }
}

export function hasProblems(problems: MatchProblems): boolean {
  return partners.some((partner) => Object.keys(problems[partner]).length > 0)
}

/** Returns the name of the first control to correct. */
export function firstProblemName(problems: MatchProblems): string | null {
  for (const partner of partners) {
    const field = firstBirthProblem(problems[partner])
    if (field) return prefixOf[partner] + field
  }
  return null
}

export function swapPartners({ groom, bride }: MatchValues): MatchValues {
  return { groom: bride, bride: groom }
}
