import {
  type ProductCategory,
  type ProductPurpose,
  type ProductSort,
  productCategories,
  productPurposes,
  productSorts,
} from '@sankalp/contract/shop-keys'

/** The list that an address of the shop asks for. */
export type ShopWish = {
  q: string
  category: ProductCategory | null
  type: string | null
  purpose: ProductPurpose | null
  /** In whole rupees. */
  min: number | null
  max: number | null
  inStock: boolean
  sort: ProductSort | null
  page: number
  /** The long list of the dialog, which is a page without JavaScript. */
  isLong: boolean
}

/** The longest search that the server accepts. */
export const longestSearch = 100
const lastPage = 999

/** Reads the address and ignores invalid values, so that a shared link with a mistake in it still works. */
export function readShopAddress(search: Pick<URLSearchParams, 'get'>): ShopWish {
  const page = search.get('page') ?? ''
  const type = search.get('type') ?? ''
  return {
    q: (search.get('q') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, longestSearch)
      .trim(),
    category: oneOf(productCategories, search.get('category')),
    type: /^[a-z\d]+(-[a-z\d]+)*$/.test(type) && type.length <= 60 ? type : null,
    purpose: oneOf(productPurposes, search.get('purpose')),
    min: rupeesIn(search.get('min')),
    max: rupeesIn(search.get('max')),
    inStock: search.get('stock') === '1',
    sort: oneOf(productSorts, search.get('sort')),
    page: /^\d{1,4}$/.test(page) ? Math.min(Math.max(Number(page), 1), lastPage) : 1,
    isLong: search.get('list') === 'long',
  }
}

function oneOf<Key extends string>(keys: readonly Key[], text: string | null): Key | null {
  return keys.find((key) => key === text) ?? null
}

function rupeesIn(text: string | null): number | null {
  return /^\d{1,7}$/.test(text?.trim() ?? '') ? Number(text) : null
}

/** Returns the parameters that differ from the plain shop, in the same order in every address. */
export function shopQuery({
  category,
  type,
  purpose,
  min,
  max,
  inStock,
  q,
  sort,
  isLong,
  page = 1,
}: Partial<ShopWish>): Record<string, string> {
  return {
    ...(category && { category }),
    ...(type && { type }),
    ...(purpose && { purpose }),
    ...(min !== null && min !== undefined && { min: String(min) }),
    ...(max !== null && max !== undefined && { max: String(max) }),
    ...(inStock && { stock: '1' }),
    ...(q && { q }),
    ...(sort && sort !== 'shelf' && { sort }),
    ...(isLong && { list: 'long' }),
    ...(page > 1 && { page: String(page) }),
  }
}

export function shopAddress(wish: Partial<ShopWish>): string {
  const query = new URLSearchParams(shopQuery(wish)).toString()
  return query ? `/shop?${query}` : '/shop'
}

/** Counts the active filters, without the shelf, which is shown above. */
export function countFilters({ type, purpose, min, max, inStock, sort }: ShopWish): number {
  return (
    [type, purpose, min, max].filter((one) => one !== null).length +
    Number(inStock) +
    Number(sort !== null && sort !== 'shelf')
  )
}

/** Returns true if nothing but perhaps a page was asked for. */
export function isPlain(wish: ShopWish): boolean {
  return wish.q === '' && wish.category === null && countFilters(wish) === 0
}
