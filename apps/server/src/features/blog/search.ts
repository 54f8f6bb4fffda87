import { slipsBetween } from '@sankalp/places'
import { searchText } from '../../platform/search-text.ts'

/** A text to look for words in. `fields` are from what counts most to what counts least. */
export type Searched = { id: string; fields: readonly (readonly string[])[] }

/** More words than this in a query are not looked at: nobody types them, and each costs a look at a part of the list. */
const mostWords = 12

/** A word in the title is worth more than any number of them in the text. */
const fieldWeights = [40, 20, 10]
const exactBonus = 5
/** What a word that is only spelled almost so is worth beside one that is spelled so. */
const nearShare = 0.1
const mostOccurrences = 9

type Posting = { weight: number; times: number }

export type Search = ReturnType<typeof createSearch>

/**
 * Finds the texts in which every word of a query occurs, or one that begins with it, the best first; alike ones in the order
 * they were added. A word that occurs nowhere may be misspelled: then those that are a slip or two away are looked for.
 */
export function createSearch() {
  const ids: string[] = []
  const index = new Map<string, Map<number, Posting>>()
  /** What words are folded to: most of a text are words that were there before, and folding one costs more than looking it up. */
  const folded = new Map<string, readonly string[]>()
  let vocabulary: string[] | undefined

  function add({ id, fields }: Searched): void {
    const text = ids.push(id) - 1
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
 * The words of a query. Folding makes one letter of a repeated one, so that "qqqq" would become the beginning of every
 * word with k: what is so little like what was typed is looked for as a whole word that nothing begins with.
 */
function wordsTyped(query: string): string[] {
  return query.split(/\s+/).flatMap((typed) => {
    const words = wordsOf(typed)
    return words.length === 1 && words[0]!.length === 1 && typed.length > 2 ? [typed.toLowerCase()] : words
  })
}

/** Those of a list that are a slip or two away from a word; short words are too often a slip away from each other. */
function wordsNear(vocabulary: readonly string[], word: string): string[] {
  if (word.length < 4) return []
  const reach = word.length < 6 ? 1 : 2
  // The first letter is seldom the wrong one, and looking at every word of every article would let a stranger keep the server busy.
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

/** Those of a sorted list that begin with a prefix. */
function* wordsWith(sorted: readonly string[], prefix: string): Generator<string> {
  for (let at = firstFrom(sorted, prefix); at < sorted.length; at += 1) {
    const word = sorted[at]!
    if (!word.startsWith(prefix)) return
    yield word
  }
}

/** The first place in a sorted list whose word is not before the asked one. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}
