import type { Call } from '@sankalp/contract/call'
import { currentSession } from '../session/store.ts'
import { ApiError, type CallInput, type CallReply, callApi } from './api.ts'
import { dropKey, keyFor } from './money-keys.ts'

/**
 * Makes a call that moves money or stock and takes effect once, however often it is sent. After an outage, an impatient
 * second press or a reload, it is sent under its first key until it has been answered.
 */
export async function moveMoney<C extends Call & { idempotent: true }>(
  route: C,
  input: CallInput<C>,
): Promise<CallReply<C>> {
  const { body, params } = input as { body?: unknown; params?: unknown }
  const idempotencyKey = keyFor(currentSession()?.userId ?? '', `${route.method} ${route.path}`, [params, body])
  try {
    const answer = await callApi(route, { ...input, idempotencyKey })
    dropKey(idempotencyKey)
    return answer
  } catch (error) {
    if (isAnswered(error)) dropKey(idempotencyKey)
    throw error
  }
}

/** A refusal is an answer. No reply, an outage or a request to retry later is not: the call may have had its effect. */
function isAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
}
