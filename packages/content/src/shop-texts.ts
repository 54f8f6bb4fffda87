import type { Language } from '@sankalp/contract'
import type { ProductCategory } from '@sankalp/contract/shop-keys'

/** What the server itself says about products. */
export const shopTexts = {
  found: {
    en: (count) => (count === 0 ? 'No product found.' : count === 1 ? '1 product found.' : `${count} products found.`),
    hin: (count) => (count === 0 ? 'कोई वस्तु नहीं मिली।' : count === 1 ? '1 वस्तु मिली।' : `${count} वस्तुएँ मिलीं।`),
  },
} as const satisfies Record<string, Record<Language, (count: number) => string>>

/** The shelves of the shop by name. */
export const categoryNames: Record<ProductCategory, Record<Language, string>> = {
  rudraksha: { en: 'Rudraksha', hin: 'रुद्राक्ष' },
  malas: { en: 'Malas', hin: 'जप मालाएँ' },
  gems: { en: 'Gemstones', hin: 'रत्न' },
  yantras: { en: 'Yantras', hin: 'यंत्र' },
  diyas: { en: 'Diyas and lamps', hin: 'दीये और दीपक' },
  incense: { en: 'Incense and dhoop', hin: 'अगरबत्ती और धूप' },
  'puja-sets': { en: 'Puja sets', hin: 'पूजा सामग्री' },
  books: { en: 'Books and almanacs', hin: 'ग्रंथ और पंचांग' },
}
