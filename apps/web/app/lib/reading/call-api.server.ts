import type { ErrorBody } from '@sankalp/contract'
import type { Endpoint, Input, Reply } from '@sankalp/contract/endpoint'
import type { PublicRead, Visit } from '@sankalp/contract/visit'
import { apiText } from '../api/text.ts'

type CallArgs<E extends Endpoint> = (E extends { params: infer P } ? { params: Input<P> } : { params?: undefined }) &
  (E extends { query: infer Q } ? { query?: Partial<Input<Q>> } : { query?: undefined })

/** The reason why there is no reply, in the reader's language. A status of 200 means a reply without content. */
export type Refusal = Pick<ErrorBody, 'code' | 'message'> & { facts?: unknown; status: number; isEmpty?: boolean }

export type CallResult<T> = { reply: T } | { refusal: Refusal }

/**
 * Calls our own API from within the server. A refusal is returned to be shown; only our own faults are reported, under
 * the declared path: the address itself holds what the user typed.
 */
export async function callEndpoint<E extends Endpoint & PublicRead>(
  visit: Visit,
  endpoint: E,
  args: CallArgs<E>,
): Promise<CallResult<Reply<E>>> {
  const answered = await visit.call(endpoint, args)
  if ('refusal' in answered) {
    const { refusal, status } = answered
    if (status >= 500) visit.report(new Error(`${endpoint.path} answered ${status}`))
    return { refusal: { ...refusal, status } }
  }
  const { status, reply } = answered
  if (typeof reply === 'object' && reply !== null) return { reply }
  visit.report(new Error(`${endpoint.path} answered ${status}`))
  return {
    refusal: { code: 'INTERNAL', message: apiText('UNREADABLE_ANSWER', visit.language), status, isEmpty: !reply },
  }
}
