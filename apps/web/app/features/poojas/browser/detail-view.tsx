import { lazyScript } from '../../../lib/reading/lazy-script.ts'
import { ReadingView } from '../../../lib/reading/reading-view.tsx'
import type { DetailFacts } from '../detail-facts.ts'

/** Whoever has not left by then may want to choose. */
const settledMs = 1500

const scripts = [
  lazyScript<DetailFacts | null>(async () => (await import('./detail-script.ts')).detailScript, {
    afterMs: () => settledMs,
  }),
]

export function PoojaDetailView() {
  return <ReadingView scripts={scripts} />
}
