import { type ContactField, contactFields, contactRules, tidyContact } from '@sankalp/contract/contact-rules'
import { rulesResolver } from '../../lib/form/rules-resolver.ts'

/** The fields of the form in their order, the trap for programs last. */
export const formFields = [...contactFields, 'website'] as const
export type FormField = (typeof formFields)[number]
export type ContactValues = Record<FormField, string>

const rule = (field: ContactField) => (typed: string) => contactRules[field](tidyContact(typed))

/** The contract's rules. What stands in the trap is for the server to refuse. */
export const checkContact = rulesResolver<ContactValues>({
  name: rule('name'),
  reply_to: rule('reply_to'),
  topic: rule('topic'),
  message: rule('message'),
  website: () => null,
})
