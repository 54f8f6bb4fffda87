import { pageSizes } from '@sankalp/contract/constants'
import type { ShopWish } from '../shop-address.ts'

/** Returns the query that the server gets for a list. */
export function listQuery({ q, category, type, purpose, min, max, inStock, sort, page, isLong }: ShopWish) {
  return {
    page: String(page),
    pageSize: String(isLong ? pageSizes.productsModal : pageSizes.shop),
    keyword: q,
    ...(category && { category }),
    ...(type && { type }),
    ...(purpose && { purpose }),
    ...(min !== null && { minPrice: String(min) }),
    ...(max !== null && { maxPrice: String(max) }),
    ...(inStock && { inStock: 'true' as const }),
    ...(sort && { sort }),
  }
}
