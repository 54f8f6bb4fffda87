import { rememberEarlyEvents } from './early-events.ts'
import type { PageScript } from './page-script.ts'

/**
 * A page script that is fetched as soon as there is a page, and not with its first load: for what should answer even when
 * the network is lost later, and need not be there with the first press. Keys and touches before it are handed over.
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
      // A page is whole without its scripts.
      fetch().then(begin, () => {})
      return () => {
        gone.abort()
        detach?.()
      }
    },
  }
}
