import { indiaDay } from '@sankalp/contract/india-time'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import { type MovedPieces, type Pieces, applyPrices, insertPrice, moveGoods, setListed } from './goods.repository.ts'
import type { ProductRow, SoldRow } from './product-rows.ts'
import { findProducts, lockProducts, readSold } from './shop.repository.ts'

export type { Pieces } from './goods.repository.ts'

/** Goods on the shelf, for features that sell them and for operators. */
export const goods = {
  find: (db: Queryable, ids: readonly string[]): Promise<ProductRow[]> => findProducts(db, ids),
  /** What an order needs of them, before they are locked. */
  look: (tx: Tx, ids: readonly string[]): Promise<SoldRow[]> => readSold(tx, ids),
  /** Locks the products first, so that nobody else sells them meanwhile. */
  lock: (tx: Tx, ids: readonly string[]): Promise<SoldRow[]> => lockProducts(tx, ids),
  /** Sets pieces aside for an order, or for several. Their products must be locked. */
  take: (tx: Tx, orderId: string, pieces: readonly Pieces[], now: Date) =>
    moveGoods(tx, less(pieces, orderId), 'ordered', now),
  takeAll: (tx: Tx, orders: readonly { orderId: string; pieces: readonly Pieces[] }[], now: Date) =>
    moveGoods(
      tx,
      orders.flatMap(({ orderId, pieces }) => less(pieces, orderId)),
      'ordered',
      now,
    ),
  /** The goods of an order are on the shelf again. A second time is refused by the table. */
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
  /** What came back and cannot be sold again. */
  spoil: (tx: Tx, pieces: readonly Pieces[], note: string, now: Date) =>
    moveGoods(tx, less(pieces, null), 'spoilt', now, note),
  receive: (tx: Tx, pieces: readonly Pieces[], note: string, now: Date) =>
    moveGoods(tx, more(pieces, null), 'received', now, note),
  /** A price from a day (India) on; one from today or before holds at once. */
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
