/** The shelves of the shop, in the order they are shown; the words are in `content`. */
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

/** What people buy a thing for: its use, never a promise. */
export const productPurposes = ['daily-puja', 'japa', 'to-wear', 'festivals', 'study', 'gifts'] as const
export type ProductPurpose = (typeof productPurposes)[number]

/** What one product can show of itself. */
export const productPhotos = { most: 8 } as const

/** How goods come and go by an operator's hand: more came, some are spoilt, or counting found another number. */
export const stockReasons = ['received', 'spoilt', 'counted'] as const
export type StockByHand = (typeof stockReasons)[number]

/** Of a search so many are counted and shown; who finds more looks for less. */
export const mostFound = 200

/** `shelf`: as the shop shows them. */
export const productSorts = ['shelf', 'priceLow', 'priceHigh', 'newest', 'discount'] as const
export type ProductSort = (typeof productSorts)[number]
