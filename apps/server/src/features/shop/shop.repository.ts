import type { Language } from '@sankalp/contract'
import type { ProductCategory } from '@sankalp/contract/shop-keys'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import { createParameters } from '../../platform/db/parameters.ts'
import { anywhere, nearestFirst } from '../../platform/search-text.ts'

type BothLanguages = Record<Language, string>

export type ProductRow = {
  id: string
  sku: string
  category: ProductCategory
  name: BothLanguages
  type: BothLanguages
  colour: BothLanguages
  description: BothLanguages
  drawing: string
  imageKey: string | null
  pricePaise: number
  discountPercent: number
  stock: number
}
export type NewProduct = Omit<ProductRow, 'imageKey'> & { searchText: string; rank: number }

const columns = `id, sku, category, name, type, colour, description, drawing, image_key as "imageKey",
  price_paise as "pricePaise", discount_percent as "discountPercent", stock`

export type ProductFilter = { words: string[]; category: ProductCategory | null }

/** What a filter leaves, and in which order: what has the words nearest, then as the shop shows it. */
function findBy({ words, category }: ProductFilter) {
  const { values, put } = createParameters()
  const where = ['listed']
  if (category) where.push(`category = ${put(category)}`)
  if (words[0]) where.push(`search_text like all (${put(anywhere(words))}::text[])`)
  // Only a list asks for it: a count has no place for its parameter.
  const orderBy = () => [...(words[0] ? [nearestFirst(`${put(words[0])}::text`)] : []), 'rank', 'id'].join(', ')
  return { found: `from product where ${where.join(' and ')}`, orderBy, values, put }
}

export async function countProducts(db: Queryable, filter: ProductFilter): Promise<number> {
  const { found, values } = findBy(filter)
  const [row] = await db.query<{ count: number }>(`select count(*)::int as count ${found}`, values)
  return row?.count ?? 0
}

export function listProducts(db: Queryable, filter: ProductFilter, limit: number, offset: number): Promise<ProductRow[]> {
  const { found, orderBy, values, put } = findBy(filter)
  return db.query<ProductRow>(`select ${columns} ${found} order by ${orderBy()} limit ${put(limit)} offset ${put(offset)}`, values)
}

export async function findProduct(db: Queryable, id: string): Promise<ProductRow | null> {
  const [row] = await db.query<ProductRow>(`select ${columns} from product where id = $1 and listed`, [id])
  return row ?? null
}

/** One that is there already stays as it is. */
export async function insertProduct(tx: Tx, product: NewProduct, now: Date): Promise<void> {
  await tx.query(
    `insert into product (id, sku, category, name, type, colour, description, drawing, price_paise, discount_percent, stock,
       search_text, rank, created_at, updated_at)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6::jsonb, $7::jsonb, $8, $9, $10, $11, $12, $13, $14, $14)
     on conflict (id) do nothing`,
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
      now,
    ],
  )
}
