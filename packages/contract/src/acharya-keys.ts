/**
 * The keys of the acharya catalogue. The words are in `content`. No schema library here, so that a page can import it.
 */

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

/** The sort orders of a list. In each of them, online acharyas come before offline ones. */
export const acharyaOrders = ['experience', 'rating', 'priceUp', 'priceDown'] as const
export type AcharyaOrder = (typeof acharyaOrders)[number]

/** The most acharyas that a person can mark as favourites: as many as a query can name. */
export const favouritesPerPerson = 50
