import { indiaDay } from '@sankalp/contract/india-time'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import { type MovedPieces, type Pieces, applyPrices, insertPrice, moveGoods, setListed } from './goods.repository.ts'
import type { ProductRow, SoldRow } from './product-rows.ts'
import { findProducts, lockProducts, readSold } from './shop.repository.ts'

export type { Pieces } from './goods.repository.ts'

/** Stock operations for the features that sell goods and for operators. */
export const goods = {
  find: (db: Queryable, ids: readonly string[]): Promise<ProductRow[]> => findProducts(db, ids),
  /** Reads what an order needs of the products, before they are locked. */
  look: (tx: Tx, ids: readonly string[]): Promise<SoldRow[]> => readSold(tx, ids),
  /** Locks the products, so that no other transaction sells them meanwhile. */
  lock: (tx: Tx, ids: readonly string[]): Promise<SoldRow[]> => lockProducts(tx, ids),
  /** Sets pieces aside for an order. The products must be locked. */
  take: (tx: Tx, orderId: string, pieces: readonly Pieces[], now: Date) =>
    moveGoods(tx, less(pieces, orderId), 'ordered', now),
  /** Puts the goods of an order back on the shelf. The table refuses a second time. */
  async putBack(
    tx: Tx,
    orderId: string,
    pieces: readonly Pieces[],
    reason: 'cancelled' | 'returned',
    now: Date,
  ): Promise<void> {
    await lockProducts(
      tx,
      pieces.map(({ productId }) => productId),
    )
    await moveGoods(tx, more(pieces, orderId), reason, now)
  },
  /** Records returned goods that cannot be sold again. */
  spoil: (tx: Tx, pieces: readonly Pieces[], note: string, now: Date) =>
    moveGoods(tx, less(pieces, null), 'spoilt', now, note),
  receive: (tx: Tx, pieces: readonly Pieces[], note: string, now: Date) =>
    moveGoods(tx, more(pieces, null), 'received', now, note),
  /** Sets a price from a day (in India) on. A price from today or earlier applies at once. */
  async setPrice(
    tx: Tx,
    productId: string,
    price: { pricePaise: number; discountPercent: number; from: string },
    now: Date,
  ): Promise<void> {
    await insertPrice(tx, productId, price.from, price)
    if (price.from <= indiaDay(now)) await applyPrices(tx, indiaDay(now), now)
  },
  withdraw: (tx: Tx, productId: string, now: Date) => setListed(tx, productId, false, now),
}
export type Goods = typeof goods

function more(pieces: readonly Pieces[], orderId: string | null): MovedPieces[] {
  return pieces.map(({ productId, quantity }) => ({ productId, quantity, orderId }))
}

function less(pieces: readonly Pieces[], orderId: string | null): MovedPieces[] {
  return pieces.map(({ productId, quantity }) => ({ productId, quantity: -quantity, orderId }))
}
