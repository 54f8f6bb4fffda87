import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import { noteCatalogueChange } from './catalogue-changes.ts'

export type Pieces = { productId: string; quantity: number }
export type StockReason = 'received' | 'ordered' | 'cancelled' | 'returned' | 'spoilt' | 'counted'

/** Pieces that arrive or, if negative, leave, and the order they belong to, if any. */
export type MovedPieces = Pieces & { orderId: string | null }

/**
 * Moves goods: updates the stock of each product and records the movement in one statement. To take goods, lock the
 * products first. A check constraint refuses a negative stock.
 */
export async function moveGoods(
  tx: Tx,
  pieces: readonly MovedPieces[],
  reason: StockReason,
  now: Date,
  note: string | null = null,
): Promise<void> {
  const sorted = pieces.toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
  await tx.query(
    `with moved as (select * from jsonb_to_recordset($1::jsonb) as piece ("productId" text, quantity integer, "orderId" uuid)),
       noted as (
         insert into stock_movement (product_id, quantity, reason, order_id, note, at)
         select "productId", quantity, $2, "orderId", $3, $4 from moved
       )
     update product set stock = product.stock + summed.quantity, updated_at = $4
       from (select "productId", sum(quantity)::integer as quantity from moved group by "productId") summed where product.id = "productId"`,
    [JSON.stringify(sorted), reason, note, now],
  )
  noteCatalogueChange(tx)
}

export async function insertPrice(
  tx: Tx,
  productId: string,
  from: string,
  price: { pricePaise: number; discountPercent: number },
): Promise<void> {
  await tx.query(
    `insert into product_price (product_id, holds_from, price_paise, discount_percent) values ($1, $2, $3, $4)
     on conflict (product_id, holds_from) do update set price_paise = excluded.price_paise, discount_percent = excluded.discount_percent`,
    [productId, from, price.pricePaise, price.discountPercent],
  )
}

/** Sets every product to the price that applies on a day. Returns the number of changed products. */
export async function applyPrices(db: Queryable | Db, day: string, now: Date): Promise<number> {
  const rows = await db.query(
    `update product set price_paise = due.price_paise, discount_percent = due.discount_percent, updated_at = $2
      from (select distinct on (product_id) * from product_price where holds_from <= $1 order by product_id, holds_from desc) due
      where product.id = due.product_id and (product.price_paise, product.discount_percent) <> (due.price_paise, due.discount_percent) returning product.id`,
    [day, now],
  )
  noteCatalogueChange(db)
  return rows.length
}

export async function setListed(tx: Tx, productId: string, listed: boolean, now: Date): Promise<void> {
  await tx.query('update product set listed = $2, updated_at = $3 where id = $1', [productId, listed, now])
  noteCatalogueChange(tx)
}
