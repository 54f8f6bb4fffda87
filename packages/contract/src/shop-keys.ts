/** The shelves of the shop, in the order they are shown; the words are in `content`. */
export const productCategories = ['rudraksha', 'malas', 'gems', 'yantras', 'diyas', 'incense', 'puja-sets', 'books'] as const
export type ProductCategory = (typeof productCategories)[number]

/** What people buy a thing for: its use, never a promise. */
export const productPurposes = ['daily-puja', 'japa', 'to-wear', 'festivals', 'study', 'gifts'] as const
export type ProductPurpose = (typeof productPurposes)[number]

/** `shelf`: as the shop shows them. */
export const productSorts = ['shelf', 'priceLow', 'priceHigh', 'newest', 'discount'] as const
export type ProductSort = (typeof productSorts)[number]
