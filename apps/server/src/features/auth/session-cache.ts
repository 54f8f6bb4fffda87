import type { Viewer } from '../../platform/http/viewer.ts'

/** How long a session is cached. An end that could not be announced takes effect within 5 s. */
const believeMs = 4000
const maxEntries = 100_000

/**
 * Saves a lookup on every call. A session that this or another process has ended is never served from the cache again.
 */
export type SessionCache = {
  /** Returns the viewer synchronously while it is cached. */
  find(sessionId: string, load: () => Promise<Viewer | null>): Viewer | Promise<Viewer | null>
  end(sessionId: string): void
  /** Looks the session up again at the next call. */
  drop(sessionId: string): void
}

/** Uses monotonic time: a clock that is set back must not keep an ended session alive. */
export function createSessionCache(nowMs: () => number = () => performance.now()): SessionCache {
  const known = new Map<string, { viewer: Viewer; untilMs: number }>()
  /** Ended sessions: a lookup that was running when the session ended must not cache it again. */
  const ended = new Map<string, number>()

  function forgetOld(): void {
    const now = nowMs()
    for (const [id, { untilMs }] of known) if (untilMs <= now) known.delete(id)
    for (const [id, untilMs] of ended) if (untilMs <= now) ended.delete(id)
  }

  async function ask(sessionId: string, load: () => Promise<Viewer | null>): Promise<Viewer | null> {
    const viewer = await load()
    if (!viewer || ended.has(sessionId)) return null
    if (known.size >= maxEntries) forgetOld()
    if (known.size < maxEntries) known.set(sessionId, { viewer, untilMs: nowMs() + believeMs })
    return viewer
  }

  return {
    find(sessionId, load) {
      const hit = known.get(sessionId)
      return hit && hit.untilMs > nowMs() ? hit.viewer : ask(sessionId, load)
    },
    drop: (sessionId) => void known.delete(sessionId),
    end(sessionId) {
      if (ended.size >= maxEntries) forgetOld()
      known.delete(sessionId)
      ended.set(sessionId, nowMs() + 10 * believeMs)
    },
  }
}
