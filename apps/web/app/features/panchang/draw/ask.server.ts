import type { ErrorBody } from '@sankalp/contract'
import { type Endpoint, type Input, type Reply, fillPath } from '@sankalp/contract/endpoint'
import type { Visit } from '@sankalp/contract/visit'

export type Suggestion = { slug: string; name: { en: string; hin: string } }
/** S1's three messages, by what went wrong. */
export type Fault = 'notOk' | 'notSuccessful' | 'noData'
export type Asked<T> = { reply: T } | { unknownCity: Suggestion[] } | { badInput: true } | { fault: Fault }

type Wanted<E extends Endpoint> = (E extends { params: infer P } ? { params: Input<P> } : { params?: undefined }) &
  (E extends { query: infer Q } ? { query?: Partial<Input<Q>> } : { query?: undefined })

/** A call of ours from within the server; what it cannot give is told apart by what the reader can do about it. */
export async function ask<E extends Endpoint>(visit: Visit, endpoint: E, wanted: Wanted<E>): Promise<Asked<Reply<E>>> {
  const query = new URLSearchParams(wanted.query ?? {})
  const path = fillPath(endpoint.path, wanted.params)
  const answer = await visit.call(new Request(`${visit.origin}${path}${query.size > 0 ? `?${query}` : ''}`))
  const text = await answer.text()
  if (answer.ok && !text) return { fault: 'noData' }
  const body = parse(text)
  if (answer.ok) return body === null ? { fault: 'notSuccessful' } : { reply: body as Reply<E> }
  const { code, facts } = (body ?? {}) as Partial<ErrorBody>
  if (code === 'PLACE_NOT_FOUND') return { unknownCity: (facts as { suggestions: Suggestion[] }).suggestions }
  if (code === 'INVALID_INPUT') return { badInput: true }
  visit.report(new Error(`${path} answered ${answer.status}`))
  return { fault: 'notOk' }
}

function parse(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
