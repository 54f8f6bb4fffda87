import { searchText } from '../../platform/search-text.ts'

/** A text to look for words in. `fields` are from what counts most to what counts least. */
export type Searched = { id: string; fields: readonly (readonly string[])[] }

/** More words than this in a query are not looked at: nobody types them, and each costs a look at the whole list. */
const mostWords = 12

/** A word in the title is worth more than any number of them in the text. */
const fieldWeights = [40, 20, 10]
const exactBonus = 5
const mostOccurrences = 9

type Posting = { weight: number; times: number }

export type Search = (query: string) => string[]

/** Finds the texts in which every word of a query occurs, or one that begins with it, the best first; alike ones stay in order. */
export function createSearch(texts: readonly Searched[]): Search {
  const index = new Map<string, Map<number, Posting>>()
  for (const [at, { fields }] of texts.entries()) {
    for (const [field, parts] of fields.entries()) {
      for (const part of parts) for (const word of wordsOf(part)) add(index, word, at, fieldWeights[field] ?? 1)
    }
  }
  const vocabulary = [...index.keys()].toSorted(compare)

  function scoresOf(word: string): Map<number, number> {
    const scores = new Map<number, number>()
    for (const found of wordsWith(vocabulary, word)) {
      for (const [text, { weight, times }] of index.get(found)!) {
        const score = weight + Math.min(times, mostOccurrences) / 10 + (found === word ? exactBonus : 0)
        if (score > (scores.get(text) ?? 0)) scores.set(text, score)
      }
    }
    return scores
  }

  return (query) => {
    const words = [...new Set(wordsOf(query))].slice(0, mostWords)
    const [first, ...more] = words.map(scoresOf)
    if (!first) return []
    const found = [...first].flatMap(([text, score]) => {
      const others = more.map((scores) => scores.get(text))
      return others.includes(undefined) ? [] : [{ text, score: others.reduce<number>((sum, other) => sum + other!, score) }]
    })
    return found.toSorted((a, b) => b.score - a.score || a.text - b.text).map(({ text }) => texts[text]!.id)
  }
}

function wordsOf(text: string): string[] {
  return searchText(text).split(' ').filter(Boolean)
}

function add(index: Map<string, Map<number, Posting>>, word: string, text: number, weight: number): void {
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
