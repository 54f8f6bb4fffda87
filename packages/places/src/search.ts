import type { Place } from '@sankalp/contract/places'
import { foldedKey, hindiKey, isDevanagari, plainKey, skeletonKey } from '@sankalp/contract/search/fold'
import { FOLDED, LATER_WORD } from './format.ts'
import { type Gazetteer, placeAt } from './gazetteer.ts'
import { keyRange } from './key-range.ts'
import { type NearName, nearHindiNames, nearNames } from './near-names.ts'
import { regionFilter } from './region-filter.ts'

/** How well a key matches the typed text. Better matches rank before more populous places. */
const EXACT = 0
/**
 * A whole Indian name in a different spelling counts as much: "ujain" is Ujjain, and "ujjai" does not match Ujae yet.
 */
const BEGINS = 1
const BEGINS_FOLDED = 2
const LATER = 3
/** Names with typing errors; see `fitOfNear`. */
const NEAR = 4

/** Below this many letters a whole name abroad, such as Kol, ranks no better than the beginning of an Indian one. */
const EXACT_ABROAD_LETTERS = 4
/**
 * Below this many letters a whole by-name, of which some cities have fifty, ranks no better than a later word of a
 * name.
 */
const EXACT_BY_NAME_LETTERS = 5

/** The population above which a town with a typing error is likelier than an exact match of a small place. */
const LARGE_TOWN = 200_000

/**
 * The number of words in the longest name of a state, Dadra and Nagar Haveli and Daman and Diu. A longer one would be
 * searched in vain, once for each word.
 */
const MOST_REGION_WORDS = 8
/** District, state and country, and one repetition. */
const MOST_REGIONS = 4

type Asked = { key: string; isFolded: boolean; isSkeleton?: boolean; letters: number }
export type SearchOptions = {
  limit?: number
  /** Also finds names with typing errors, after (nearly) all exact spellings; none if a name matches in full. */
  near?: boolean
}

/**
 * Returns places whose name begins with the typed text, in order of rank. "Rampur, Bihar" and "Rampur Bihar" narrow the
 * search.
 */
export function searchPlaces(
  gazetteer: Gazetteer,
  query: string,
  { limit = 8, near = false }: SearchOptions = {},
): Place[] {
  return findPlaces(gazetteer, query, limit, near).map((index) => placeAt(gazetteer, index))
}

export type Search = {
  places: Place[]
  /**
   * Ids of the places whose spelling differs from the query. Offer them, but never accept one without asking the user.
   */
  guesses: number[]
}

/** Does the same including names with typing errors, and says which ones these are. */
export function searchWithGuesses(
  gazetteer: Gazetteer,
  query: string,
  { limit = 8 }: Pick<SearchOptions, 'limit'> = {},
): Search {
  const places = searchPlaces(gazetteer, query, { limit, near: true })
  const spelled = new Set(searchPlaces(gazetteer, query, { limit }).map(({ id }) => id))
  return { places, guesses: places.map(({ id }) => id).filter((id) => !spelled.has(id)) }
}

function findPlaces(gazetteer: Gazetteer, query: string, limit: number, near: boolean): number[] {
  const [name = '', ...parts] = query.split(/[,،]/)
  const regions = parts
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, MOST_REGIONS)
  const found = collect(gazetteer, name, regions, limit, near)
  if (found.length > 0 || regions.length > 0) return found
  // Nothing has this name: the last words may be the state, typed without a comma.
  const words = name.trim().split(/\s+/)
  for (
    let nameWords = words.length - 1;
    nameWords > Math.max(0, words.length - 1 - MOST_REGION_WORDS);
    nameWords -= 1
  ) {
    const narrowed = collect(
      gazetteer,
      words.slice(0, nameWords).join(' '),
      [words.slice(nameWords).join(' ')],
      limit,
      near,
    )
    if (narrowed.length > 0) return narrowed
  }
  return []
}

const isAnywhere = () => true

