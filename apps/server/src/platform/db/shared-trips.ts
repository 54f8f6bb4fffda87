import type { PoolClient } from 'pg'

/** A connection of the pool, and how many statements are under way on it. */
type Trip = {
  client: Promise<PoolClient>
  begun: number
  underWay: number
  isOpen: boolean
  answeredAt: number
  broken: Error | undefined
}

/** The last one waits for all before it. */
const mostOnATrip = 8
/** A statement that lately took so long travels alone, so that nobody waits behind it. */
const slowMs = 20
const weightOfLast = 0.3

type Needs = {
  connect: () => Promise<PoolClient>
  /** Tells an error after which the connection cannot be used again. */
  isLost: (error: unknown) => boolean
  nowMs?: () => number
}

/**
 * Runs single statements on connections of a pool. Plain reads share them: those that begin in the same turn of the event loop go on one, in one
 * packet. A busy server then wakes one process of the database for several questions instead of one for each. A statement that may wait for a
 * lock must not be shared: whoever holds that lock may be waiting for the answer to a statement behind it.
 */
export function createSharedTrips({ connect, isLost, nowMs = () => performance.now() }: Needs) {
  const usualMs = new Map<string, number>()
  /** The trip that the reads of this turn go on. */
  let open: Trip | null = null

  const begin = (): Trip => ({
    client: connect(),
    begun: 0,
    underWay: 0,
    isOpen: true,
    answeredAt: 0,
    broken: undefined,
  })

  function tripOf(sql: string, isShared: boolean): Trip {
    if (!isShared || (usualMs.get(sql) ?? 0) > slowMs) return { ...begin(), isOpen: false }
    if (open && open.begun < mostOnATrip && !open.broken) return open
    if (open) close(open)
    const trip = (open = begin())
    setImmediate(() => close(trip))
    return trip
  }

  function close(trip: Trip): void {
    if (!trip.isOpen) return
    if (open === trip) open = null
    trip.isOpen = false
    if (trip.underWay === 0) release(trip)
  }

  function release({ client, broken }: Trip): void {
    client.then(
      (connected) => connected.release(broken),
      // There is none to give back: whoever waited for it was told.
      () => undefined,
    )
  }

  return async <Result>(
    sql: string,
    isShared: boolean,
    send: (client: PoolClient) => Promise<Result>,
  ): Promise<Result> => {
    const trip = tripOf(sql, isShared)
    trip.begun += 1
    trip.underWay += 1
    try {
      const client = await trip.client
      const sentAt = nowMs()
      const result = await send(client)
      // What those before it on the trip took is not its own time.
      const tookMs = nowMs() - Math.max(sentAt, trip.answeredAt)
      trip.answeredAt = nowMs()
      if (isShared) usualMs.set(sql, (usualMs.get(sql) ?? tookMs) * (1 - weightOfLast) + tookMs * weightOfLast)
      return result
    } catch (error) {
      if (isLost(error)) trip.broken = error as Error
      throw error
    } finally {
      trip.underWay -= 1
      if (!trip.isOpen && trip.underWay === 0) release(trip)
    }
  }
}
