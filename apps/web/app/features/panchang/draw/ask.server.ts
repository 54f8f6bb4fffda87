import type { ErrorBody } from '@sankalp/contract'
import { type Endpoint, type Input, type Reply, fillPath } from '@sankalp/contract/endpoint'
import type { Visit } from '@sankalp/contract/visit'
import { readJsonObject } from '../../../lib/read-json.ts'

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
  const { status, text } = await visit.call(`${path}${query.size > 0 ? `?${query}` : ''}`)
  if (status === 200 && !text) return { fault: 'noData' }
  const body = readJsonObject(text)
  if (status === 200) return body === null ? { fault: 'notSuccessful' } : { reply: body as Reply<E> }
  const { code, facts } = (body ?? {}) as Partial<ErrorBody>
  if (code === 'PLACE_NOT_FOUND') return { unknownCity: (facts as { suggestions: Suggestion[] }).suggestions }
  if (code === 'INVALID_INPUT') return { badInput: true }
  visit.report(new Error(`${path} answered ${status}`))
  return { fault: 'notOk' }
}
