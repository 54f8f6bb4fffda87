import type { Language } from '@sankalp/contract'
import type { MatchTexts } from '@sankalp/contract/match-reply'
import type english from '@sankalp/content/locales/en/match-words.json'
import { readMessages } from './locales.ts'

/** The part of the words that a reply is made of; a test holds every language to it. */
type MatchWords = Pick<typeof english, 'koots' | 'standing' | 'conclusion'>

/** What the server says about a match: the same words that the pages read. */
export function matchTexts(language: Language): MatchTexts {
  // The test of these words proves that both languages have all of them.
  const words = readMessages(language, 'match-words') as MatchWords
  const list = (doshas: readonly (keyof MatchWords['standing'])[]) => doshas.map((dosha) => words.standing[dosha]).join(', ')
  return {
    describeKoot(koot, level) {
      // Not every koot has a middle; the engine then never gives part of its points.
      const text = (words.koots[koot] as Partial<Record<string, string>>)[level]
      if (text === undefined) throw new Error(`no words for ${koot}, ${level}`)
      return text
    },
    report({ ashtakoot }, { level, standing, undone }) {
      const { total, maximum, minimumRequired } = ashtakoot
      const { conclusion } = words
      return [
        fill(conclusion[level].report, { points: total, maximum }),
        ...(total < minimumRequired ? [fill(conclusion.belowMinimum, { minimum: minimumRequired })] : []),
        ...(standing.length > 0 ? [fill(conclusion.standing, { doshas: list(standing) })] : [conclusion.clear]),
        ...(undone.length > 0 ? [fill(conclusion.undone, { doshas: list(undone) })] : []),
        conclusion.perKoot,
      ].join(' ')
    },
  }
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}
