import { DomainError, type Language, notFound, toRupees } from '@sankalp/contract'
import { categoryNames, purposeNames } from '@sankalp/content/shop-texts'
import { estimateDelivery } from '@sankalp/contract/delivery-zones'
import { indiaDay } from '@sankalp/contract/india-time'
import type { Product, ProductPage } from '@sankalp/contract/shop'
import { mostPages } from '@sankalp/contract/paging'
import {
  type ProductCategory,
  type ProductPurpose,
  type ProductSort,
  mostFound,
  productCategories,
  productPurposes,
} from '@sankalp/contract/shop-keys'
import type { Meant } from '@sankalp/contract/search/vocabulary'
import { searchText } from '@sankalp/contract/search/words'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type Page, pageOf } from '../../platform/paging.ts'
import { createUnderstand, narrowest } from '../../platform/search-meant.ts'
import { insertPrice, moveGoods } from './goods.repository.ts'
import { listPhotos } from './photos.repository.ts'
import type { NewProduct, ProductRow } from './product-rows.ts'
import { countFound, listFound, listWords } from './search.repository.ts'
import * as repository from './shop.repository.ts'
import { toProduct } from './to-product.ts'

const relatedCount = 4

export type ProductQuery = {
  page: number
  pageSize: number
  keyword: string
  category?: ProductCategory | undefined
  type?: string | undefined
  purpose?: ProductPurpose | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  inStock?: 'true' | undefined
  sort?: ProductSort | undefined
}
/** A product as the catalogue defines it. */
export type ProductEntry = Omit<NewProduct, 'searchText' | 'searchName' | 'typeKey'>
export type Shop = ReturnType<typeof createShop>

export function createShop({ db, clock }: { db: Db; clock: Clock }) {
  const understand = createUnderstand(() => listWords(db))

  async function getAllProduct(
    { page, pageSize, keyword, sort, minPrice, maxPrice, inStock, ...rest }: ProductQuery,
    language: Language,
  ): Promise<Page<Product> & { moreFound: boolean }> {
    const asked = await understand(keyword)
    const all = {
      ...rest,
      meant: asked,
      minPaise: minPrice === undefined ? undefined : minPrice * 100,
      maxPaise: maxPrice === undefined ? undefined : maxPrice * 100,
      inStock: inStock === 'true',
    }
    // Count only as far as pages can be asked for. A search counts less far, so that a word that all products have
    // costs no more than another.
    const most = asked[0] ? mostFound : mostPages * pageSize
    const [count, list] = asked[0] ? [countFound, listFound] : [repository.countProducts, repository.listProducts]
    const read = (meant: readonly Meant[], limit: number, offset: number) =>
      list(db, { ...all, meant }, sort, Math.min(limit, most - offset), offset)
    // Read the first page along with the count. Read a later page only once the count shows that it exists.
    const [narrowed, found] = await Promise.all([
      narrowest(asked, (meant) => count(db, { ...all, meant }, most + 1)),
      page === 1 ? read(asked, pageSize, 0) : null,
    ])
    const { parts, total: counted } = narrowed
    const first = parts === asked ? found : null
    const total = Math.min(counted, most)
    const shown = await pageOf({ page, pageSize, total }, async (limit, offset) =>
      toProducts(first ?? (await read(parts, limit, offset)), language),
    )
    return { ...shown, moreFound: counted > most }
  }

  function toProducts(rows: readonly ProductRow[], language: Language): Product[] {
    const now = clock.now()
    return rows.map((row) => toProduct(row, language, now))
  }

  async function getProductById(id: string, language: Language): Promise<{ product: ProductPage; related: Product[] }> {
    const row = await repository.findProduct(db, id)
    if (!row) throw notFound()
    const [related, photos] = await Promise.all([repository.listRelated(db, row, relatedCount), listPhotos(db, id)])
    const shown = photos.map(({ key, alt }) => ({ url: `/media/${key}`, alt: alt[language] }))
    return {
      product: { ...toProduct(row, language, clock.now()), photos: shown },
      related: toProducts(related, language),
    }
  }

  async function getProductFilters(language: Language) {
    const { categories, types, purposes, price } = await repository.readFilters(db)
    return {
      categories: inOrder(productCategories, categories).map((one) => ({
        ...one,
        name: categoryNames[one.key][language],
      })),
      types: types.map(({ name, ...type }) => ({ ...type, name: name[language] })),
      purposes: inOrder(productPurposes, purposes).map((one) => ({ ...one, name: purposeNames[one.key][language] })),
      price: { min: toRupees(price.minPaise), max: toRupees(price.maxPaise) },
    }
  }

  function getDeliveryEstimate(pinCode: string) {
    const estimate = estimateDelivery(pinCode, clock.now())
    if (!estimate) throw new DomainError('NOT_DELIVERED_THERE', { pinCode })
    return { pinCode, ...estimate }
  }

  return { getAllProduct, getProductById, getProductFilters, getDeliveryEstimate }
}

function inOrder<Key extends string, Row extends { key: Key }>(keys: readonly Key[], rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
}

/** Adds a product with its first stock and its price. Leaves an existing one and its stock unchanged. */
export async function addProduct(tx: Tx, entry: ProductEntry, now: Date): Promise<void> {
  const product = {
    ...entry,
    stock: 0,
    typeKey: typeKeyOf(entry.type.en),
    searchText: searchTextOf(entry),
    searchName: searchNameOf(entry),
  }
  if (!(await repository.insertProduct(tx, product, now))) return repository.fillInProduct(tx, product)
  await insertPrice(tx, entry.id, indiaDay(now), entry)
  if (entry.stock > 0)
    await moveGoods(tx, [{ productId: entry.id, quantity: entry.stock, orderId: null }], 'received', now)
}

/** Returns all the text by which a product can be found. */
export function searchTextOf(
  entry: Pick<ProductEntry, 'category' | 'purposes' | 'name' | 'type' | 'material' | 'description' | 'sku'>,
): string {
  const shelf = categoryNames[entry.category]
  const uses = entry.purposes.map((purpose) => purposeNames[purpose])
  const texts = [entry.name, entry.type, shelf, entry.material, ...uses, entry.description].flatMap(({ en, hin }) => [
    en,
    hin,
  ])
  return searchText(...texts, entry.sku)
}

/** Returns the name of a product as search text. */
export function searchNameOf({ name }: Pick<ProductEntry, 'name'>): string {
  return searchText(name.en, name.hin)
}

/** Returns the key of a type in a URL. */
export function typeKeyOf(type: string): string {
  return type
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}
