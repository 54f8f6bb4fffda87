import { DomainError } from '@sankalp/contract'
import type { FastifyRequest } from 'fastify'
import { networkKey } from '../http/address.ts'
import { createWindows } from '../limit-windows.ts'
import { type Turns, type Work, createTurns } from './turns.ts'

/** A page that is in no cache takes ten milliseconds: what one address may have rendered, and one IPv6 /48. */
const perAddress = { max: 300, windowSeconds: 60 }
const perNetwork = { max: 1500, windowSeconds: 60 }
/** While one waits for its data, another is rendered. */
const turnRules = { atOnce: 2, waitingPerCaller: 30, waitingInAll: 200 }
const busyForSeconds = 2

/** Renders when it is a request's turn; refuses who asks for too many pages, and when too many wait. Each process counts its own. */
export function createRenderer(turns: Turns = createTurns(turnRules)) {
  const [addresses, networks] = [createWindows(perAddress), createWindows(perNetwork)]

  return async <Result>({ addressKey }: Pick<FastifyRequest, 'addressKey'>, render: Work<Result>): Promise<Result> => {
    const now = performance.now()
    const network = networkKey(addressKey)
    const retryAfterSeconds = Math.max(addresses.take(addressKey, now), network ? networks.take(network, now) : 0)
    if (retryAfterSeconds > 0) throw withoutStack(() => new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds }))
    const rendering = turns.run(addressKey, render)
    if (!rendering)
      throw withoutStack(() => new DomainError('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds: busyForSeconds }))
    return rendering
  }
}

/** Refusals that come by the hundred: to note where each was thrown took as long as all else about it. */
function withoutStack<E extends Error>(make: () => E): E {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return make()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
