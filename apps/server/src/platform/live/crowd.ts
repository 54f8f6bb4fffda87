import type { IncomingMessage } from 'node:http'
import { DomainError } from '@sankalp/contract'
import { addressKey } from '../http/address.ts'
import type { Limits } from '../limits.ts'

/** A mobile network has thousands of users behind one address, who all reconnect after a restart. */
const connectsPerAddress = { max: 600, windowSeconds: 60 }
const openPerAddress = 1000
/** A token comes with the first packet, so a connection that waits longer has none. */
const waitingPerAddress = 50
/** Every open tab may have a connection. */
const openPerSession = 20

type Closing = { once(event: 'close', listener: () => void): unknown }

/** A connection, as it is counted here. */
export type Guest = { readonly addressKey: string; isSignedIn: boolean }

/**
 * Counts connections by address and by session, so that a few addresses or one sign-in cannot use up the capacity. Each
 * process counts its own.
 */
export function createCrowd({
  limits,
  readAddress,
}: {
  limits: Limits
  readAddress: (request: IncomingMessage) => string
}) {
  const open = createCounts()
  const waiting = createCounts()
  const sessions = createCounts()
  const guests = new WeakMap<IncomingMessage, Guest>()

  return {
    /** Returns whether a client may connect at all. Called before anything is opened for it. */
    async hasRoomFor(request: IncomingMessage): Promise<boolean> {
      const key = addressKey(readAddress(request))
      guests.set(request, { addressKey: key, isSignedIn: false })
      if ((await limits.take('live:connect', key, connectsPerAddress)) > 0) return false
      return open.of(key) < openPerAddress && waiting.of(key) < waitingPerAddress
    },
    opened(guest: Guest, socket: Closing): void {
      open.add(guest.addressKey)
      waiting.add(guest.addressKey)
      socket.once('close', () => {
        open.remove(guest.addressKey)
        if (!guest.isSignedIn) waiting.remove(guest.addressKey)
      })
    },
    /** Returns undefined for a request that was never checked. */
    guestOf: (request: IncomingMessage): Guest | undefined => guests.get(request),
    /** Notes a sign-in on a connection. Throws when its session has too many connections. */
    signedIn(guest: Guest, sessionId: string, connection: Closing): void {
      if (sessions.of(sessionId) >= openPerSession)
        throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 })
      sessions.add(sessionId)
      connection.once('close', () => sessions.remove(sessionId))
      if (guest.isSignedIn) return
      guest.isSignedIn = true
      waiting.remove(guest.addressKey)
    },
  }
}

export type Crowd = ReturnType<typeof createCrowd>

function createCounts() {
  const counts = new Map<string, number>()
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add: (key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1),
    remove(key: string) {
      const left = (counts.get(key) ?? 0) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    },
  }
}
