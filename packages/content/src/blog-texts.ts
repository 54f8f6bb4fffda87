import type { Language } from '@sankalp/contract'

/** The author of an article without a named author. */
export const houseAuthor: Record<Language, string> = { en: 'Sankalp editors', hin: 'संकल्प संपादन' }
