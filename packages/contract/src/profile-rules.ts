import { genders, maritalStatuses } from './constants.ts'
import { type FieldRule, choiceRule, isRealDate, lineRule, patterns } from './field-rules.ts'
import { indianStates, outsideIndia } from './indian-states.ts'

/** The maximum length of each typed field, in characters. */
export const profileLimits = {
  first_name: 60,
  last_name: 60,
  email: 254,
  date_of_birth: 10,
  time_of_birth: 5,
  place_of_birth: 120,
  address: 300,
  city: 80,
  pincode: 10,
} as const

export const profileStates = [...indianStates, outsideIndia] as const

const isName = (value: string) => patterns.personName.test(value)

/**
 * The fields of the Edit Profile form in their order, all required, with their rules. A user who does not know the time
 * says so instead (`tellsTime`).
 */
export const profileRules = {
  first_name: lineRule(profileLimits.first_name, isName, 'name'),
  last_name: lineRule(profileLimits.last_name, isName, 'name'),
  email: lineRule(profileLimits.email, (value) => patterns.email.test(value), 'email'),
  gender: choiceRule(genders, 'choice'),
  marital_status: choiceRule(maritalStatuses, 'choice'),
  date_of_birth: lineRule(profileLimits.date_of_birth, isRealDate, 'date'),
  time_of_birth: lineRule(profileLimits.time_of_birth, (value) => patterns.clockTime.test(value), 'time'),
  place_of_birth: lineRule(profileLimits.place_of_birth),
  address: lineRule(profileLimits.address),
  city: lineRule(profileLimits.city),
  state: choiceRule(profileStates, 'state'),
  pincode: lineRule(profileLimits.pincode, (value) => patterns.pincode.test(value), 'pincode'),
} satisfies Record<string, FieldRule>

export type ProfileField = keyof typeof profileRules
export const profileFields = Object.keys(profileRules) as ProfileField[]

/** Returns whether either the time is given, or it is marked as unknown. */
export function tellsTime({
  time_of_birth,
  time_of_birth_unknown = false,
}: {
  time_of_birth: string | null
  time_of_birth_unknown?: boolean
}): boolean {
  return (time_of_birth !== null) !== time_of_birth_unknown
}

/** Returns whether a profile has what sign-in and booking require. */
export function isProfileComplete(user: {
  email: string | null
  place_of_birth: string | null
  date_of_birth: string | null
}): boolean {
  return Boolean(user.email && user.place_of_birth && user.date_of_birth)
}
