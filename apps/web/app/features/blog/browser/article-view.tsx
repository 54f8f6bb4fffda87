import { lazyScript } from '../../../lib/reading/lazy-script.ts'
import { ReadingView } from '../../../lib/reading/reading-view.tsx'
import { readLocal } from '../../../lib/storage.ts'
import type { ArticleFacts } from '../article-facts.ts'

/** Whoever has not left by then is reading. Who has chosen how times are written should not see them otherwise for long. */
const settledMs = 1500

const scripts = [
  lazyScript<ArticleFacts | null>(async () => (await import('./article-script.ts')).articleScript, {
    afterMs: () => (readLocal('clock') ? 0 : settledMs),
  }),
]

export function ArticleView() {
  return <ReadingView scripts={scripts} />
}
