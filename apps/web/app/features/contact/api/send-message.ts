import type { FieldProblem } from '@sankalp/contract'
import type { Language } from '@sankalp/contract/language'
import { type ContactTopic, contactFields, tidyContact } from '@sankalp/contract/contact-rules'
import { sendMessage as endpoint } from '@sankalp/contract/contact.calls'
import { callApi } from '../../../lib/api/api.ts'
import { refusalFacts } from '../../../lib/api/error.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { type ContactProblems, type ContactValues, formFields } from '../contact-values.ts'

/** Returns why a message was not delivered, in the language of the page; `fallback` if the reason is unknown. */
export type Failure = (language: Language, fallback: string) => string

type Outcome = { reference: string } | { problems: ContactProblems } | { failure: Failure }

/**
 * Sends the message, once for one id. In a file of its own, so that a user who only reads the page does not load the
 * API client.
 */
export async function sendMessage(values: ContactValues, id: string): Promise<Outcome> {
  const tidy = Object.fromEntries(contactFields.map((name) => [name, tidyContact(values[name])])) as ContactValues
  try {
    const { reference } = await callApi(endpoint, {
      body: { ...tidy, topic: tidy.topic as ContactTopic, id, website: values.website },
    })
    return { reference }
  } catch (error) {
    const problems = problemsIn(error)
    return Object.keys(problems).length > 0
      ? { problems }
      : { failure: (language, fallback) => errorWords(error, language, fallback) }
  }
}

/** Returns the server's problems with single fields; it may prefix the part of the request, as in body.name. */
function problemsIn(error: unknown): ContactProblems {
  const found = new Map<string, FieldProblem>(
    refusalFacts(error, 'INVALID_INPUT')?.fields.map(({ field, problem }) => [field.split('.').pop() ?? '', problem]),
  )
  return Object.fromEntries(formFields.flatMap((name) => (found.has(name) ? [[name, found.get(name)]] : [])))
}
