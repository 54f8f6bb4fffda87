import type { Language } from '@sankalp/contract'
import type { ProductCategory } from '@sankalp/contract/shop-keys'
import type { Queryable, Tx } from '../../platform/db/db.ts'
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

/** $1: parts of the text, all of which must be there; $2: the shelf, or null for all. */
const fitting = 'from product where listed and search_text like all ($1::text[]) and ($2::text is null or category = $2)'

export async function countProducts(db: Queryable, { words, category }: ProductFilter): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*)::int as count ${fitting}`, [anywhere(words), category])
  return row?.count ?? 0
}

export function listProducts(db: Queryable, { words, category }: ProductFilter, limit: number, offset: number): Promise<ProductRow[]> {
  return db.query<ProductRow>(
    `select ${columns} ${fitting}
      order by ${nearestFirst('$5::text')}, rank, id limit $3 offset $4`,
    [anywhere(words), category, limit, offset, words[0] ?? ''],
  )
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
