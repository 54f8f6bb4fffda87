import { recentSearches } from '@sankalp/contract'
import { isSameBirth } from '../../shared/birth/birth.ts'
import { packBirth, unpackBirth } from '../../shared/birth/birth-fragment.ts'
import { recentList } from '../../lib/recent-list.ts'
import type { Couple } from './couple.ts'

const matches = recentList<Couple>({
  key: 'recentMatches',
  most: recentSearches.matching,
  pack: ({ groom, bride }) => [packBirth(groom), packBirth(bride)],
  unpack: toCouple,
  isSame: (one, other) => isSameBirth(one.groom, other.groom) && isSameBirth(one.bride, other.bride),
})

export const readRecentMatches = matches.read
export const saveRecentMatch = matches.add
export const clearRecentMatches = matches.clear

function toCouple(entry: unknown): Couple | null {
  if (!Array.isArray(entry)) return null
  const [groom, bride] = [unpackBirth(entry[0]), unpackBirth(entry[1])]
  return groom && bride && { groom, bride }
}
