import type { ArticleFacts } from '../article-facts.ts'
import { countView } from './count-view.ts'
import { followPlace } from './follow-place.ts'
import { offerSharing } from './offer-sharing.ts'

/** All that answers to a reader of an article. */
export function readAlong(root: HTMLElement, facts: ArticleFacts, signal: AbortSignal): void {
  followPlace(root, facts.id, signal)
  offerSharing(root, facts, signal)
  countView(root, facts, signal)
}
