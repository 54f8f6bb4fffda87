import { DrawnView } from '../../../lib/drawn/drawn-view.tsx'
import { late } from '../../../lib/drawn/late.ts'
import type { ArticleFacts } from '../article-facts.ts'

/** Who has not left by then is reading. */
const settledMs = 1500

const enliven = late<ArticleFacts | null>(async () => (await import('./read-along.ts')).readAlong, settledMs)

export function ArticleView() {
  return <DrawnView enliven={enliven} />
}
