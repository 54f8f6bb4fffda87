import type { FieldIssue, FieldProblem } from '@sankalp/contract'

/** In the order of the forms, so that the first wrong field is the one to go to. */
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

/** Each form has words of its own for these. */
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

/** What is left of the problems once some fields were changed. A day that its month does not have may be mended in either. */
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

/** The server's word about single fields, at the fields of the form. Of two births, those whose names begin with the prefix. */
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
