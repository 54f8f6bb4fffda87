import { DomainError } from '@sankalp/contract'
import type { FastifyRequest } from 'fastify'
import { networkKey } from '../http/address.ts'
import { createWindows } from '../limit-windows.ts'

/** An uncached page takes ten milliseconds to render. This limits one address and one IPv6 /48. */
const perAddress = { max: 300, windowSeconds: 60 }
const perNetwork = { max: 1500, windowSeconds: 60 }
/** While one waits for its data, another is rendered; but one of an address at a time. */
const atOnce = 2
const waitingPerAddress = 10
const waitingInAll = 100
const busyForSeconds = 2
/** After a page there is a rest as long as it took, up to this: calls and frames need several turns in a row. */
const longestRestMs = 50

type Caller = Pick<FastifyRequest, 'addressKey'>
export type Renderer = <Result>(caller: Caller, render: () => Promise<Result>) => Promise<Result>

/**
 * Renders one page of an address at a time, the addresses in rotation, and refuses who asks for too many. Each begins
 * in a turn of the event loop of its own, after a rest in which whatever came in meanwhile is answered. Each process
 * counts its own.
 */
export function createRenderer(): Renderer {
  const [addresses, networks] = [createWindows(perAddress), createWindows(perNetwork)]
  /** The pages of each address. A Map keeps its order, so an address that had its turn is set again as the last. */
  const waiting = new Map<string, (() => void)[]>()
  const running = new Set<string>()
  let waitingPages = 0
  let restsUntilMs = 0
  let isScheduled = false

  function schedule(): void {
    if (isScheduled || running.size >= atOnce || findNext() === undefined) return
    isScheduled = true
    const restMs = restsUntilMs - performance.now()
    if (restMs > 0) setTimeout(startNext, restMs)
    else setImmediate(startNext)
  }

  function findNext(): string | undefined {
    return [...waiting.keys()].find((address) => !running.has(address))
  }

  function startNext(): void {
    isScheduled = false
    // A page may have been ready in the turn in which it began.
    if (performance.now() < restsUntilMs) return schedule()
    const address = findNext()!
    const pages = waiting.get(address)!
    const start = pages.shift()!
    waiting.delete(address)
    if (pages.length > 0) waiting.set(address, pages)
    waitingPages -= 1
    running.add(address)
    start()
    schedule()
  }

  function waitForTurn(address: string): Promise<void> {
    const pages = waiting.get(address) ?? []
    if (pages.length >= waitingPerAddress || waitingPages >= waitingInAll)
      throw new DomainError('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds: busyForSeconds })
    return new Promise((resolve) => {
      waiting.set(address, [...pages, resolve])
      waitingPages += 1
      schedule()
    })
  }

  return async ({ addressKey }, render) => {
    const now = performance.now()
    const network = networkKey(addressKey)
    const retryAfterSeconds = Math.max(addresses.take(addressKey, now), network ? networks.take(network, now) : 0)
    if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds })
    await waitForTurn(addressKey)
    const begunMs = performance.now()
    try {
      return await render()
    } finally {
      const endedMs = performance.now()
      restsUntilMs = endedMs + Math.min(endedMs - begunMs, longestRestMs)
      running.delete(addressKey)
      schedule()
    }
  }
}
