import { fetchedScript } from '../../../lib/reading/fetched-script.ts'
import { lazyScript } from '../../../lib/reading/lazy-script.ts'
import { ReadingView } from '../../../lib/reading/reading-view.tsx'
import { readLocal } from '../../../lib/storage.ts'
import type { AlmanacFacts } from '../almanac-facts.ts'

/**
 * Load the script early for a reader who has chosen a notation or a place, so that the page does not show another one
 * for long.
 */
const hasChoices = () =>
  readLocal('clock') !== null || readLocal('place') !== null || location.search.includes('clock=')

const scripts = [
  fetchedScript<AlmanacFacts>(async () => (await import('./present-script.ts')).presentScript),
  lazyScript<AlmanacFacts>(async () => (await import('./almanac-script.tsx')).almanacScript, {
    afterMs: () => (hasChoices() ? 0 : undefined),
  }),
]

/** Shows all pages of the almanac. */
export function AlmanacView() {
  return <ReadingView scripts={scripts} />
}
