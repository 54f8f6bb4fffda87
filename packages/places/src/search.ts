import type { Place } from '@sankalp/contract/places'
import { foldedKey, hindiKey, isDevanagari, plainKey, skeletonKey } from './fold.ts'
import { FOLDED, LATER_WORD } from './format.ts'
import { type Gazetteer, placeAt } from './gazetteer.ts'
import { keyRange } from './key-range.ts'
import { regionFilter } from './region-filter.ts'

/** How well a key fits what was typed; the better ones stand before the more populous. */
const EXACT = 0
/** A whole name at home in another spelling counts as much: "ujain" is Ujjain, and "ujjai" is not yet Ujae. */
const BEGINS = 1
const BEGINS_FOLDED = 2
const LATER = 3

/** Below this many letters a whole name abroad, such as Kol, is no better a guess than the beginning of one at home. */
const EXACT_ABROAD_LETTERS = 4
/** And a whole by-name, of which some cities have fifty, no better than a later word of a name. */
const EXACT_BY_NAME_LETTERS = 5

type Asked = { key: string; isFolded: boolean; letters: number }
export type SearchOptions = { limit?: number }

/** Places whose name begins with what was typed, the likeliest first. "Rampur, Bihar" and "Rampur Bihar" narrow. */
export function searchPlaces(gazetteer: Gazetteer, query: string, { limit = 8 }: SearchOptions = {}): Place[] {
  return findPlaces(gazetteer, query, limit).map((index) => placeAt(gazetteer, index))
}

function findPlaces(gazetteer: Gazetteer, query: string, limit: number): number[] {
  const [name = '', ...parts] = query.split(/[,،]/)
  const regions = parts.map((part) => part.trim()).filter(Boolean)
  const found = collect(gazetteer, name, regions, limit)
  if (found.length > 0 || regions.length > 0) return found
  // Nothing is called so: the last words may be the state, typed without a comma.
  const words = name.trim().split(/\s+/)
  for (let kept = words.length - 1; kept > 0; kept -= 1) {
    const narrowed = collect(gazetteer, words.slice(0, kept).join(' '), [words.slice(kept).join(' ')], limit)
    if (narrowed.length > 0) return narrowed
  }
  return []
}

function collect(gazetteer: Gazetteer, name: string, regions: readonly string[], limit: number): number[] {
  const isWanted = regions.length > 0 ? regionFilter(gazetteer, regions) : null
  const best = new Best(limit)
  for (const asked of keysFor(name)) {
    const [from, to] = keyRange(gazetteer, asked.key)
    for (let key = from; key < to; key += 1) {
      const place = gazetteer.keyTargets[key]! >> 2
      if (isWanted && !isWanted(place)) continue
      best.offer(place, fit(gazetteer, key, asked) * gazetteer.ids.length + place)
    }
  }
  return best.places()
}

function keysFor(name: string): Asked[] {
  if (isDevanagari(name)) {
    const hindi = hindiKey(name)
    const skeleton = skeletonKey(name)
    const letters = hindi.length - 1
    return [
      ...(letters > 0 ? [{ key: hindi, isFolded: false, letters }] : []),
      // A single consonant would match a tenth of the country.
      ...(skeleton.length > 2 ? [{ key: skeleton, isFolded: true, letters }] : []),
    ]
  }
  const plain = plainKey(name)
  if (!plain) return []
  const folded = foldedKey(plain)
  const asked = { key: plain, isFolded: false, letters: plain.length }
  return folded === plain ? [asked] : [asked, { ...asked, key: folded, isFolded: true }]
}

function fit(gazetteer: Gazetteer, key: number, { key: text, isFolded, letters }: Asked): number {
  const target = gazetteer.keyTargets[key]!
  const isLoose = isFolded || (target & FOLDED) !== 0
  const isWhole = text.length === gazetteer.keyStarts[key + 1]! - gazetteer.keyStarts[key]!
  if (target & LATER_WORD) return isWhole && letters >= EXACT_BY_NAME_LETTERS ? BEGINS : LATER
  if (isWhole && isInIndia(gazetteer, target >> 2)) return isLoose ? BEGINS : EXACT
  if (isWhole && letters >= EXACT_ABROAD_LETTERS && !isLoose) return EXACT
  return isLoose ? BEGINS_FOLDED : BEGINS
}

function isInIndia({ regions, regionOf, countries }: Gazetteer, place: number): boolean {
  return countries[regions[regionOf[place]!]!.country]!.code === 'IN'
}

/** The few best of many offers, each place once. */
class Best {
  readonly #limit: number
  readonly #kept: { place: number; score: number }[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  offer(place: number, score: number): void {
    const kept = this.#kept
    if (kept.length === this.#limit && score >= kept.at(-1)!.score) return
    const known = kept.findIndex((other) => other.place === place)
    if (known >= 0) {
      if (kept[known]!.score <= score) return
      kept.splice(known, 1)
    }
    const at = kept.findIndex((other) => other.score > score)
    kept.splice(at < 0 ? kept.length : at, 0, { place, score })
    if (kept.length > this.#limit) kept.pop()
  }

  places(): number[] {
    return this.#kept.map(({ place }) => place)
  }
}
