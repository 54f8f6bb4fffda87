import type { Birth } from '../../lib/birth/birth.ts'
import type { BirthProblem } from '../../lib/birth/birth-rules.ts'
import { toLatinDigits } from '../../lib/latin-digits.ts'
import type { PickedPlace } from '../../lib/places/picked-place.ts'

export const partners = ['groom', 'bride'] as const
export type Partner = (typeof partners)[number]
/** S1 names the fields of the male partner m_… and those of the female partner f_…. */
export const prefixOf = { groom: 'm_', bride: 'f_' } as const satisfies Record<Partner, string>

/** One half of the form as it stands: what is typed stays text until it is sent. */
export type PartnerValues = {
  name: string
  day: string
  month: string
  year: string
  hour: string
  min: string
  placeText: string
  place: PickedPlace | null
  /** Hours ahead of UTC, corrected by hand; empty while they follow from the place and the date. */
  tzone: string
}
export type MatchValues = Record<Partner, PartnerValues>

/** In the order they stand on the page, so that the first mistake is the first one met. */
export const partnerFields = ['name', 'day', 'month', 'year', 'hour', 'min', 'place', 'tzone'] as const
export type PartnerField = (typeof partnerFields)[number]
export const numberFields = ['day', 'month', 'year', 'hour', 'min'] as const
export type NumberField = (typeof numberFields)[number]

export type PartnerProblems = Partial<Record<PartnerField, BirthProblem>>
export type MatchProblems = Record<Partner, PartnerProblems>

export const emptyPartner: PartnerValues = {
  name: '',
  day: '',
  month: '',
  year: '',
  hour: '',
  min: '',
  placeText: '',
  place: null,
  tzone: '',
}
export const emptyMatch: MatchValues = { groom: emptyPartner, bride: emptyPartner }
export const noProblems: MatchProblems = { groom: {}, bride: {} }

/** What may stand in a field of numbers: digits of either script, shown as Latin ones. */
export function cleanNumber(text: string, field: NumberField): string {
  return toLatinDigits(text)
    .replace(/\D/g, '')
    .slice(0, field === 'year' ? 4 : 2)
}

/** A half of the form filled with a birth; a time nobody knows is left to be filled in. */
export function valuesOfBirth(birth: Birth): PartnerValues {
  return {
    name: birth.name,
    day: String(birth.day),
    month: String(birth.month),
    year: String(birth.year),
    hour: birth.time ? String(birth.time.hour) : '',
    min: birth.time ? String(birth.time.minute).padStart(2, '0') : '',
    placeText: birth.place,
    place: pickedPlaceOf(birth),
    tzone: birth.tzone === null ? '' : String(birth.tzone),
  }
}

function pickedPlaceOf({ place, lat, lon, zone }: Birth): PickedPlace {
  // A birth that came with an offset alone keeps it, as if corrected by hand: the zone is then not asked.
  return { slug: null, label: { en: place, hin: place }, latDeg: lat, lonDeg: lon, zone: zone ?? 'Asia/Kolkata' }
}

export function hasProblems(problems: MatchProblems): boolean {
  return partners.some((partner) => Object.keys(problems[partner]).length > 0)
}

/** The id of the control that has to be mended first. */
export function firstProblemId(problems: MatchProblems): string | null {
  for (const partner of partners) {
    const field = partnerFields.find((each) => problems[partner][each])
    if (field) return fieldId(partner, field)
  }
  return null
}

export function fieldId(partner: Partner, field: PartnerField): string {
  return prefixOf[partner] + field
}

export function swapPartners({ groom, bride }: MatchValues): MatchValues {
  return { groom: bride, bride: groom }
}
