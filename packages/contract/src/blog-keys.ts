/** The categories in their order (docs/requirements B-2). `Home` is the default and includes every article. */
export const blogCategories = [
  'Home',
  'Tarot',
  'Vastu',
  'Vedic',
  'Kundli',
  'Sports',
  'Transits',
  'Festivals',
  'Business',
  'GemsStone',
  'Numerology',
  'Zodiac Signs',
] as const
export type BlogCategory = (typeof blogCategories)[number]

export function isBlogCategory(value: unknown): value is BlogCategory {
  return (blogCategories as readonly unknown[]).includes(value)
}

/** How many characters a card shows: of the content in a list, and in a preview without a subtitle. */
export const cardExcerpt = 120
export const previewExcerpt = 100
/** The number of articles in a preview. */
export const previewCount = 4
export const blogPageSize = 12
