import { foldedKey, hindiKey, isDevanagari, plainKey, skeletonKey } from '@sankalp/contract/search/fold'
import { FOLDED, LATER_WORD } from '../src/format.ts'
import type { Town } from './town.ts'

export type Key = { text: string; target: number }

/** Only cities abroad of at least this size are found by a later word of the name ("York"). */
const bigAbroad = 300_000
const emptyWords = new Set([
  'of',
  'the',
  'de',
  'da',
  'do',
  'di',
  'la',
  'le',
  'el',
  'al',
  'and',
  'san',
  'santa',
  'saint',
  'st',
])

/**
 * Returns every spelling under which each place is found, sorted. If a spelling matches in two ways, the better one is
 * used.
 */
export function makeKeys(towns: readonly Town[]): Key[] {
  const keys = towns.flatMap((town, place) => {
    const own = new Map<string, number>()
    const add = (text: string, flags: number) => {
      if (text.length < 2 || text.length > 60) return
      own.set(text, Math.min(own.get(text) ?? 3, flags))
    }
    for (const name of new Set([town.name, ...town.others, ...(town.hindi ? [town.hindi] : [])]))
      addName(add, town, name)
    for (const name of new Set(town.byNames)) addByName(add, name)
    return Array.from(own, ([text, flags]) => ({ text, target: place * 4 + flags }))
  })
  return keys.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.target - b.target))
}

function addName(add: (text: string, flags: number) => void, town: Town, name: string): void {
  if (isDevanagari(name)) {
    add(hindiKey(name), 0)
    return
  }
  const plain = plainKey(name)
  addBoth(add, plain, 0)
  const isKnown = town.country === 'IN' || town.population >= bigAbroad
  if (name !== town.name || !isKnown) return
  if (town.country === 'IN') add(skeletonKey(name), FOLDED)
  const words = plain.split(' ')
  for (let i = 1; i < words.length; i += 1) {
    if (!emptyWords.has(words[i]!)) addBoth(add, words.slice(i).join(' '), LATER_WORD)
  }
}

function addByName(add: (text: string, flags: number) => void, name: string): void {
  // Users here may type a name in Devanagari, and there are never many.
  if (isDevanagari(name)) add(hindiKey(name), 0)
  else addBoth(add, plainKey(name), LATER_WORD)
}

function addBoth(add: (text: string, flags: number) => void, plain: string, flags: number): void {
  add(plain, flags)
  const folded = foldedKey(plain)
  if (folded !== plain) add(folded, flags | FOLDED)
}
