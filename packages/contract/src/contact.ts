import { z } from 'zod'
import { type ContactField, contactRules, contactTopics, tidyContact } from './contact-rules.ts'
import * as calls from './contact.calls.ts'
import { endpoint } from './endpoint.ts'
import { because, id } from './fields.ts'

function field(name: ContactField) {
  return z
    .string(because('required'))
    .transform(tidyContact)
    .superRefine((value, context) => {
      const problem = contactRules[name](value)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
}

export const sendMessage = endpoint({
  name: 'sendMessage',
  feature: 'contact',
  summary:
    'Sends a message to the operators of the product. Repeating it with the same id does not send a second message.',
  ...calls.sendMessage,
  access: 'anyone',
  body: z.object({
    id, // made by the browser, so that a second try after a lost answer is known for the same message
    name: field('name'),
    reply_to: field('reply_to'),
    topic: z.enum(contactTopics, because('choice')),
    message: field('message'),
    /** A honeypot: users do not see this field, and bots fill it in. */
    website: z.string(because('invalid')).max(0, because('invalid')).optional(),
  }),
  reply: z.object({ reference: z.string() }),
  errors: [],
  limit: { max: 6, windowSeconds: 600 },
})
