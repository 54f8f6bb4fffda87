import { DrawnView } from '../../../lib/drawn/drawn-view.tsx'
import { exchangeParts } from '../../../lib/drawn/exchange-parts.ts'
import { late } from '../../../lib/drawn/late.ts'
import type { BlogWish } from '../blog-address.ts'

const enliven = late<BlogWish>(async () => (await import('./attend-list.ts')).attendList)

/** Without its program the list is links and a form. */
export function BlogListView() {
  return <DrawnView enliven={enliven} exchange={exchangeParts} />
}
