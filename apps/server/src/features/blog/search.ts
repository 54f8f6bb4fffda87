import { searchText } from '../../platform/search-text.ts'

/** A text to look for words in. `fields` are from what counts most to what counts least. */
export type Searched = { id: string; fields: readonly (readonly string[])[] }

/** More words than this in a query are not looked at: nobody types them, and each costs a look at a part of the list. */
const mostWords = 12

/** A word in the title is worth more than any number of them in the text. */
const fieldWeights = [40, 20, 10]
const exactBonus = 5
const mostOccurrences = 9

type Posting = { weight: number; times: number }

export type Search = ReturnType<typeof createSearch>

/** Finds the texts in which every word of a query occurs, or one that begins with it, the best first; alike ones in the order they were added. */
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
    for (const found of wordsWith(vocabulary, word)) {
      for (const [text, { weight, times }] of index.get(found)!) {
        const score = weight + Math.min(times, mostOccurrences) / 10 + (found === word ? exactBonus : 0)
        if (score > (scores.get(text) ?? 0)) scores.set(text, score)
      }
    }
    return scores
  }

  function find(query: string): string[] {
    const words = [...new Set(wordsOf(query))].slice(0, mostWords)
    const [first, ...more] = words.map(scoresOf)
    if (!first) return []
    const found = [...first].flatMap(([text, score]) => {
      const others = more.map((scores) => scores.get(text))
      return others.includes(undefined) ? [] : [{ text, score: others.reduce<number>((sum, other) => sum + other!, score) }]
    })
    return found.toSorted((a, b) => b.score - a.score || a.text - b.text).map(({ text }) => ids[text]!)
  }

  return { add, find }
}

function wordsOf(text: string): string[] {
  return searchText(text).split(' ').filter(Boolean)
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
