import type { PageScript } from '../../../lib/reading/page-script.ts'
import { markNow } from '../../../shared/almanac/mark-now.ts'
import { listenForWheelNames } from '../../../shared/almanac/wheel-names.ts'
import { findSkew } from '../../../shared/almanac/server-clock.ts'
import type { AlmanacFacts } from '../almanac-facts.ts'
import { listenForSteps } from './day-steps.ts'
import { find } from '../../../lib/reading/data-names.ts'

const beatMs = 20_000

/** The date at each page's place when the page was first opened. Only filled in a browser. */
const firstDates = new Map<string, string | null>()

/**
 * Marks what is running now by the server's clock, because a cached page cannot know when it is read. Reloads the page
 * when the date of its place ends, and shows a notice then. Also listens for steps to other days: a script that is
 * loaded at the first of them could not report a missing network.
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
    listenForWheelNames(root, stop.signal, early.click)
    const stopSteps = listenForSteps(root, early)
    return () => {
      stopSteps()
      stop.abort()
      clearInterval(timer)
    }
  },
}
