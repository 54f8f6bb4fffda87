import type { FieldIssue, FieldProblem } from '@sankalp/contract'

/** In the order of the forms, so that the first wrong field gets the focus. */
export const birthFieldNames = [
  'name',
  'gender',
  'day',
  'month',
  'year',
  'hour',
  'minute',
  'ampm',
  'place',
  'tzone',
] as const
export type BirthField = (typeof birthFieldNames)[number]

/** Each form has its own texts for these. */
export type BirthProblem =
  | 'required'
  | 'name'
  | 'tooLong'
  | 'range'
  | 'dayNotInMonth'
  | 'futureDate'
  | 'placeNotFound'
  | 'zone'
export type BirthProblems = Partial<Record<BirthField, BirthProblem>>

export function firstBirthProblem(problems: BirthProblems): BirthField | undefined {
  return birthFieldNames.find((field) => problems[field])
}

/**
 * Returns the problems that remain after some fields were changed. A day that does not exist in its month can be fixed
 * by changing the month or the year.
 */
export function withoutChanged(problems: BirthProblems, change: object): BirthProblems {
  const changed = new Set(Object.keys(change).map((field) => (field === 'placeText' ? 'place' : field)))
  if (problems.day !== 'required' && (changed.has('month') || changed.has('year'))) changed.add('day')
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !changed.has(field)))
}

const fieldsOfServer: Record<string, BirthField> = {
  name: 'name',
  day: 'day',
  month: 'month',
  year: 'year',
  hour: 'hour',
  min: 'minute',
  place: 'place',
  lat: 'place',
  lon: 'place',
  zone: 'tzone',
  tzone: 'tzone',
}

/**
 * Converts the server's field errors to problems of the form's fields. With two births, takes those whose names begin
 * with the prefix.
 */
export function problemsFromServer(issues: readonly FieldIssue[], prefix = ''): BirthProblems {
  const problems: BirthProblems = {}
  for (const { field, problem } of issues) {
    const sent = field.split('.').pop() ?? ''
    const own = sent.startsWith(prefix) ? fieldsOfServer[sent.slice(prefix.length)] : undefined
    if (own) problems[own] ??= problemFromServer(own, problem)
  }
  return problems
}

function problemFromServer(field: BirthField, problem: FieldProblem): BirthProblem {
  if (problem === 'required' || problem === 'tooLong' || problem === 'futureDate') return problem
  if (problem === 'date') return 'dayNotInMonth'
  if (field === 'place') return 'placeNotFound'
  if (field === 'tzone') return 'zone'
  return field === 'name' ? 'name' : 'range'
}
