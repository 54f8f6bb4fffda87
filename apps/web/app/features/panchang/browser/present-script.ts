import type { PageScript } from '../../../lib/reading/page-script.ts'
import { markNow } from '../../../shared/almanac/mark-now.ts'
import { findSkew } from '../../../shared/almanac/server-clock.ts'
import type { AlmanacFacts } from '../almanac-facts.ts'
import { listenForSteps } from './day-steps.ts'
import { find } from '../../../lib/reading/data-names.ts'

const beatMs = 20_000

/** The date that it was at the place of each page when it was first opened. Only ever filled in a browser. */
const firstDates = new Map<string, string | null>()

/**
 * Marks what is running at present, by the server's clock, loads the page anew when the date of its place ends, and says
 * so on the new one. A cached page cannot know the minute in which it is read. Steps to other days are listened for here
 * too: a script that were fetched at the first of them could not say that there is no network.
 */
export const presentScript: PageScript<AlmanacFacts> = {
  attach(root, { facts: { today, todayEndsAt, texts } }, { revalidate, early }) {
    let skewMs = 0
    const stop = new AbortController()
    const beat = () => {
      const nowMs = Date.now() + skewMs
      markNow(root, nowMs)
      if (todayEndsAt && nowMs >= todayEndsAt && !document.hidden) revalidate()
    }
    beat()
    void findSkew().then((foundMs) => {
      skewMs = foundMs
      if (foundMs !== 0 && !stop.signal.aborted) beat()
    })
    const timer = setInterval(beat, beatMs)
    document.addEventListener('visibilitychange', beat, { signal: stop.signal })
    const { pathname } = location
    if (!firstDates.has(pathname)) firstDates.set(pathname, today)
    const notice = find(root, 'new-day')
    if (notice && today !== firstDates.get(pathname)) notice.textContent = texts.newDay
    const stopSteps = listenForSteps(root, early)
    return () => {
      stopSteps()
      stop.abort()
      clearInterval(timer)
    }
  },
}
