import type { PageScript } from '../../../lib/reading/page-script.ts'
import { writeChosenTimes } from '../../../shared/almanac/write-times.ts'
import type { ArticleFacts } from '../article-facts.ts'
import { countView } from './count-view.ts'
import { followPlace } from './follow-place.ts'
import { offerSharing } from './offer-sharing.ts'

/** The script of an article page. */
export const articleScript: PageScript<ArticleFacts | null> = {
  attach(root, { facts }) {
    // A page without an article has nothing to follow.
    if (!facts) return
    writeChosenTimes(root, facts.halfWords)
    const stop = new AbortController()
    followPlace(root, facts.id, stop.signal)
    offerSharing(root, facts, stop.signal)
    countView(root, facts, stop.signal)
    return () => stop.abort()
  },
}
