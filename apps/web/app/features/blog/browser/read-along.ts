import type { Enliven } from '../../../lib/drawn/drawn-view.tsx'
import type { ArticleFacts } from '../article-facts.ts'
import { countView } from './count-view.ts'
import { followPlace } from './follow-place.ts'
import { offerSharing } from './offer-sharing.ts'

/** All that answers to a reader of an article. */
export const readAlong: Enliven<ArticleFacts | null> = (root, { facts }) => {
  // A page that says there is no article has nothing to follow.
  if (!facts) return
  const stop = new AbortController()
  followPlace(root, facts.id, stop.signal)
  offerSharing(root, facts, stop.signal)
  countView(root, facts, stop.signal)
  return () => stop.abort()
}
