import { exchangeParts } from '../../../lib/reading/exchange-parts.ts'
import { lazyScript } from '../../../lib/reading/lazy-script.ts'
import { ReadingView } from '../../../lib/reading/reading-view.tsx'
import { readCartCount } from '../../../shared/cart/cart-count.ts'
import type { ListFacts } from '../list-facts.ts'

/** Whoever has something in the cart wants to see it on the cards without touching anything. */
const shownAfterMs = 500

const scripts = [
  lazyScript<ListFacts>(async () => (await import('./list-script.ts')).listScript, {
    afterMs: () => (readCartCount() > 0 ? shownAfterMs : undefined),
  }),
]

/** Without its script the list is links and a form. */
export function ShopListView() {
  return <ReadingView scripts={scripts} exchange={exchangeParts} />
}
