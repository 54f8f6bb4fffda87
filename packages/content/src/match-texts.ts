import type { Language } from '@sankalp/contract'
import type { MatchConclusion } from '@sankalp/contract/match-conclusion'
import type { MatchTexts } from '@sankalp/contract/match-reply'
import type english from '@sankalp/content/locales/en/match-words.json'
import { readMessages } from './locales.ts'

/** The texts used in a reply; a test checks them in every language. */
type MatchWords = Pick<typeof english, 'koots' | 'kootOpen' | 'standing' | 'conclusion'>

/** Returns the server's texts about a match: the same that the pages use. */
export function matchTexts(language: Language): MatchTexts {
  // The test of these texts proves that both languages have all of them.
  const words = readMessages(language, 'match-words') as MatchWords
  return {
    describeKoot(koot, level) {
      if (level === 'open') return words.kootOpen
      // Not every koot has a middle level; the engine then never gives a part of its points.
      const text = (words.koots[koot] as Partial<Record<string, string>>)[level]
      if (text === undefined) throw new Error(`no text for ${koot}, ${level}`)
      return text
    },
    report: (conclusion) => reportOf(conclusion, words),
  }
}

function reportOf(found: MatchConclusion, { conclusion, standing: names }: MatchWords): string {
  const { least, most, maximum, minimumRequired, level, standing, undone, open, hasMangal } = found
  const list = (doshas: readonly (keyof MatchWords['standing'])[]) => doshas.map((dosha) => names[dosha]).join(', ')
  const points = least === most ? least : fill(conclusion.range, { least, most })
  // Put the objections before the number, since readers would otherwise stop at it.
  return [
    ...(standing.length > 0
      ? [fill(conclusion.standing, { doshas: list(standing) })]
      : open.length === 0 && hasMangal
        ? [conclusion.clear]
        : []),
    ...(open.length > 0 ? [fill(conclusion.openDoshas, { doshas: list(open) })] : []),
    ...[...standing, ...open].flatMap((dosha) => aboutOf(dosha, conclusion)),
    fill(conclusion[level].report, { points, maximum }),
    ...(most <= minimumRequired ? [fill(conclusion.belowMinimum, { minimum: minimumRequired })] : []),
    ...(undone.length > 0 ? [fill(conclusion.undone, { doshas: list(undone) })] : []),
    ...(hasMangal ? [] : [conclusion.noTime]),
    conclusion.perKoot,
  ].join(' ')
}

/** What is named nowhere else on the page is explained at once. */
function aboutOf(dosha: keyof MatchWords['standing'], { about }: MatchWords['conclusion']): string[] {
  return dosha === 'rajju' || dosha === 'vedha' ? [about[dosha]] : []
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}
