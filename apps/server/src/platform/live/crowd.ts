import type { IncomingMessage } from 'node:http'
import { DomainError } from '@sankalp/contract'
import { addressKey } from '../http/address.ts'
import type { Limits } from '../limits.ts'

/** A phone network has thousands of people behind one address, all of whom come back when a server was restarted. */
const connectsPerAddress = { max: 600, windowSeconds: 60 }
const openPerAddress = 1000
/** A token comes with the first packet: whoever waits longer than a moment has none. */
const waitingPerAddress = 50
/** Every open tab may have one. */
const openPerSession = 20

type Closing = { once(event: 'close', listener: () => void): unknown }

/** One connection, as it is counted here. */
export type Guest = { readonly addressKey: string; isSignedIn: boolean }

/**
 * How many connections there are, by address and by session: a few addresses or one sign-in must not fill the room. Each
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
    /** Whether somebody may connect at all, asked before anything is opened for them. */
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
    /** Nobody, where a request was never asked about. */
    guestOf: (request: IncomingMessage): Guest | undefined => guests.get(request),
    /** Somebody has signed in on a connection; refused when their session has more than enough. */
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
