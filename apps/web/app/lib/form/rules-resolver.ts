import type { FieldRule } from '@sankalp/contract/field-rules'
import type { FieldErrors, Resolver } from 'react-hook-form'

/** Any form whose fields are all texts, as they stand in the page. */
export type TextValues = Record<string, string>

/**
 * Checks a form by the contract's rules. An error holds the code of the problem (`type`), no words: those are found when
 * it is shown, in the language the page has then.
 */
export function rulesResolver<V extends TextValues>(
  rules: { readonly [Field in keyof V]: FieldRule },
  /** What is wrong between fields that are right by themselves. */
  together: (values: V) => Partial<Record<keyof V, string>> = () => ({}),
): Resolver<V> {
  return (values) => {
    const errors: Record<string, { type: string }> = {}
    for (const [field, rule] of Object.entries<FieldRule>(rules)) {
      const problem = rule(values[field] ?? '')
      if (problem) errors[field] = { type: problem }
    }
    for (const [field, problem] of Object.entries<string | undefined>(together(values)))
      if (problem) errors[field] ??= { type: problem }
    if (Object.keys(errors).length === 0) return { values, errors: {} }
    return { values: {}, errors: errors as FieldErrors<V> }
  }
}
