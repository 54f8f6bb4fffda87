import type { Enliven } from './drawn-view.tsx'

/** The first sign that somebody is here. */
const signsOfLife = ['pointerover', 'focusin', 'scroll'] as const

/**
 * An Enliven whose program is fetched when somebody is here and not before, or when the page has been open for a while.
 * Pages are whole without it, so where it cannot be had nothing is said.
 */
export function late<Facts>(load: () => Promise<Enliven<Facts>>, afterMs?: number): Enliven<Facts> {
  let ready: Enliven<Facts> | null = null
  let isWanted = false
  return (root, page, go) => {
    if (ready) return ready(root, page, go)
    let stop: ReturnType<Enliven<Facts>>
    let isGone = false
    const begin = (enliven: Enliven<Facts>) => {
      ready = enliven
      if (!isGone) stop = enliven(root, page, go)
    }
    const waiting = new AbortController()
    const wake = () => {
      waiting.abort()
      isWanted = true
      void load().then(begin, () => undefined)
    }
    for (const sign of signsOfLife) addEventListener(sign, wake, { passive: true, signal: waiting.signal })
    const timer = afterMs && setTimeout(wake, afterMs)
    waiting.signal.addEventListener('abort', () => clearTimeout(timer))
    // The page before was touched, and has gone before its program came; or a reader was faster than any of it.
    if (isWanted || root.querySelector('[data-pressed], :focus')) wake()
    return () => {
      isGone = true
      waiting.abort()
      stop?.()
    }
  }
}
