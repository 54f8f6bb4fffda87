import type { Language } from '@sankalp/contract'
import type { ProductCategory, ProductPurpose } from '@sankalp/contract/shop-keys'

/** The server's own texts about products. */
export const shopTexts = {
  found: {
    en: (count) => (count === 0 ? 'No product found.' : count === 1 ? '1 product found.' : `${count} products found.`),
    hin: (count) => (count === 0 ? 'कोई वस्तु नहीं मिली।' : count === 1 ? '1 वस्तु मिली।' : `${count} वस्तुएँ मिलीं।`),
  },
  foundMore: {
    en: (count) => `More than ${count} products found.`,
    hin: (count) => `${count} से अधिक वस्तुएँ मिलीं।`,
  },
} as const satisfies Record<string, Record<Language, (count: number) => string>>

/** The names of the shop's shelves. */
export const categoryNames: Record<ProductCategory, Record<Language, string>> = {
  rudraksha: { en: 'Rudraksha', hin: 'रुद्राक्ष' },
  malas: { en: 'Malas', hin: 'जप मालाएँ' },
  gems: { en: 'Gemstones', hin: 'रत्न' },
  yantras: { en: 'Yantras', hin: 'यंत्र' },
  diyas: { en: 'Diyas and lamps', hin: 'दीये और दीपक' },
  incense: { en: 'Incense and dhoop', hin: 'अगरबत्ती और धूप' },
  'puja-sets': { en: 'Pooja sets', hin: 'पूजा सामग्री' },
  books: { en: 'Books and almanacs', hin: 'ग्रंथ और पंचांग' },
}

/** The purposes for which products are bought. */
export const purposeNames: Record<ProductPurpose, Record<Language, string>> = {
  'daily-puja': { en: 'Daily pooja', hin: 'नित्य पूजा' },
  japa: { en: 'Japa and meditation', hin: 'जप और ध्यान' },
  'to-wear': { en: 'To wear', hin: 'धारण करने के लिए' },
  festivals: { en: 'Festivals and rites', hin: 'पर्व और अनुष्ठान' },
  study: { en: 'Reading and study', hin: 'पाठ और अध्ययन' },
  gifts: { en: 'Gifts', hin: 'उपहार' },
}
