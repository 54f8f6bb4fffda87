import type { DemoProduct } from './entries.ts'
import { books } from './products/books.ts'
import { gemsAndYantras } from './products/gems-and-yantras.ts'
import { lampsAndIncense } from './products/lamps-and-incense.ts'
import { moreBeadsAndStones } from './products/more-beads-and-stones.ts'
import { moreForWorship } from './products/more-for-worship.ts'
import { pujaSets } from './products/puja-sets.ts'
import { rudrakshaAndMalas } from './products/rudraksha-and-malas.ts'

/**
 * The demo's shop: what a product is, its origin, its size. No text says what it will do for the buyer. The order is
 * that of the shelves; a list shows one of each shelf first (see `shelfByShelf`).
 */
export const demoProducts: readonly DemoProduct[] = shelfByShelf([
  ...rudrakshaAndMalas,
  ...gemsAndYantras,
  ...lampsAndIncense,
  ...pujaSets,
  ...books,
  ...moreBeadsAndStones,
  ...moreForWorship,
])

/**
 * Orders products as the first of every shelf, then the second of every shelf, and so on, so that the first page shows
 * the whole range.
 */
function shelfByShelf(products: readonly DemoProduct[]): DemoProduct[] {
  const places = products.map((product, index) => ({
    product,
    place: products.slice(0, index).filter(({ category }) => category === product.category).length,
  }))
  return places.toSorted((a, b) => a.place - b.place).map(({ product }) => product)
}
