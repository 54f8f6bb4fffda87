import type { Viewer } from '../../platform/http/viewer.ts'

/** How long a session is believed without asking again: an end that nobody could announce counts within 5 s. */
const believeMs = 4000
const maxEntries = 100_000

/** Spares a look-up on every call. What was ended here or by another process is never believed again. */
export type SessionCache = {
  /** At once where it is believed. */
  find(sessionId: string, load: () => Promise<Viewer | null>): Viewer | Promise<Viewer | null>
  end(sessionId: string): void
  /** What is known of it is asked anew with the next call. */
  drop(sessionId: string): void
}

/** By the time since the start: a clock that is set back must not keep an ended session alive. */
export function createSessionCache(nowMs: () => number = () => performance.now()): SessionCache {
  const known = new Map<string, { viewer: Viewer; untilMs: number }>()
  /** A look-up under way when the session ends would otherwise bring it back. */
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
