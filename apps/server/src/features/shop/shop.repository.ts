import type { ProductCategory, ProductPurpose, ProductSort } from '@sankalp/contract/shop-keys'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import { createParameters } from '../../platform/db/parameters.ts'
import { noteCatalogueChange } from './catalogue-changes.ts'
import {
  type BothLanguages,
  type NewProduct,
  type ProductFilter,
  type ProductRow,
  type SoldRow,
  productColumns,
  soldColumns,
} from './product-rows.ts'

const orders: Record<ProductSort, string> = {
  shelf: 'rank, id',
  priceLow: 'final_paise, id',
  priceHigh: 'final_paise desc, id desc',
  newest: 'created_at desc, id',
  discount: 'discount_percent desc, rank, id',
}

/** Returns the conditions of a filter without words. */
function findBy({ category, type, purpose, minPaise, maxPaise, inStock }: ProductFilter) {
  const { values, put } = createParameters()
  const where = ['listed']
  if (category) where.push(`category = ${put(category)}`)
  if (type) where.push(`type_key = ${put(type)}`)
  if (purpose) where.push(`purposes @> array[${put(purpose)}]`)
  if (minPaise !== undefined) where.push(`final_paise >= ${put(minPaise)}`)
  if (maxPaise !== undefined) where.push(`final_paise <= ${put(maxPaise)}`)
  if (inStock) where.push('stock > 0')
  return { found: `from product where ${where.join(' and ')}`, values, put }
}

/** Counts the products, up to `most`. */
export async function countProducts(db: Queryable, filter: ProductFilter, most: number): Promise<number> {
  const { found, values, put } = findBy(filter)
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from (select 1 ${found} limit ${put(most)}) counted`,
    values,
  )
  return row!.count
}

export function listProducts(
  db: Queryable,
  filter: ProductFilter,
  sort: ProductSort = 'shelf',
  limit: number,
  offset: number,
): Promise<ProductRow[]> {
  const { found, values, put } = findBy(filter)
  return db.query<ProductRow>(
    `select ${productColumns} ${found} order by ${orders[sort]} limit ${put(limit)} offset ${put(offset)}`,
    values,
  )
}

export async function findProduct(db: Queryable, id: string): Promise<ProductRow | null> {
  const [row] = await db.query<ProductRow>(`select ${productColumns} from product where id = $1 and listed`, [id])
  return row ?? null
}

export type ProductPage = Pick<ProductRow, 'id' | 'drawing' | 'name' | 'description'> & { updatedAt: Date }

/** Returns every product that has a page. */
export function listPages(db: Queryable): Promise<ProductPage[]> {
  return db.query<ProductPage>(
    'select id, drawing, name, description, updated_at as "updatedAt" from product where listed order by rank, id',
  )
}

/** Lists related products: those of the same category first, then those for the same use. */
export function listRelated(
  db: Queryable,
  { id, category, purposes }: ProductRow,
  limit: number,
): Promise<ProductRow[]> {
  return db.query<ProductRow>(
    `select ${productColumns} from product where listed and id <> $1 and (category = $2 or purposes && $3::text[])
      order by category <> $2, stock = 0, rank, id limit ${limit}`,
    [id, category, purposes],
  )
}

/**
 * Hide the ids from the planner: if it knew their number, it would plan the reads of each order anew, which takes as
 * long as the reading.
 */
const anyOf = (ids: string) => `any ((select ${ids}::text[])::text[])`

/** Returns the products, including withdrawn ones, because carts and orders still show them. */
export function findProducts(db: Queryable, ids: readonly string[]): Promise<ProductRow[]> {
  return db.query<ProductRow>(`select ${productColumns} from product where id = ${anyOf('$1')}`, [ids])
}

/** Reads the products without a lock. They may change a moment later. */
export function readSold(tx: Tx, ids: readonly string[]): Promise<SoldRow[]> {
  return tx.query<SoldRow>(`select ${soldColumns} from product where id = ${anyOf('$1')}`, [ids])
}

/** Locks the products until the transaction ends, in the order of their ids, so that two orders cannot deadlock. */
export function lockProducts(tx: Tx, ids: readonly string[]): Promise<SoldRow[]> {
  return tx.query<SoldRow>(
    `select ${soldColumns} from product where id = ${anyOf('$1')} order by id for no key update`,
    [ids],
  )
}

export type FilterRows = {
  categories: { key: ProductCategory; count: number }[]
  types: { key: string; name: BothLanguages; category: ProductCategory; count: number }[]
  purposes: { key: ProductPurpose; count: number }[]
  price: { minPaise: number; maxPaise: number }
}

export async function readFilters(db: Queryable): Promise<FilterRows> {
  const [row] = await db.query<FilterRows>(`
    select
      (select coalesce(jsonb_agg(c), '[]') from (select category as key, count(*) as count from product where listed group by category) c) as categories,
      (select coalesce(jsonb_agg(t order by t.key), '[]') from (
        select type_key as key, (array_agg(type))[1] as name, (array_agg(category))[1] as category, count(*) as count from product where listed group by type_key) t) as types,
      (select coalesce(jsonb_agg(p), '[]') from (
        select purpose as key, count(*) as count from product, unnest(purposes) purpose where listed group by purpose) p) as purposes,
      (select jsonb_build_object('minPaise', coalesce(min(final_paise), 0), 'maxPaise', coalesce(max(final_paise), 0)) from product where listed) as price`)
  return row!
}

/** Inserts a product. Leaves an existing one unchanged. Returns true when it is new. */
export async function insertProduct(tx: Tx, product: NewProduct, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `insert into product (id, sku, category, name, type, colour, description, drawing, price_paise, discount_percent, stock,
       search_text, rank, type_key, purposes, material, size, weight_grams, certificate, hsn, search_name, created_at, updated_at)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6::jsonb, $7::jsonb, $8, $9, $10, $11, $12, $13, $14, $15, $16::jsonb, $17::jsonb, $18, $19, $20, $21, $22, $22)
     on conflict (id) do nothing returning id`,
    [
      product.id,
      product.sku,
      product.category,
      JSON.stringify(product.name),
      JSON.stringify(product.type),
      JSON.stringify(product.colour),
      JSON.stringify(product.description),
      product.drawing,
      product.pricePaise,
      product.discountPercent,
      product.stock,
      product.searchText,
      product.rank,
      product.typeKey,
      product.purposes,
      JSON.stringify(product.material),
      JSON.stringify(product.size),
      product.weightGrams,
      product.certificate,
      product.hsn,
      product.searchName,
      now,
    ],
  )
  noteCatalogueChange(tx)
  return rows.length > 0
}

/** Fills in newer fields of an older product. Leaves a product that has them unchanged. */
export async function fillInProduct(tx: Tx, product: NewProduct): Promise<void> {
  await tx.query(
    `update product set type_key = $2, purposes = $3, material = $4::jsonb, size = $5::jsonb, weight_grams = $6, certificate = $7, hsn = $8, search_text = $9, search_name = $10
      where id = $1 and type_key = ''`,
    [
      product.id,
      product.typeKey,
      product.purposes,
      JSON.stringify(product.material),
      JSON.stringify(product.size),
      product.weightGrams,
      product.certificate,
      product.hsn,
      product.searchText,
      product.searchName,
    ],
  )
  noteCatalogueChange(tx)
}
