import { type ComponentType, createElement, useSyncExternalStore } from 'react'
import { pressAgain, rememberEarlyEvents } from './early-events.ts'
import type { IslandsProps, PageScript } from './page-script.ts'

type LazyOptions = {
  /** Loads the script after this time even if the reader gives no sign. */
  afterMs?: () => number | undefined
  /** The script could not be loaded. Pages are whole without their scripts, so most say nothing. */
  onFailure?: (root: HTMLElement) => void
}

/**
 * The first of these tells that the page has a reader, not only a visitor who leaves again. Not pointerover: it comes with
 * the first layout wherever the mouse happens to lie.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** A page script that is loaded at the first sign of a reader, or after a while, and attached then. */
export function lazyScript<Facts>(
  load: () => Promise<PageScript<Facts>>,
  { afterMs, onFailure }: LazyOptions = {},
): PageScript<Facts> {
  let loaded: PageScript<Facts> | null = null
  let isWanted = false
  const listeners = new Set<() => void>()

  const attach: NonNullable<PageScript<Facts>['attach']> = (root, page, tools) => {
    if (loaded) return loaded.attach?.(root, page, tools)
    let detach: (() => void) | void
    const gone = new AbortController()
    const waiting = new AbortController()
    const early = rememberEarlyEvents(gone.signal)

    const begin = (script: PageScript<Facts>) => {
      loaded = script
      for (const listener of listeners) listener()
      if (gone.signal.aborted) return
      gone.abort()
      detach = script.attach?.(root, page, { ...tools, early })
      pressAgain(early, root)
    }
    const start = () => {
      waiting.abort()
      isWanted = true
      load().then(begin, () => onFailure?.(root))
    }
    for (const sign of signs) addEventListener(sign, start, { passive: true, capture: true, signal: waiting.signal })
    const waitMs = afterMs?.()
    const timer = waitMs === undefined ? undefined : setTimeout(start, waitMs)
    waiting.signal.addEventListener('abort', () => clearTimeout(timer))
    // Wanted by the page before, which was left before the script came; or the reader acted before this line ran.
    if (isWanted || Object.keys(early).length > 0 || root.querySelector('[data-pressed], :focus, :popover-open'))
      start()
    return () => {
      gone.abort()
      waiting.abort()
      detach?.()
    }
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const Islands: ComponentType<IslandsProps<Facts>> = (props) => {
    const script = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    )
    return script?.Islands ? createElement(script.Islands, props) : null
  }
  return { attach, Islands }
}
