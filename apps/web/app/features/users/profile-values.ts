import type { FieldProblem } from '@sankalp/contract'
import { type ProfileField, fitsState, profileFields, profileRules } from '@sankalp/contract/profile-rules'
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
/** Day and time of birth as every form of a birth has them. */
export const momentFields = ['day', 'month', 'year', 'hour', 'minute', 'ampm', 'timeUnknown'] as const
export type MomentField = (typeof momentFields)[number]
export type FormField = PlainField | MomentField

const isPlain = (field: ProfileField): field is PlainField => field !== 'date_of_birth' && field !== 'time_of_birth'
const plainFields = profileFields.filter(isPlain)
const birthAt = plainFields.indexOf('place_of_birth')
/** In the order of the form, so that the first wrong one is the one to go to. */
export const formFields: readonly FormField[] = [
  ...plainFields.slice(0, birthAt),
  ...momentFields,
  ...plainFields.slice(birthAt),
]

/** The form as it stands: every field a text, empty where nothing is chosen yet; `timeUnknown` is `yes` or empty. */
export type ProfileValues = Record<FormField, string>

export function valuesOf(user: User): ProfileValues {
  const plain = Object.fromEntries(plainFields.map((field) => [field, user[field] ?? ''])) as Record<PlainField, string>
  // Somebody who signed up with a name need not type it a second time.
  if (!plain.first_name && !plain.last_name && user.name) Object.assign(plain, splitName(user.name))
  const { timeUnknown, ...moment } = typedMomentOf(user)
  return { ...plain, ...moment, timeUnknown: timeUnknown ? 'yes' : '' }
}

/** The last word is the family name; one word alone is the first name. */
export function splitName(name: string): Pick<ProfileValues, 'first_name' | 'last_name'> {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.pop()! : ''
  return { first_name: words.join(' '), last_name: last }
}

export function momentOf({ timeUnknown, day, month, year, hour, minute, ampm }: ProfileValues): BirthMoment {
  return { day, month, year, hour, minute, ampm, timeUnknown: timeUnknown !== '' }
}

/** What is sent, of a form without fault. */
export function toProfile(values: ProfileValues): Profile {
  const plain = Object.fromEntries(plainFields.map((field) => [field, values[field]])) as unknown as Pick<
    Profile,
    PlainField
  >
  const moment = momentOf(values)
  const time = timeOf(moment)
  if (time === 'wrong') throw new Error('a form with a problem is not sent')
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    ...plain,
    date_of_birth: dateOf(dayOf(moment)),
    time_of_birth: time && `${two(time.hour)}:${two(time.minute)}`,
    time_of_birth_unknown: time === null,
  }
}

/** Where the server's word about a field is shown. */
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

/** The contract's rules; and nobody is born after the reader's own today. */
export const checkProfile = rulesResolver<ProfileValues>({ ...plainRules, ...momentRules }, (values) => {
  const wrong = findMomentProblems(momentOf(values), { today: civilToday(new Date()), firstYear: firstBirthYear })
  const moment = Object.fromEntries(
    Object.entries(wrong).map(([field, problem]) => [field, problemOf[problem] ?? 'date']),
  )
  return { ...(values.state !== '' && !fitsState(values) && { pincode: 'pincode' }), ...moment }
})

/** The forms' own code of a problem at a field of the moment; the words are theirs too. */
export function birthProblem(type: string | undefined): BirthProblem | undefined {
  if (!type) return undefined
  return type === 'required' || type === 'futureDate' ? type : 'dayNotInMonth'
}

export type MomentProblems = Partial<Record<BirthField, BirthProblem>>

export function hasChanged(values: ProfileValues, saved: ProfileValues): boolean {
  return formFields.some((field) => values[field] !== saved[field])
}
