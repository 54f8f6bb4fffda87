import type { Queryable, Tx } from '../../../platform/db/db.ts'
import { noteCatalogueChange } from '../catalogue-changes.ts'
import { type NewProduct, type ProductRow, productColumns } from '../product-rows.ts'

export type KeptRow = ProductRow & { version: number }

/** Returns a product, also one that the shop does not show. */
export async function findKept(db: Queryable, id: string): Promise<KeptRow | null> {
  const [row] = await db.query<KeptRow>(`select ${productColumns}, version from product where id = $1`, [id])
  return row ?? null
}

/** Returns a product and locks it against changes and sales until the transaction ends. */
export async function lockKept(tx: Tx, id: string): Promise<KeptRow | null> {
  const [row] = await tx.query<KeptRow>(
    `select ${productColumns}, version from product where id = $1 for no key update`,
    [id],
  )
  return row ?? null
}

export type PriceRow = { from: string; pricePaise: number; discountPercent: number }

/** Lists the prices, newest first. */
export function listPrices(db: Queryable, productId: string): Promise<PriceRow[]> {
  return db.query<PriceRow>(
    `select holds_from::text as from, price_paise as "pricePaise", discount_percent as "discountPercent" from product_price where product_id = $1 order by holds_from desc limit 50`,
    [productId],
  )
}

export type MovementRow = {
  id: string
  at: Date
  quantity: number
  reason: string
  order: string | null
  note: string | null
}

export function listMovements(db: Queryable, productId: string): Promise<MovementRow[]> {
  return db.query<MovementRow>(
    `select s.id::text as id, s.at, s.quantity, s.reason, o.financial_year || '/' || lpad(o.number::text, 6, '0') as order, s.note
       from stock_movement s left join shop_order o on o.id = s.order_id where s.product_id = $1 order by s.id desc limit 50`,
    [productId],
  )
}

export async function isSkuOfAnother(tx: Tx, sku: string, productId: string | null): Promise<boolean> {
  const rows = await tx.query('select 1 from product where sku = $1 and id is distinct from $2::text', [sku, productId])
  return rows.length > 0
}

/** Lists the ids that begin like this one, including those of withdrawn products, whose addresses stay taken. */
export async function listIdsLike(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(`select id from product where id = $1 or id like $1 || '-%'`, [id])
  return rows.map((row) => row.id)
}

/** Returns the rank after all other products. */
export async function nextRank(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ rank: number }>('select least(coalesce(max(rank), 0) + 1, 32767) as rank from product')
  return row!.rank
}

export type KeptTexts = Omit<NewProduct, 'id' | 'drawing' | 'pricePaise' | 'discountPercent' | 'stock' | 'rank'> & {
  listed: boolean
}

export async function updateTexts(tx: Tx, productId: string, product: KeptTexts, now: Date): Promise<void> {
  await tx.query(
    `update product set sku = $2, category = $3, name = $4::jsonb, type = $5::jsonb, type_key = $6, purposes = $7, colour = $8::jsonb, material = $9::jsonb,
       size = $10::jsonb, weight_grams = $11, certificate = $12, hsn = $13, description = $14::jsonb, search_text = $15, search_name = $16, listed = $17,
       version = version + 1, updated_at = $18
     where id = $1`,
    [
      productId,
      product.sku,
      product.category,
      JSON.stringify(product.name),
      JSON.stringify(product.type),
      product.typeKey,
      product.purposes,
      JSON.stringify(product.colour),
      JSON.stringify(product.material),
      JSON.stringify(product.size),
      product.weightGrams,
      product.certificate,
      product.hsn,
      JSON.stringify(product.description),
      product.searchText,
      product.searchName,
      product.listed,
      now,
    ],
  )
  noteCatalogueChange(tx)
}

export async function raiseVersion(tx: Tx, productId: string): Promise<void> {
  await tx.query('update product set version = version + 1 where id = $1', [productId])
}
