import { sankalpNames } from '@sankalp/contract/booking-rules'
import type { BookingDetails } from '@sankalp/contract/bookings'
import { type FieldRule, lineRule, patterns } from '@sankalp/contract/field-rules'
import { fitsState } from '@sankalp/contract/pin-codes'
import { profileLimits, profileRules } from '@sankalp/contract/profile-rules'
import type { User } from '@sankalp/contract/users'
import { rulesResolver } from '../../../lib/form/rules-resolver.ts'

/** The fields of the details form, in order: first what the sankalp names; every value is a text. */
export const detailFields = [
  'name',
  'sankalpNames',
  'gotra',
  'contact',
  'email',
  'pinCode',
  'city',
  'state',
  'address',
] as const
export type DetailField = (typeof detailFields)[number]
export type DetailsValues = Record<DetailField, string>

export const contactDigits = 10
export const detailLimits = { name: 100, gotra: 60, names: sankalpNames.most * (sankalpNames.longest + 2) } as const

const isName = (value: string) => patterns.personName.test(value)
const optional =
  (rule: FieldRule): FieldRule =>
  (typed) =>
    typed.trim() === '' ? null : rule(typed)
const oneName = lineRule(sankalpNames.longest, isName, 'name')

/** The rules of the endpoint's schema, without its library. */
const rules: Record<DetailField, FieldRule> = {
  name: lineRule(detailLimits.name, isName, 'name'),
  email: profileRules.email,
  contact: lineRule(contactDigits, (value) => /^\d{10}$/.test(value), 'phone'),
  address: profileRules.address,
  state: profileRules.state,
  city: profileRules.city,
  pinCode: lineRule(profileLimits.pincode, (value) => patterns.pincode.test(value), 'pincode'),
  gotra: optional(lineRule(detailLimits.gotra, isName, 'name')),
  sankalpNames: (typed) => {
    const names = splitNames(typed)
    if (names.length > sankalpNames.most) return 'tooLong'
    return names.map((name) => oneName(name)).find((problem) => problem !== null) ?? null
  },
}

export const checkDetails = rulesResolver<DetailsValues>(rules, ({ state, pinCode }) =>
  state === '' || fitsState({ state, pincode: pinCode }) ? {} : { pinCode: 'pincode' },
)

/** Splits names at commas, from the keyboard of either script, or at line breaks. */
export function splitNames(typed: string): string[] {
  return typed
    .split(/[,،;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
}

export function detailsOfUser(user: User): DetailsValues {
  return {
    name: [user.first_name, user.last_name].filter(Boolean).join(' ') || (user.name ?? ''),
    email: user.email ?? '',
    contact: user.phone_number.length === contactDigits ? user.phone_number : '',
    address: user.address ?? '',
    state: user.state ?? '',
    city: user.city ?? '',
    pinCode: user.pincode ?? '',
    gotra: '',
    sankalpNames: '',
  }
}

/** Converts the form to the API's format; leaves out empty fields. */
export function toDetails({ gotra, sankalpNames: names, ...rest }: DetailsValues): BookingDetails {
  const trimmed = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value.trim()]))
  const listed = splitNames(names)
  return {
    ...trimmed,
    ...(gotra.trim() && { gotra: gotra.trim() }),
    ...(listed.length > 0 && { sankalpNames: listed }),
  } as BookingDetails
}
