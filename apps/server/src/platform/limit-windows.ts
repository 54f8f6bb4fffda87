import type { Limit } from './limits.ts'

type Window = { count: number; endsAt: number }

/** The number of callers that are counted separately: some 15 MB at most for a rule. */
const keptAtOnce = 50_000

/**
 * Counts one rule's callers in this process. A caller's window opens with the first call. Windows are not removed one
 * by one, which would take a timer for each. There are two sets: when the younger one has lasted a whole window,
 * nothing in the older one can still be open, and the older one is dropped.
 */
export function createWindows({ max, windowSeconds }: Limit, capacity = keptAtOnce) {
  const windowMs = windowSeconds * 1000
  let younger = new Map<string, Window>()
  let older = new Map<string, Window>()
  let startedAt = Number.NEGATIVE_INFINITY

  function find(key: string, nowMs: number): Window | undefined {
    let window = younger.get(key)
    // Move it to the younger set, so that a flood of other callers does not evict a caller that keeps calling.
    if (!window && (window = older.get(key))) store(key, window, nowMs)
    return window && window.endsAt > nowMs ? window : undefined
  }

  function store(key: string, window: Window, nowMs: number): void {
    // The set may be full before its time. Then the callers that called least recently are forgotten, which only
    // benefits them.
    if (nowMs - startedAt >= windowMs || younger.size >= capacity / 2) {
      older = younger
      younger = new Map()
      startedAt = nowMs
    }
    younger.set(key, window)
  }

  function open(key: string, nowMs: number): Window {
    const window = { count: 0, endsAt: nowMs + windowMs }
    store(key, window, nowMs)
    return window
  }

  return {
    /** Counts one call. Returns the seconds to wait when the limit is exceeded, else 0. */
    take(key: string, nowMs: number): number {
      const window = find(key, nowMs) ?? open(key, nowMs)
      window.count += 1
      return window.count <= max ? 0 : Math.ceil((window.endsAt - nowMs) / 1000)
    },
    giveBack(key: string, nowMs: number): void {
      const window = find(key, nowMs)
      if (window && window.count > 0) window.count -= 1
    },
    /** The number of remembered windows. */
    get size(): number {
      return younger.size + older.size
    },
  }
}
