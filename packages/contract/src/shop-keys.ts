/** The categories of the shop in display order. The words are in `content`. */
export const productCategories = [
  'rudraksha',
  'malas',
  'gems',
  'yantras',
  'diyas',
  'incense',
  'puja-sets',
  'books',
] as const
export type ProductCategory = (typeof productCategories)[number]

/** The purposes for which people buy a product: a use, never a promise. */
export const productPurposes = ['daily-puja', 'japa', 'to-wear', 'festivals', 'study', 'gifts'] as const
export type ProductPurpose = (typeof productPurposes)[number]

/** The maximum number of photos of one product. */
export const productPhotos = { most: 8 } as const

/** The reasons for a manual stock change by an operator: goods received, goods spoilt, or a corrected count. */
export const stockReasons = ['received', 'spoilt', 'counted'] as const
export type StockByHand = (typeof stockReasons)[number]

/** The maximum number of search results that are counted and shown. A user who gets more should narrow the search. */
export const mostFound = 200

/** `shelf` is the default order of the shop. */
export const productSorts = ['shelf', 'priceLow', 'priceHigh', 'newest', 'discount'] as const
export type ProductSort = (typeof productSorts)[number]
