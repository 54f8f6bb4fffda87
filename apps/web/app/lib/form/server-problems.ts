import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { refusalFacts } from '../api/error.ts'
import type { TextValues } from './rules-resolver.ts'

/**
 * Shows the server's validation errors at their fields and returns the first of these. `shownAt` names the control of a
 * field that the form splits into parts.
 */
export function showServerProblems<V extends TextValues>(
  form: UseFormReturn<V>,
  error: unknown,
  fields: readonly FieldPath<V>[],
  shownAt: Readonly<Record<string, FieldPath<V>>> = {},
): FieldPath<V> | undefined {
  const issues = refusalFacts(error, 'INVALID_INPUT')?.fields ?? []
  // The server may put the part of the request first, as in body.email.
  const named = issues.map(({ field, problem }) => {
    const sent = field.split('.').pop() ?? ''
    return { field: shownAt[sent] ?? sent, problem }
  })
  const found = fields.filter((name) => {
    const problem = named.find(({ field }) => field === name)?.problem
    if (problem) form.setError(name, { type: problem })
    return problem
  })
  return found[0]
}
