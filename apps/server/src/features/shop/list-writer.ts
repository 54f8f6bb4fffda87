import type { Language } from '@sankalp/contract'
import { getAllProduct } from '@sankalp/contract/shop'
import { shopTexts } from '@sankalp/content/shop-texts'
import { createBoundedCache } from '../../platform/bounded-cache.ts'
import { compileOnce } from '../../platform/compile-schema.ts'
import { countCatalogueChanges } from './catalogue-changes.ts'
import type { ProductQuery, Shop } from './shop.service.ts'

/** Other processes sell too: what they changed is seen this soon. Who buys is told the truth anyway. */
const keptMs = 1000
const keptLists = 300

type Written = { json: Promise<string>; changes: number; at: number }

/**
 * Lists and searches as JSON, checked by the contract and kept for a second, or until this process changes a product. Words that nobody else looks
 * for push out each other, and not what is asked for again.
 */
export function createListWriter(shop: Pick<Shop, 'getAllProduct'>, nowMs: () => number = () => performance.now()) {
  const checked = compileOnce(getAllProduct.reply)
  const kept = createBoundedCache<Written>(keptLists)

  async function write(query: ProductQuery, language: Language): Promise<string> {
    const { items, total, moreFound, ...page } = await shop.getAllProduct(query, language)
    return JSON.stringify(
      checked().parse({
        products: items,
        totalProducts: total,
        moreFound,
        message: shopTexts[moreFound ? 'foundMore' : 'found'][language](total),
        ...page,
      }),
    )
  }

  return (query: ProductQuery, language: Language): Promise<string> => {
    const key = language + JSON.stringify(query)
    const known = kept.get(key)
    const [changes, at] = [countCatalogueChanges(), nowMs()]
    if (known && known.changes === changes && at - known.at < keptMs) return known.json
    const written = { json: write(query, language), changes, at }
    kept.set(key, written)
    written.json.catch(() => kept.delete(key))
    return written.json
  }
}
