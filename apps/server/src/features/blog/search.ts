import { slipsBetween } from '@sankalp/places'
import { searchText } from '../../platform/search-text.ts'

/** A searchable text. `fields` are ordered from the highest weight to the lowest. */
export type Searched = { id: string; fields: readonly (readonly string[])[] }

/**
 * More words in a query are ignored: real users do not type so many, and each costs a search through part of the list.
 */
const mostWords = 12

/** A word in the title weighs more than any number of occurrences in the text. */
const fieldWeights = [40, 20, 10]
const exactBonus = 5
/** The weight of a near match relative to an exact one. */
const nearShare = 0.1
const mostOccurrences = 9

type Posting = { weight: number; times: number }

export type Search = ReturnType<typeof createSearch>

/**
 * Finds the texts that contain every word of a query, or a word that begins with it, best first. Equal matches stay in
 * the order they were added. A query word that occurs nowhere may be misspelled: then words with one or two different
 * letters are tried.
 */
export function createSearch() {
  const ids: string[] = []
  const index = new Map<string, Map<number, Posting>>()
  /** Cache of folded words: most words of a text were seen before, and folding costs more than a lookup. */
  const folded = new Map<string, readonly string[]>()
  let vocabulary: string[] | undefined

  /** Adds a text, or puts it in the place of the one with the same id. */
  function add({ id, fields }: Searched): void {
    const known = ids.indexOf(id)
    if (known >= 0) remove(known)
    const text = known >= 0 ? known : ids.push(id) - 1
    for (const [field, parts] of fields.entries()) {
      const weight = fieldWeights[field] ?? 1
      for (const word of parts.join(' ').split(/\s+/)) {
        let forms = folded.get(word)
        if (!forms) folded.set(word, (forms = wordsOf(word)))
        for (const form of forms) note(index, form, text, weight)
      }
    }
    vocabulary = undefined
  }

  function remove(text: number): void {
    for (const [word, postings] of index) if (postings.delete(text) && postings.size === 0) index.delete(word)
  }

  function scoresOf(word: string): Map<number, number> {
    const scores = new Map<number, number>()
    vocabulary ??= [...index.keys()].toSorted(compare)
    const rate = (found: string, share: number) => {
      for (const [text, { weight, times }] of index.get(found)!) {
        const score = share * (weight + Math.min(times, mostOccurrences) / 10 + (found === word ? exactBonus : 0))
        if (score > (scores.get(text) ?? 0)) scores.set(text, score)
      }
    }
    for (const found of wordsWith(vocabulary, word)) rate(found, 1)
    if (scores.size === 0) for (const found of wordsNear(vocabulary, word)) rate(found, nearShare)
    return scores
  }

  function find(query: string): string[] {
    const words = [...new Set(wordsTyped(query))].slice(0, mostWords)
    const [first, ...more] = words.map(scoresOf)
    if (!first) return []
    const found = [...first].flatMap(([text, score]) => {
      const others = more.map((scores) => scores.get(text))
      return others.includes(undefined)
        ? []
        : [{ text, score: others.reduce<number>((sum, other) => sum + other!, score) }]
    })
    return found.toSorted((a, b) => b.score - a.score || a.text - b.text).map(({ text }) => ids[text]!)
  }

  return { add, find }
}

function wordsOf(text: string): string[] {
  return searchText(text).split(' ').filter(Boolean)
}

/**
 * Returns the words of a query. Folding reduces repeated letters to one, so "qqqq" would become the prefix of every
 * word with k. If the folded word differs that much from the typed one, it is searched as a whole word and not as a
 * prefix.
 */
function wordsTyped(query: string): string[] {
  return query.split(/\s+/).flatMap((typed) => {
    const words = wordsOf(typed)
    return words.length === 1 && words[0]!.length === 1 && typed.length > 2 ? [typed.toLowerCase()] : words
  })
}

/**
 * Returns the words of a list that are one or two edits away from a word. Short words are excluded, because they are
 * often one edit apart.
 */
function wordsNear(vocabulary: readonly string[], word: string): string[] {
  if (word.length < 4) return []
  const reach = word.length < 6 ? 1 : 2
  // Assume that the first letter is correct. Comparing with every word of every article would let an attacker keep the
  // server busy.
  const alike = [...wordsWith(vocabulary, word.charAt(0))]
  return alike.filter(
    (other) => Math.abs(other.length - word.length) <= reach && slipsBetween(word, other, reach)?.isWhole,
  )
}

function note(index: Map<string, Map<number, Posting>>, word: string, text: number, weight: number): void {
  let postings = index.get(word)
  if (!postings) index.set(word, (postings = new Map()))
  const known = postings.get(text)
  if (known) {
    known.weight = Math.max(known.weight, weight)
    known.times += 1
  } else postings.set(text, { weight, times: 1 })
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Yields the words of a sorted list that begin with a prefix. */
function* wordsWith(sorted: readonly string[], prefix: string): Generator<string> {
  for (let at = firstFrom(sorted, prefix); at < sorted.length; at += 1) {
    const word = sorted[at]!
    if (!word.startsWith(prefix)) return
    yield word
  }
}

/** Returns the first index in a sorted list whose word is not before the given one. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}
