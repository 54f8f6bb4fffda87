import type { Refusal } from '../../../lib/reading/call-api.server.ts'

export type Suggestion = { slug: string; name: { en: string; hin: string } }
/** The kinds of failure for the specification's three messages. */
export type Fault = 'notOk' | 'notSuccessful' | 'noData'

/** A refusal by what the reader can do: choose another city or date, or try again. */
export type Trouble = { unknownCity: Suggestion[] } | { badInput: true } | { fault: Fault }

export function troubleOf({ code, facts, status, isEmpty }: Refusal): Trouble {
  if (status === 200) return { fault: isEmpty ? 'noData' : 'notSuccessful' }
  if (code === 'PLACE_NOT_FOUND') return { unknownCity: (facts as { suggestions: Suggestion[] }).suggestions }
  if (code === 'INVALID_INPUT') return { badInput: true }
  return { fault: 'notOk' }
}
