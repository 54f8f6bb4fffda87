/** What the catalogue of acharyas knows by key; the words are in `content`. Without a schema library, so that a page may import it. */

export const acharyaTypes = ['vedic', 'kp', 'nadi', 'vastu', 'numerology', 'prashna', 'karmakanda'] as const
export type AcharyaType = (typeof acharyaTypes)[number]

export const acharyaLanguages = [
  'hindi',
  'english',
  'sanskrit',
  'bengali',
  'gujarati',
  'kannada',
  'maithili',
  'malayalam',
  'marathi',
  'odia',
  'punjabi',
  'tamil',
  'telugu',
] as const
export type AcharyaLanguage = (typeof acharyaLanguages)[number]

export const acharyaSpecialities = [
  'birth-chart',
  'marriage',
  'career',
  'children',
  'education',
  'family',
  'business',
  'muhurta',
  'vastu',
  'numerology',
  'gemstones',
  'dasha',
  'prashna',
  'festivals-and-fasts',
  'poojas',
  'shraddha',
] as const
export type AcharyaSpeciality = (typeof acharyaSpecialities)[number]

/** The order of a list. Whoever is online stands before whoever is not, in each of them. */
export const acharyaOrders = ['experience', 'rating', 'priceUp', 'priceDown'] as const
export type AcharyaOrder = (typeof acharyaOrders)[number]

/** So many acharyas one may mark as favourites: as many as a query can name. */
export const favouritesPerPerson = 50
