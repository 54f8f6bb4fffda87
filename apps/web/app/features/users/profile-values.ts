import type { FieldIssue, FieldProblem } from '@sankalp/contract'
import { type Profile, type User, profile, profileFields } from '@sankalp/contract/users'

/** The form as it stands: every field a text, empty where nothing is chosen yet. */
export type ProfileValues = Record<keyof Profile, string>
export type ProfileProblems = Partial<Record<keyof Profile, FieldProblem>>

export function valuesOf(user: User): ProfileValues {
  const values = Object.fromEntries(profileFields.map((field) => [field, user[field] ?? ''])) as ProfileValues
  // Somebody who signed up with a name need not type it a second time.
  if (!values.first_name && !values.last_name && user.name) Object.assign(values, splitName(user.name))
  return values
}

/** The last word is the family name; one word alone is the first name. */
export function splitName(name: string): Pick<ProfileValues, 'first_name' | 'last_name'> {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.pop()! : ''
  return { first_name: words.join(' '), last_name: last }
}

/** What is wrong with each field; nothing when the form can be sent. `today` is the reader's own, YYYY-MM-DD. */
export function findProblems(values: ProfileValues, today: string): ProfileProblems {
  const problems: ProfileProblems = {}
  for (const { path, message } of profile.safeParse(values).error?.issues ?? []) {
    const field = path[0] as keyof Profile
    problems[field] ??= values[field].trim() === '' ? 'required' : (message as FieldProblem)
  }
  if (!problems.date_of_birth && values.date_of_birth > today) problems.date_of_birth = 'futureDate'
  return problems
}

/** The server's word about single fields, as it stands in an INVALID_INPUT. */
export function problemsFromServer(fields: readonly FieldIssue[]): ProfileProblems {
  const problems: ProfileProblems = {}
  for (const { field, problem } of fields) {
    const name = field.split('.').pop() as keyof Profile
    if (profileFields.includes(name)) problems[name] ??= problem
  }
  return problems
}

export function firstProblem(problems: ProfileProblems): keyof Profile | undefined {
  return profileFields.find((field) => problems[field])
}

export function hasChanged(values: ProfileValues, saved: ProfileValues): boolean {
  return profileFields.some((field) => values[field] !== saved[field])
}

/** The reader's date, as a date field writes it. */
export function localDate(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`
}
