import { exchangeParts } from '../../../lib/reading/exchange-parts.ts'
import { lazyScript } from '../../../lib/reading/lazy-script.ts'
import { ReadingView } from '../../../lib/reading/reading-view.tsx'
import type { BlogWish } from '../blog-address.ts'

const scripts = [lazyScript<BlogWish>(async () => (await import('./list-script.ts')).listScript)]

/** Shows the list. Without its script it consists of links and a form. */
export function BlogListView() {
  return <ReadingView scripts={scripts} exchange={exchangeParts} />
}
