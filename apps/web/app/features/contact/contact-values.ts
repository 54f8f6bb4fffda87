import type { FieldProblem } from '@sankalp/contract'
import { contactFields, contactRules, tidyContact } from '@sankalp/contract/contact-rules'

/** The fields of the form in order, with the trap for bots last. */
export const formFields = [...contactFields, 'website'] as const
export type FormField = (typeof formFields)[number]
export type ContactValues = Record<FormField, string>
export type ContactProblems = Partial<Record<FormField, FieldProblem>>

export function readValues(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  return Object.fromEntries(formFields.map((name) => [name, (data.get(name) as string | null) ?? ''])) as ContactValues
}

/** Checks the form by the contract's rules. The server checks the trap. */
export function findProblems(values: ContactValues): ContactProblems {
  const found = contactFields.map((name) => [name, contactRules[name](tidyContact(values[name]))] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}
