import { recentSearches } from '@sankalp/contract'
import { type Birth, isSameBirth } from '../../../shared/birth/birth.ts'
import { packBirth, unpackBirth } from '../../../shared/birth/birth-fragment.ts'
import { recentList } from '../../../lib/recent-list.ts'
import { removeLocal } from '../../../lib/storage.ts'

/** The latest births for which a chart was made. */
const searches = recentList<Birth>({
  key: 'kundliSearches',
  most: recentSearches.kundli,
  pack: packBirth,
  unpack: unpackBirth,
  isSame: isSameBirth,
})

export const readSearches = searches.read
export const addSearch = searches.add

export function clearSearches(): void {
  searches.clear()
  removeLocal('chartMoonSign')
}
