import type { DemoProduct } from './entries.ts'
import { books } from './products/books.ts'
import { gemsAndYantras } from './products/gems-and-yantras.ts'
import { lampsAndIncense } from './products/lamps-and-incense.ts'
import { moreBeadsAndStones } from './products/more-beads-and-stones.ts'
import { moreForWorship } from './products/more-for-worship.ts'
import { pujaSets } from './products/puja-sets.ts'
import { rudrakshaAndMalas } from './products/rudraksha-and-malas.ts'

/**
 * The demo's shop: what a thing is, where it comes from, how large it is. No text says what it will do for anybody. The order
 * is that of the shelves; a list shows one of each shelf first (see `shelfByShelf`).
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

/** The first of every shelf, then the second of every shelf, and so on: a first page that shows what there is. */
function shelfByShelf(products: readonly DemoProduct[]): DemoProduct[] {
  const places = products.map((product, index) => ({
    product,
    place: products.slice(0, index).filter(({ category }) => category === product.category).length,
  }))
  return places.toSorted((a, b) => a.place - b.place).map(({ product }) => product)
}
