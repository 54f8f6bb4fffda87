import { type ComponentType, createElement, useSyncExternalStore } from 'react'
import { pressAgain, rememberEarlyEvents } from './early-events.ts'
import type { IslandsProps, PageScript } from './page-script.ts'

type LazyOptions = {
  /** Loads the script after this time even without a sign of the reader. */
  afterMs?: () => number | undefined
  /** Called when the script could not be loaded. Most pages ignore this, since they work without their scripts. */
  onFailure?: (root: HTMLElement) => void
}

/**
 * The first of these shows that the visitor uses the page and does not leave at once. Not pointerover, which fires with
 * the first layout wherever the mouse is.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Returns a page script that loads at the first sign of a reader, or after a while, and is then attached. */
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
    // The previous page requested it and was left before the script loaded; or the reader acted before this line ran.
    if (isWanted || root.querySelector('[data-pressed], :focus, :popover-open')) start()
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
