import type { Language } from '@sankalp/contract'
import type { Input } from '@sankalp/contract/endpoint'
import type { getAllProduct } from '@sankalp/contract/shop'
import { shopTexts } from '@sankalp/content/shop-texts'
import { createBoundedCache } from '../../platform/bounded-cache.ts'
import { SharedReply } from '../../platform/http/mount.ts'
import { countCatalogueChanges } from './catalogue-changes.ts'
import type { ProductQuery, Shop } from './shop.service.ts'

/** Other processes sell too, and their changes appear after this time. An order always reads the current stock. */
const keptMs = 1000
const keptLists = 300

type List = SharedReply<Input<(typeof getAllProduct)['reply']>>
type Kept = { list: Promise<List>; changes: number; at: number }

/**
 * Finds lists and searches, and keeps each for a second, or until this process changes a product. Words that no visitor
 * else looks for push out each other, and not what is asked for again.
 */
export function createListKeeper(shop: Pick<Shop, 'getAllProduct'>, nowMs: () => number = () => performance.now()) {
  const kept = createBoundedCache<Kept>(keptLists)

  async function find(query: ProductQuery, language: Language): Promise<List> {
    const { items, total, moreFound, ...page } = await shop.getAllProduct(query, language)
    return new SharedReply({
      products: items,
      totalProducts: total,
      moreFound,
      message: shopTexts[moreFound ? 'foundMore' : 'found'][language](total),
      ...page,
    })
  }

  return (query: ProductQuery, language: Language): Promise<List> => {
    const key = language + JSON.stringify(query)
    const known = kept.get(key)
    const [changes, at] = [countCatalogueChanges(), nowMs()]
    if (known && known.changes === changes && at - known.at < keptMs) return known.list
    const list = find(query, language)
    kept.set(key, { list, changes, at })
    list.catch(() => kept.delete(key))
    return list
  }
}
