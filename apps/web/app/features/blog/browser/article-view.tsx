import { lazyScript } from '../../../lib/reading/lazy-script.ts'
import { ReadingView } from '../../../lib/reading/reading-view.tsx'
import { readLocal } from '../../../lib/storage.ts'
import type { ArticleFacts } from '../article-facts.ts'

/**
 * Load the script for readers who stay this long. A user who has chosen a time format gets it at once, so that other
 * formats do not show for long.
 */
const settledMs = 1500

const scripts = [
  lazyScript<ArticleFacts | null>(async () => (await import('./article-script.ts')).articleScript, {
    afterMs: () => (readLocal('clock') ? 0 : settledMs),
  }),
]

export function ArticleView() {
  return <ReadingView scripts={scripts} />
}
