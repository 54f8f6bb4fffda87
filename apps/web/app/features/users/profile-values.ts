import type { FieldProblem } from '@sankalp/contract'
import { fitsState } from '@sankalp/contract/pin-codes'
import { type ProfileField, profileFields, profileRules } from '@sankalp/contract/profile-rules'
import type { Profile, User } from '@sankalp/contract/users'
import { rulesResolver } from '../../lib/form/rules-resolver.ts'
import { firstBirthYear } from '../../shared/birth/birth-years.ts'
import { dateOf } from '../../shared/birth/birth.ts'
import type { BirthField, BirthProblem } from '../../shared/birth/birth-problems.ts'
import { civilToday } from '../../shared/birth/civil-day.ts'
import { findMomentProblems } from '../../shared/birth/read-birth.ts'
import type { BirthMoment } from '../../shared/birth/typed-birth.ts'
import { typedMomentOf } from '../../shared/birth/typed-from-user.ts'
import { dayOf, timeOf } from '../../shared/birth/typed-parts.ts'

type PlainField = Exclude<ProfileField, 'date_of_birth' | 'time_of_birth'>
/** The day and time fields that every birth form has. */
export const momentFields = ['day', 'month', 'year', 'hour', 'minute', 'ampm', 'timeUnknown'] as const
export type MomentField = (typeof momentFields)[number]
export type FormField = PlainField | MomentField

const isPlain = (field: ProfileField): field is PlainField => field !== 'date_of_birth' && field !== 'time_of_birth'
const plainFields = profileFields.filter(isPlain)
const birthAt = plainFields.indexOf('place_of_birth')
/** In the order of the form, so that the first wrong field gets the focus. */
export const formFields: readonly FormField[] = [
  ...plainFields.slice(0, birthAt),
  ...momentFields,
  ...plainFields.slice(birthAt),
]

/**
 * The values of the form: every field is a string, empty where nothing is chosen yet; `timeUnknown` is `yes` or empty.
 */
export type ProfileValues = Record<FormField, string>

export function valuesOf(user: User): ProfileValues {
  const plain = Object.fromEntries(plainFields.map((field) => [field, user[field] ?? ''])) as Record<PlainField, string>
  // Do not make a user who gave a name at sign-up type it again.
  if (!plain.first_name && !plain.last_name && user.name) Object.assign(plain, splitName(user.name))
  const { timeUnknown, ...moment } = typedMomentOf(user)
  return { ...plain, ...moment, timeUnknown: timeUnknown ? 'yes' : '' }
}

/** Takes the last word as the family name; a single word is the first name. */
export function splitName(name: string): Pick<ProfileValues, 'first_name' | 'last_name'> {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.pop()! : ''
  return { first_name: words.join(' '), last_name: last }
}

export function momentOf({ timeUnknown, day, month, year, hour, minute, ampm }: ProfileValues): BirthMoment {
  return { day, month, year, hour, minute, ampm, timeUnknown: timeUnknown !== '' }
}

/** Converts a valid form to what is sent. */
export function toProfile(values: ProfileValues): Profile {
  const plain = Object.fromEntries(plainFields.map((field) => [field, values[field]])) as unknown as Pick<
    Profile,
    PlainField
  >
  const moment = momentOf(values)
  const time = timeOf(moment)
  if (time === 'wrong') throw new Error('a form with an invalid time must not be sent')
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    ...plain,
    date_of_birth: dateOf(dayOf(moment)),
    time_of_birth: time && `${two(time.hour)}:${two(time.minute)}`,
    time_of_birth_unknown: time === null,
  }
}

/** The form fields that show the server's messages about its own fields. */
export const fieldOfServer: Record<string, FormField> = { date_of_birth: 'day', time_of_birth: 'hour' }

const anything = () => null
const plainRules = Object.fromEntries(plainFields.map((field) => [field, profileRules[field]])) as Pick<
  typeof profileRules,
  PlainField
>
const momentRules = Object.fromEntries(momentFields.map((field) => [field, anything])) as unknown as Record<
  MomentField,
  typeof anything
>

const problemOf: Partial<Record<BirthProblem, FieldProblem>> = { required: 'required', futureDate: 'futureDate' }

/** Applies the contract's rules, and refuses a birth after today in the user's time zone. */
export const checkProfile = rulesResolver<ProfileValues>({ ...plainRules, ...momentRules }, (values) => {
  const wrong = findMomentProblems(momentOf(values), { today: civilToday(new Date()), firstYear: firstBirthYear })
  const moment = Object.fromEntries(
    Object.entries(wrong).map(([field, problem]) => [field, problemOf[problem] ?? 'date']),
  )
  return { ...(values.state !== '' && !fitsState(values) && { pincode: 'pincode' }), ...moment }
})

/** Converts an error type of a date or time field to the birth form's problem code, which has its own texts. */
export function birthProblem(type: string | undefined): BirthProblem | undefined {
  if (!type) return undefined
  return type === 'required' || type === 'futureDate' ? type : 'dayNotInMonth'
}

export type MomentProblems = Partial<Record<BirthField, BirthProblem>>

export function hasChanged(values: ProfileValues, saved: ProfileValues): boolean {
  return formFields.some((field) => values[field] !== saved[field])
}
