import { createBoundedCache } from '../../platform/bounded-cache.ts'
import type { Secrets } from '../../platform/secrets.ts'

/**
 * Two signed tickets that name a session. The token (30 minutes, sent with each call) contains its expiry. The refresh
 * ticket (a cookie) contains its generation. Whether the session is still running is looked up in the database.
 */
export type Tickets = {
  writeToken(sessionId: string, expiresAt: Date): string
  readToken(token: string, now: Date): { sessionId: string; expiresAt: Date } | null
  writeRefresh(sessionId: string, generation: number): string
  readRefresh(ticket: string): { sessionId: string; generation: number } | null
}

/**
 * A token is sent with every call for half an hour, and checking its signature takes as long as finding its session.
 */
const keptTokens = 10_000

export function createTickets(secrets: Secrets): Tickets {
  const sign = (purpose: string, sessionId: string, value: number) =>
    `${sessionId}.${value.toString(36)}.${secrets.hash(purpose, `${sessionId}.${value}`)}`

  /** Tokens with a verified signature, keyed by the whole token: one with a changed letter is not found. */
  const rightTokens = createBoundedCache<{ sessionId: string; value: number }>(keptTokens)

  function readTokenOnce(token: string): { sessionId: string; value: number } | null {
    const kept = rightTokens.get(token)
    if (kept) return kept
    const found = read('token', token)
    // Do not cache tokens signed by the other secret: they become invalid when it expires, whatever they say.
    if (found && token === sign('token', found.sessionId, found.value)) rightTokens.set(token, found)
    return found
  }

  function read(purpose: string, ticket: string): { sessionId: string; value: number } | null {
    const match = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(ticket)
    const sessionId = match?.[1]
    const value = parseInt(match?.[2] ?? '', 36)
    if (!sessionId || !Number.isSafeInteger(value)) return null
    // Accept only the canonical form: a number with a leading zero would be a different text with the same signature.
    if (match[2] !== value.toString(36)) return null
    return secrets.isOurs(purpose, `${sessionId}.${value}`, match[3]!) ? { sessionId, value } : null
  }

  return {
    writeToken: (sessionId, expiresAt) => sign('token', sessionId, expiresAt.getTime()),
    readToken(token, now) {
      const found = readTokenOnce(token)
      if (!found || found.value <= now.getTime()) return null
      return { sessionId: found.sessionId, expiresAt: new Date(found.value) }
    },
    writeRefresh: (sessionId, generation) => sign('refresh', sessionId, generation),
    readRefresh(ticket) {
      const found = read('refresh', ticket)
      return found && { sessionId: found.sessionId, generation: found.value }
    },
  }
}
