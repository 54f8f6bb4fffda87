import { lazyScript } from '../../../lib/reading/lazy-script.ts'
import { ReadingView } from '../../../lib/reading/reading-view.tsx'
import type { DetailsFacts } from './details-facts.ts'

const scripts = [
  lazyScript<DetailsFacts>(async () => (await import('./details-script.ts')).detailsScript, { afterMs: () => 0 }),
]

export function AstrologerDetailsView() {
  return <ReadingView scripts={scripts} />
}
