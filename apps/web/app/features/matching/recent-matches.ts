import { type Birth, isSameBirth } from '../../lib/birth/birth.ts'
import { packBirth, unpackBirth } from '../../lib/birth/birth-fragment.ts'
import { parseStored, readLocal, removeLocal, writeLocal } from '../../lib/storage.ts'
import type { Couple } from './couple.ts'

/** S1: the latest five, kept in the browser. */
const kept = 5

export function readRecentMatches(): Couple[] {
  const list = parseStored(readLocal('recentMatches'))
  return Array.isArray(list) ? list.flatMap(toCouple).slice(0, kept) : []
}

/** Puts a couple first; the same couple is listed once. */
export function saveRecentMatch(couple: Couple): void {
  const others = readRecentMatches().filter((other) => !isSameCouple(other, couple))
  const list = [couple, ...others].slice(0, kept)
  writeLocal('recentMatches', JSON.stringify(list.map(({ groom, bride }) => [packBirth(groom), packBirth(bride)])))
}

export function clearRecentMatches(): void {
  removeLocal('recentMatches')
}

function isSameCouple(one: Couple, other: Couple): boolean {
  return isSameBirth(one.groom, other.groom) && isSameBirth(one.bride, other.bride)
}

/** An entry of an older version, or one changed by hand, is left out. */
function toCouple(entry: unknown): Couple[] {
  if (!Array.isArray(entry)) return []
  const [groom, bride]: (Birth | null)[] = [unpackBirth(entry[0]), unpackBirth(entry[1])]
  return groom && bride ? [{ groom, bride }] : []
}
