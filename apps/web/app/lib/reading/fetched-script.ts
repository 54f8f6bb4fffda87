import { rememberEarlyEvents } from './early-events.ts'
import type { PageScript } from './page-script.ts'

/**
 * Returns a page script that is fetched right after the page, not with its first load: for functions that must work
 * even if the network is lost later, but not at the first press. Earlier keys and touches are passed to it.
 */
export function fetchedScript<Facts>(fetch: () => Promise<PageScript<Facts>>): PageScript<Facts> {
  return {
    attach(root, page, tools) {
      let detach: (() => void) | void
      const gone = new AbortController()
      const early = rememberEarlyEvents(gone.signal)
      const begin = (script: PageScript<Facts>) => {
        if (gone.signal.aborted) return
        gone.abort()
        detach = script.attach?.(root, page, { ...tools, early })
      }
      // A page works without its scripts.
      fetch().then(begin, () => {})
      return () => {
        gone.abort()
        detach?.()
      }
    },
  }
}