function collect(
  gazetteer: Gazetteer,
  name: string,
  regions: readonly string[],
  limit: number,
  near: boolean,
): number[] {
  const isWanted = regions.length > 0 ? regionFilter(gazetteer, regions) : isAnywhere
  if (!isWanted) return []
  const best = new Best(limit)
  const typed = foldedKey(plainKey(name))
  for (const asked of keysFor(name)) {
    const [from, to] = keyRange(gazetteer, asked.key)
    for (let key = from; key < to; key += 1) {
      const place = gazetteer.keyTargets[key]! >> 2
      if (!isWanted(place)) continue
      best.offer(place, fit(gazetteer, key, asked) * gazetteer.ids.length + place)
    }
  }
  if (near && !best.hasExact(gazetteer.ids.length)) {
    for (const other of isDevanagari(name) ? nearHindiNames(gazetteer, name) : nearNames(gazetteer, typed)) {
      if (!isWanted(other.place)) continue
      best.offer(other.place, fitOfNear(gazetteer, other) * gazetteer.ids.length + other.place)
    }
  }
  return best.places()
}

/**
 * Rates a name with typing errors. One error in the whole name of a large town ("patana" for Patna) is likelier than a
 * long name with the same beginning. All other names with errors come after all exact spellings.
 */
function fitOfNear({ populations }: Gazetteer, { place, slips, isWhole }: NearName): number {
  // The same sound in another spelling: मेरट for मेरठ. It comes before small places whose Latin name sounds so.
  if (slips === 0 && isWhole) return populations[place]! >= LARGE_TOWN ? EXACT + 0.5 : BEGINS_FOLDED - 0.5
  if (slips === 1 && isWhole && populations[place]! >= LARGE_TOWN) return BEGINS_FOLDED - 0.5
  return NEAR + slips * 2 + (isWhole ? 0 : 1)
}

function keysFor(name: string): Asked[] {
  if (isDevanagari(name)) {
    const hindi = hindiKey(name)
    const skeleton = skeletonKey(name)
    const letters = hindi.length - 1
    return [
      ...(letters > 0 ? [{ key: hindi, isFolded: false, letters }] : []),
      // A single consonant would match a tenth of the country.
      ...(skeleton.length > 2 ? [{ key: skeleton, isFolded: true, isSkeleton: true, letters }] : []),
    ]
  }
  const plain = plainKey(name)
  if (!plain) return []
  const folded = foldedKey(plain)
  const asked = { key: plain, isFolded: false, letters: plain.length }
  return folded === plain ? [asked] : [asked, { ...asked, key: folded, isFolded: true }]
}

function fit(gazetteer: Gazetteer, key: number, { key: text, isFolded, isSkeleton, letters }: Asked): number {
  const target = gazetteer.keyTargets[key]!
  const isLoose = isFolded || (target & FOLDED) !== 0
  const isWhole = text.length === gazetteer.keyStarts[key + 1]! - gazetteer.keyStarts[key]!
  if (target & LATER_WORD) return isWhole && letters >= EXACT_BY_NAME_LETTERS ? BEGINS : LATER
  // A large town in a usual spelling is likelier than a village with exactly this name: "chapra" is Bihar's Chhapra.
  const isLarge = !isSkeleton && gazetteer.populations[target >> 2]! >= LARGE_TOWN
  if (isWhole && isInIndia(gazetteer, target >> 2)) return isLoose && !isLarge ? BEGINS : EXACT
  if (isWhole && letters >= EXACT_ABROAD_LETTERS && !isLoose) return EXACT
  return isLoose ? BEGINS_FOLDED : BEGINS
}

function isInIndia({ regions, regionOf, countries }: Gazetteer, place: number): boolean {
  return countries[regions[regionOf[place]!]!.country]!.code === 'IN'
}

/** Collects the best few of many candidates, each place once. */
class Best {
  readonly #limit: number
  readonly #best: { place: number; score: number }[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  offer(place: number, score: number): void {
    const best = this.#best
    if (best.length === this.#limit && score >= best.at(-1)!.score) return
    const known = best.findIndex((other) => other.place === place)
    if (known >= 0) {
      if (best[known]!.score <= score) return
      best.splice(known, 1)
    }
    const at = best.findIndex((other) => other.score > score)
    best.splice(at < 0 ? best.length : at, 0, { place, score })
    if (best.length > this.#limit) best.pop()
  }

  /** Returns whether a name matches in full, which scores below `places` indicate. */
  hasExact(places: number): boolean {
    return (this.#best[0]?.score ?? Infinity) < places
  }

  places(): number[] {
    return this.#best.map(({ place }) => place)
  }
}
