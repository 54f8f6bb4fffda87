import type { FieldRule } from '@sankalp/contract/field-rules'
import type { FieldErrors, Resolver } from 'react-hook-form'

/** The values of a form whose fields are all strings. */
export type TextValues = Record<string, string>

/**
 * Validates a form by the contract's rules. An error holds only the code of the problem (`type`); its text is chosen
 * when it is shown, in the language of the page at that time.
 */
export function rulesResolver<V extends TextValues>(
  rules: { readonly [Field in keyof V]: FieldRule },
  /** Returns problems between fields that are each valid. */
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
