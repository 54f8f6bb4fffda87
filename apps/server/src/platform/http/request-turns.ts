import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createRotation } from '../rotation.ts'
import { stopReadingWhenCut } from './stop-reading.ts'

type Waiting = { request: IncomingMessage; response: ServerResponse }
type IsReady = (request: IncomingMessage) => boolean

export type RequestTurns = {
  /** Names the requests that are answered with what is ready: they go before the others. */
  prefer(isReady: IsReady): void
}

type Options = {
  callerOf: (request: IncomingMessage) => string
  /** Told of a connection that was cut, because it asks on and on without waiting for answers. */
  onFlood?: (socket: Socket) => void
  shareMs?: number
  nowMs?: () => number
}

/** What is begun in one turn of the event loop; after that, whatever has come in meanwhile is read. */
const shareMsByDefault = 2
const mostInATurn = 16
/**
 * So many requests of one connection may wait; browsers and proxies send the next one when they have the answer. Without an end to it one
 * connection could have a million in memory, and Node takes seconds to let go of those when it leaves.
 */
const mostOfAConnection = 32

/**
 * Begins what is asked for a share of time after the other. Requests that arrive together, hundreds of them, would otherwise all
 * be looked at, and mostly refused, before anybody else is heard. When there are more than fit into a share, callers take turns, and
 * what is ready goes first; one of the others is begun in every share all the same.
 */
export function createRequestTurns(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  options: Options,
): RequestTurns & { begin: RequestListener } {
  const { callerOf, onFlood, shareMs = shareMsByDefault, nowMs = () => performance.now() } = options
  const [ready, others] = [createRotation<Waiting>(), createRotation<Waiting>()]
  const waitingOf = new WeakMap<Socket, number>()
  /** Whose request was begun in this turn: what else comes in the same packet waits, since its cost shows only when all of the packet is read. */
  let begunHere = new WeakSet<Socket>()
  let isReady: IsReady = () => false
  /** When this turn's share of time is over; null before its first request. */
  let endsAt: number | null = null
  /** How many steps the next turn has. */
  let steps = 0

  const countWaiting = () => ready.size + others.size

  function hasTime(): boolean {
    if (endsAt !== null) return nowMs() < endsAt
    endsAt = nowMs() + shareMs
    setImmediate(beginTurn)
    return true
  }

  function beginTurn(): void {
    endsAt = null
    begunHere = new WeakSet()
    if (countWaiting() === 0) return
    hasTime()
    // Also in a flood of what is ready, the others get on.
    start(others.next())
    steps = 0
    scheduleSteps()
  }

  /** One for each that waits: what a request leaves for the end of its step (promises) counts as its time too. */
  function scheduleSteps(): void {
    for (; steps < Math.min(countWaiting(), mostInATurn); steps++) setImmediate(startNext)
  }

  function startNext(): void {
    if (countWaiting() > 0 && hasTime()) start(ready.next() ?? others.next())
  }

  function start(next: Waiting | undefined): void {
    if (!next) return
    const { socket } = next.request
    waitingOf.set(socket, waitingOf.get(socket)! - 1)
    // Nobody waits for the answer any more.
    if (!socket.destroyed) handle(next.request, next.response)
  }

  return {
    prefer: (isNowReady) => void (isReady = isNowReady),
    begin(request, response) {
      const { socket } = request
      if (countWaiting() === 0 && !begunHere.has(socket) && hasTime()) {
        begunHere.add(socket)
        return handle(request, response)
      }
      const ofConnection = (waitingOf.get(socket) ?? 0) + 1
      if (ofConnection > mostOfAConnection) {
        socket.destroy()
        return onFlood?.(socket)
      }
      waitingOf.set(socket, ofConnection)
      const rotation = isReady(request) ? ready : others
      rotation.add(callerOf(request), { request, response })
      scheduleSteps()
    },
  }
}

/** Puts the turns before what a server does with its requests. */
export function takeTurns(server: Server, options: Options): RequestTurns {
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  const turns = createRequestTurns(
    (request, response) => listeners.forEach((listen) => listen.call(server, request, response)),
    options,
  )
  server.on('request', turns.begin)
  stopReadingWhenCut(server)
  return turns
}
