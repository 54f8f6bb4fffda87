import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { lazyScript } from '../../../lib/reading/lazy-script.ts'
import { ReadingView } from '../../../lib/reading/reading-view.tsx'
import { readLocal } from '../../../lib/storage.ts'
import type { HomeFacts } from '../home-facts.ts'

/** The server renders the hand of the wheel where it stands; after this time it is due to move. */
const handMs = 30_000

const scripts = [
  // Links work without it; the form waits for it, so it is asked for again.
  lazyScript<HomeFacts>(() => retryImport(async () => (await import('./home-script.tsx')).homeScript), {
    // Who has chosen another notation for times should not see the page without it for long.
    afterMs: () => (readLocal('clock') === null ? handMs : 0),
  }),
]

export function HomeView() {
  return <ReadingView scripts={scripts} />
}
