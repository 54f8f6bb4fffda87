import type { ErrorBody } from '@sankalp/contract'
import { type Endpoint, type Input, type Reply, fillPath } from '@sankalp/contract/endpoint'
import type { Visit } from '@sankalp/contract/visit'
import { languageHeader } from '../api/send.ts'
import { apiText } from '../api/text.ts'
import { readJsonObject } from '../read-json.ts'

type CallArgs<E extends Endpoint> = (E extends { params: infer P } ? { params: Input<P> } : { params?: undefined }) &
  (E extends { query: infer Q } ? { query?: Partial<Input<Q>> } : { query?: undefined })

/** Why there is no reply, in words of the reader's language. A status of 200 is an answer that could not be read. */
export type Refusal = Pick<ErrorBody, 'code' | 'message'> & { facts?: unknown; status: number; isEmpty?: boolean }

export type CallResult<T> = { reply: T } | { refusal: Refusal }

/**
 * Calls our own API from within the server. A refusal is something to show; only what is our own fault is
 * reported, by the call as it is declared: the address itself holds what somebody typed.
 */
export async function callEndpoint<E extends Endpoint>(
  visit: Visit,
  endpoint: E,
  args: CallArgs<E>,
): Promise<CallResult<Reply<E>>> {
  const { language } = visit
  const query = new URLSearchParams({ ...(args.query as Record<string, string> | undefined), lng: language })
  const path = fillPath(endpoint.path, args.params)
  const { status, text } = await visit.call(`${path}?${query}`, { 'accept-language': languageHeader(language) })
  const body = readJsonObject(text)
  if (status === 200 && body) return { reply: body as Reply<E> }
  if (status >= 500 || !body) visit.report(new Error(`${endpoint.path} answered ${status}`))
  const {
    code = 'INTERNAL',
    message = apiText('UNREADABLE_ANSWER', language),
    facts,
  } = (body ?? {}) as Partial<ErrorBody>
  return { refusal: { code, message, facts, status, isEmpty: text === '' } }
}
