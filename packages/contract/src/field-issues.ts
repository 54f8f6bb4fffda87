import type { z } from 'zod'
import { type FieldIssue, type FieldProblem, fieldProblems } from './errors.ts'

const maxIssues = 50

/** Returns the first problem of each field of an input, as codes that are turned into words later. */
export function toFieldIssues(error: z.ZodError): FieldIssue[] {
  const first = new Map<string, FieldProblem>()
  for (const issue of error.issues) {
    const field = issue.path.join('.').slice(0, 100)
    if (!first.has(field) && first.size < maxIssues) first.set(field, problemOf(issue))
  }
  return [...first].map(([field, problem]) => ({ field, problem }))
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (fieldProblems.includes(issue.message as FieldProblem)) return issue.message as FieldProblem
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : 'outOfRange'
    case 'too_small':
      return issue.origin === 'string' ? 'tooShort' : 'outOfRange'
    default:
      return 'invalid'
  }
}
