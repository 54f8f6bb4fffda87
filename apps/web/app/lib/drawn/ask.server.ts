import type { ErrorBody } from '@sankalp/contract'
import { type Endpoint, type Input, type Reply, fillPath } from '@sankalp/contract/endpoint'
import type { Visit } from '@sankalp/contract/visit'
import { languageHeader } from '../api-send.ts'
import { apiText } from '../api-text.ts'
import { readJsonObject } from '../read-json.ts'

type Wanted<E extends Endpoint> = (E extends { params: infer P } ? { params: Input<P> } : { params?: undefined }) &
  (E extends { query: infer Q } ? { query?: Partial<Input<Q>> } : { query?: undefined })

/** What a call of ours gave: its reply, or its refusal in words of the reader's language. */
export type Asked<T> = { reply: T } | { refusal: Pick<ErrorBody, 'code' | 'message'> & { status: number } }

/** A call of ours from within the server. A refusal is something to show; only what is our own fault is reported. */
export async function ask<E extends Endpoint>(visit: Visit, endpoint: E, wanted: Wanted<E>): Promise<Asked<Reply<E>>> {
  const { language } = visit
  const query = new URLSearchParams({ ...(wanted.query as Record<string, string> | undefined), lng: language })
  const path = fillPath(endpoint.path, wanted.params)
  const { status, text } = await visit.call(`${path}?${query}`, { 'accept-language': languageHeader(language) })
  const body = readJsonObject(text)
  if (status === 200 && body) return { reply: body as Reply<E> }
  if (status >= 500 || !body) visit.report(new Error(`${path} answered ${status}`))
  const { code = 'INTERNAL', message = apiText('UNREADABLE_ANSWER', language) } = (body ?? {}) as Partial<ErrorBody>
  return { refusal: { code, message, status } }
}
