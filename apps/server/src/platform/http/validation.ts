import { DomainError, type FieldIssue, type FieldProblem, fieldProblems } from '@sankalp/contract'
import type { z } from 'zod'

/** What is wrong with an input, by field, as codes that words are found for later. */
export function toInvalidInput(error: z.ZodError): DomainError<'INVALID_INPUT'> {
  const fields: FieldIssue[] = error.issues.slice(0, 50).map((issue) => ({
    field: issue.path.join('.').slice(0, 100),
    problem: problemOf(issue),
  }))
  return new DomainError('INVALID_INPUT', { fields })
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
