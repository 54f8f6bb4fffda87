import { searchSynonyms } from '@sankalp/content/search-synonyms'
import { type Meant, type Vocabulary, createVocabulary, tellingParts } from '@sankalp/contract/search/vocabulary'
import { searchText } from '@sankalp/contract/search/words'

/** A searchable text. `fields` are ordered from the highest weight to the lowest. */
export type Searched = { id: string; fields: readonly (readonly string[])[] }

/** A word in the title weighs more than any number of occurrences in the text. */
const fieldWeights = [40, 20, 10]
const exactBonus = 5
/** The weights of a synonym, a longer word and a near match relative to the typed word. */
const shares = { whole: 0.8, begun: 0.8, near: 0.1, unknown: 1 }
const mostOccurrences = 9

type Posting = { weight: number; times: number }

export type Search = ReturnType<typeof createSearch>

/**
 * Finds the texts that contain every word of a query, or what it stands for, best first. Equal matches stay in the order
 * they were added. If no text has all words, those with the most telling one are found.
 */
export function createSearch() {
  const ids: string[] = []
  const index = new Map<string, Map<number, Posting>>()
  /** Cache of folded words: most words of a text were seen before, and folding costs more than a lookup. */
  const folded = new Map<string, readonly string[]>()
  let known: { sorted: string[]; vocabulary: Vocabulary } | undefined

  /** Adds a text, or puts it in the place of the one with the same id. */
  function add({ id, fields }: Searched): void {
    const earlier = ids.indexOf(id)
    if (earlier >= 0) remove(earlier)
    const text = earlier >= 0 ? earlier : ids.push(id) - 1
    for (const [field, parts] of fields.entries()) {
      const weight = fieldWeights[field] ?? 1
      for (const word of parts.join(' ').split(/\s+/)) {
        let forms = folded.get(word)
        if (!forms) folded.set(word, (forms = wordsOf(word)))
        for (const form of forms) note(index, form, text, weight)
      }
    }
    known = undefined
  }

  function remove(text: number): void {
    for (const [word, postings] of index) if (postings.delete(text) && postings.size === 0) index.delete(word)
  }

  function readKnown() {
    return (known ??= {
      sorted: [...index.keys()].toSorted(compare),
      vocabulary: createVocabulary(index.keys(), searchSynonyms),
    })
  }

  function scoresOfWord(word: string): Map<number, number> {
    const scores = new Map<number, number>()
    for (const found of wordsWith(readKnown().sorted, word))
      for (const [text, { weight, times }] of index.get(found)!) {
        const score = weight + Math.min(times, mostOccurrences) / 10 + (found === word ? exactBonus : 0)
        raise(scores, text, score)
      }
    return scores
  }

  /** Rates each text by the best of what a part of the query may stand for; what was typed comes first. */
  function scoresOf({ oneOf, fit }: Meant): Map<number, number> {
    const best = new Map<number, number>()
    for (const [at, words] of oneOf.entries()) {
      const share = at === 0 ? 1 : shares[fit]
      for (const [text, score] of together(words.map(scoresOfWord))) raise(best, text, (share * score) / words.length)
    }
    return best
  }

  function find(query: string): string[] {
    const parts = readKnown().vocabulary.understand(query)
    const all = together(parts.map(scoresOf))
    const [fewest] = all.size > 0 ? [all] : fewestFirst(tellingParts(parts).map(scoresOf))
    return [...(fewest ?? [])].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([text]) => ids[text]!)
  }

  return { add, find }
}

function wordsOf(text: string): string[] {
  return searchText(text).split(' ').filter(Boolean)
}

/** Returns the texts that have a score in each list, with the sums. */
function together([first, ...more]: readonly Map<number, number>[]): Map<number, number> {
  if (!first || more.length === 0) return first ?? new Map()
  const found = new Map<number, number>()
  for (const [text, score] of first) {
    const others = more.map((scores) => scores.get(text))
    if (!others.includes(undefined))
      found.set(
        text,
        others.reduce<number>((sum, other) => sum + other!, score),
      )
  }
  return found
}

function fewestFirst(scores: readonly Map<number, number>[]): Map<number, number>[] {
  return scores.filter(({ size }) => size > 0).toSorted((a, b) => a.size - b.size)
}

function raise(scores: Map<number, number>, text: number, score: number): void {
  if (score > (scores.get(text) ?? 0)) scores.set(text, score)
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
