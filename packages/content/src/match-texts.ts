import type { Language } from '@sankalp/contract'
import type { MatchConclusion } from '@sankalp/contract/match-conclusion'
import type { MatchTexts } from '@sankalp/contract/match-reply'
import type english from '@sankalp/content/locales/en/match-words.json'
import { readMessages } from './locales.ts'

/** The part of the words that a reply is made of; a test holds every language to it. */
type MatchWords = Pick<typeof english, 'koots' | 'kootOpen' | 'standing' | 'conclusion'>

/** What the server says about a match: the same words that the pages read. */
export function matchTexts(language: Language): MatchTexts {
  // The test of these words proves that both languages have all of them.
  const words = readMessages(language, 'match-words') as MatchWords
  return {
    describeKoot(koot, level) {
      if (level === 'open') return words.kootOpen
      // Not every koot has a middle; the engine then never gives part of its points.
      const text = (words.koots[koot] as Partial<Record<string, string>>)[level]
      if (text === undefined) throw new Error(`no words for ${koot}, ${level}`)
      return text
    },
    report: (conclusion) => reportOf(conclusion, words),
  }
}

function reportOf(found: MatchConclusion, { conclusion, standing: names }: MatchWords): string {
  const { least, most, maximum, minimumRequired, level, standing, undone, open, hasMangal } = found
  const list = (doshas: readonly (keyof MatchWords['standing'])[]) => doshas.map((dosha) => names[dosha]).join(', ')
  const points = least === most ? least : fill(conclusion.range, { least, most })
  // What stands against it before the number, which people would else stop at.
  return [
    ...(standing.length > 0
      ? [fill(conclusion.standing, { doshas: list(standing) })]
      : open.length === 0 && hasMangal
        ? [conclusion.clear]
        : []),
    ...(open.length > 0 ? [fill(conclusion.openDoshas, { doshas: list(open) })] : []),
    fill(conclusion[level].report, { points, maximum }),
    ...(most < minimumRequired ? [fill(conclusion.belowMinimum, { minimum: minimumRequired })] : []),
    ...(undone.length > 0 ? [fill(conclusion.undone, { doshas: list(undone) })] : []),
    ...(hasMangal ? [] : [conclusion.noTime]),
    conclusion.perKoot,
  ].join(' ')
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}
