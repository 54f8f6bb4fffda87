import { searchSynonyms } from '@sankalp/content/search-synonyms'
import { type Meant, type Vocabulary, createVocabulary, tellingParts } from '@sankalp/contract/search/vocabulary'
import { searchText } from '@sankalp/contract/search/words'

/**
 * The vocabulary of a catalogue is read again after this time. Until then a new word is found as it is spelled, but not
 * with typing errors.
 */
const keptMs = 5 * 60_000

export type Understand = (keyword: string) => Promise<Meant[]>

/** Returns a function that reads a typed search against the words that a catalogue has (`readWords`). */
export function createUnderstand(readWords: () => Promise<readonly string[]>): Understand {
  let kept: { vocabulary: Promise<Vocabulary>; until: number } | undefined
  return async (keyword) => {
    if (searchText(keyword) === '') return []
    if (!kept || kept.until < Date.now()) {
      const vocabulary = readWords().then((words) => createVocabulary(words, searchSynonyms))
      const mine = (kept = { vocabulary, until: Date.now() + keptMs })
      vocabulary.catch(() => {
        if (kept === mine) kept = undefined
      })
    }
    return (await kept.vocabulary).understand(keyword)
  }
}

/**
 * Returns the parts by which to search, and how many texts have them: all parts, or, if nothing has all, the telling
 * part that the fewest texts have.
 */
export async function narrowest(
  parts: readonly Meant[],
  count: (parts: readonly Meant[]) => Promise<number>,
): Promise<{ parts: readonly Meant[]; total: number }> {
  const total = await count(parts)
  if (total > 0) return { parts, total }
  let best = { parts, total }
  for (const part of tellingParts(parts)) {
    const found = await count([part])
    if (found > 0 && (best.total === 0 || found < best.total)) best = { parts: [part], total: found }
  }
  return best
}

/**
 * Returns a pattern for SQL's `~` on `' ' || search_text`: at least one of the alternatives is there. Words have only
 * letters, marks and digits, so that nothing in them has a meaning of its own.
 */
export function patternOf({ oneOf }: Meant): string {
  return oneOf
    .map((words) => (words.length === 1 ? ` ${words[0]}` : `^${words.map((word) => `(?=.* ${word})`).join('')}`))
    .join('|')
}

/**
 * Returns the SQL order of results by their text (`search_text`), for the parameters of `nearestPatterns`. Texts with a
 * whole word of the search come before those in which it is the beginning of one. Then earlier matches come before later
 * ones, because names are at the beginning.
 */
export function nearestFirst(whole: string, begun: string): string {
  return `' ' || search_text || ' ' !~ ${whole}, regexp_instr(' ' || search_text, ${begun})`
}

/** Returns the patterns of the most telling part of a search, for `nearestFirst`. */
export function nearestPatterns(parts: readonly Meant[]): { whole: string; begun: string } {
  const part = parts.find(({ isCommon }) => !isCommon) ?? parts[0]!
  const firsts = part.oneOf.map((words) => words[0]!).join('|')
  return { whole: ` (${firsts}) `, begun: ` (${firsts})` }
}
