import type { Birth } from '../../shared/birth/birth.ts'
import { toPickedPlace } from '../../shared/birth/birth-place.ts'
import { type BirthProblems, firstBirthProblem } from '../../shared/birth/birth-problems.ts'
import { type BirthMoment, type TypedBirth, emptyMoment, typedFrom } from '../../shared/birth/typed-birth.ts'
import type { PickedPlace } from '../../shared/places/picked-place.ts'

export const partners = ['groom', 'bride'] as const
export type Partner = (typeof partners)[number]
/** The fields of the male partner are sent as m_…, those of the female partner as f_… (docs/requirements C-12). */
export const prefixOf = { groom: 'm_', bride: 'f_' } as const satisfies Record<Partner, string>

/** One half of the form as it stands: what is typed stays text until it is sent. */
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

/** A half of the form filled with a birth. */
export function valuesOfBirth(birth: Birth): PartnerValues {
  return toValues(typedFrom(birth))
}

/** Who is the groom and who the bride is said by the half of the form. */
export function toValues(birth: TypedBirth): PartnerValues {
  const { gender: _, place, ...typed } = birth
  return { ...typed, place: place && toPickedPlace(place) }
}

export function hasProblems(problems: MatchProblems): boolean {
  return partners.some((partner) => Object.keys(problems[partner]).length > 0)
}

/** The name of the control that has to be mended first. */
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
