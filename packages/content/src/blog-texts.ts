import type { Language } from '@sankalp/contract'

/** Who signs an article that names nobody. */
export const houseAuthor: Record<Language, string> = { en: 'Sankalp editors', hin: 'संकल्प संपादन' }
