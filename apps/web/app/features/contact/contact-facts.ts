import type { ContactField } from '@sankalp/contract/contact-rules'
import type { FieldProblem } from '@sankalp/contract'

/** The fields of the form, the trap for programs among them. */
export type FormField = ContactField | 'website'

/** What the program of the form has to say. It comes with the page, in its language. */
export type ContactFacts = {
  /** What is wrong with a field; `invalid` for whatever has no words of its own. */
  problems: Record<FormField, Partial<Record<FieldProblem, string>> & { invalid: string }>
  sending: string
  failed: { title: string; noAnswer: string; kept: string }
  /** With {{address}} in it. */
  done: string
}
