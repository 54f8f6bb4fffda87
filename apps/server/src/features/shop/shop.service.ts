import { type Language, notFound, toRupees } from '@sankalp/contract'
import { categoryNames } from '@sankalp/content/shop-texts'
import type { Product } from '@sankalp/contract/shop'
import type { ProductCategory } from '@sankalp/contract/shop-keys'
import { discountedPaise } from '@sankalp/contract/shop-price'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type Page, pageOf } from '../../platform/paging.ts'
import { searchText, searchWords } from '../../platform/search-text.ts'
import * as repository from './shop.repository.ts'

export type ProductQuery = { page: number; pageSize: number; keyword: string; category?: ProductCategory | undefined }
/** A product as the catalogue gets it. */
export type ProductEntry = Omit<repository.NewProduct, 'searchText'>
export type Shop = ReturnType<typeof createShop>

export function createShop(db: Db) {
  async function getAllProduct({ page, pageSize, keyword, category }: ProductQuery, language: Language): Promise<Page<Product>> {
    const filter = { words: searchWords(keyword), category: category ?? null }
    const total = await repository.countProducts(db, filter)
    return pageOf({ page, pageSize, total }, async (limit, offset) => {
      const rows = await repository.listProducts(db, filter, limit, offset)
      return rows.map((row) => toProduct(row, language))
    })
  }

  async function getProductById(id: string, language: Language): Promise<Product> {
    const row = await repository.findProduct(db, id)
    if (!row) throw notFound()
    return toProduct(row, language)
  }

  return { getAllProduct, getProductById }
}

/** Adds a product; one that is there already stays as it is, with its stock. */
export async function addProduct(tx: Tx, entry: ProductEntry, now: Date): Promise<void> {
  const shelf = categoryNames[entry.category]
  const texts = [entry.name, entry.type, shelf, entry.description].flatMap(({ en, hin }) => [en, hin])
  await repository.insertProduct(tx, { ...entry, searchText: searchText(...texts, entry.sku) }, now)
}

function toProduct(row: repository.ProductRow, language: Language): Product {
  const description = row.description[language]
  return {
    _id: row.id,
    name: row.name[language],
    image: row.imageKey && `/media/${row.imageKey}`,
    drawing: row.drawing,
    type: row.type[language],
    category: categoryNames[row.category][language],
    category_key: row.category,
    colour: row.colour[language],
    sku: row.sku,
    price: toRupees(row.pricePaise),
    discount_percentage: row.discountPercent,
    final_price: toRupees(discountedPaise(row.pricePaise, row.discountPercent)),
    description,
    discription: description,
    in_stock: row.stock > 0,
  }
}
