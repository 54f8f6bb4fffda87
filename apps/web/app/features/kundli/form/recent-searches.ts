import { recentSearches } from '@sankalp/contract'
import { type Birth, isSameBirth } from '../../../lib/birth/birth.ts'
import { packBirth, unpackBirth } from '../../../lib/birth/birth-fragment.ts'
import { parseStored, readLocal, removeLocal, writeLocal } from '../../../lib/storage.ts'

/** The latest births a chart was made for, the newest first. They never leave this browser. */
export function readSearches(): Birth[] {
  const stored = parseStored(readLocal('kundliSearches'))
  if (!Array.isArray(stored)) return []
  return stored.map(unpackBirth).filter((birth) => birth !== null)
}

export function addSearch(birth: Birth): void {
  const searches = withSearch(readSearches(), birth)
  writeLocal('kundliSearches', JSON.stringify(searches.map(packBirth)))
}

/** The same birth again moves to the front. */
export function withSearch(searches: readonly Birth[], birth: Birth): Birth[] {
  const others = searches.filter((other) => !isSameBirth(other, birth))
  return [birth, ...others].slice(0, recentSearches.kundli)
}

export function clearSearches(): void {
  removeLocal('kundliSearches')
  removeLocal('chartMoonSign')
}
