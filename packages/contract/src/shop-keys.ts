/** The shelves of the shop, in the order they are shown; the words are in `content`. */
export const productCategories = ['rudraksha', 'malas', 'gems', 'yantras', 'diyas', 'incense', 'puja-sets', 'books'] as const
export type ProductCategory = (typeof productCategories)[number]
