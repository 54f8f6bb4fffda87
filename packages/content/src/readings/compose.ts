import type { EpochMs, Indication, Subject } from '@sankalp/jyotish'
import { subjects } from '@sankalp/jyotish'
import { chooseForSubject, chooseForYear, choosePeriods } from './choose.ts'
import { oppose } from './contradictions.ts'
import type { AnyPassageKey } from './keys.ts'

/** One paragraph: the name of its passage, and everything that it follows from. Its causes are never empty. */
export type ReadingParagraph = Pick<Indication, 'subject' | 'direction' | 'weight' | 'span' | 'causes'> & {
  key: AnyPassageKey
  /** The earlier paragraph of the section that points the other way. The page says so with a word before this one. */
  against?: AnyPassageKey
}

/** The parts of a reading: those of life, then the running periods, then the coming twelve months. */
export type SectionName = Subject | 'periods' | 'year'

export type ReadingSection = {
  name: SectionName
  direction: Indication['direction']
  paragraphs: readonly [ReadingParagraph, ...ReadingParagraph[]]
}

/**
 * Composes the reading of a chart from everything that it indicates: the same indications always make the same reading.
 * `atMs` is the moment for which they were found; without it there are no periods and no year. Sections in which the
 * chart says nothing for certain are left out.
 */
export function composeReading(indications: readonly Indication[], atMs?: EpochMs): ReadingSection[] {
  const chosen: [SectionName, Indication[]][] = subjects.map((subject) => [
    subject,
    chooseForSubject(indications, subject),
  ])
  if (atMs !== undefined) {
    chosen.push(['periods', choosePeriods(indications)], ['year', chooseForYear(indications)])
  }
  return chosen.flatMap(([name, found]) => {
    const [first, ...others] = markContradictions(found)
    return first ? [{ name, direction: directionOf(found), paragraphs: [first, ...others] as const }] : []
  })
}

/** Names for each paragraph the earlier one that it contradicts, the nearest first. */
function markContradictions(found: readonly Indication[]): ReadingParagraph[] {
  return found.map((indication, index) => {
    const { key, subject, direction, weight, span, causes } = indication
    const against = found.slice(0, index).findLast((earlier) => oppose(earlier, indication))
    return {
      key,
      subject,
      direction,
      weight,
      causes,
      ...(span && { span }),
      ...(against && { against: against.key }),
    }
  })
}

/** A section with paragraphs on both sides is mixed, whatever their number. */
function directionOf(found: readonly Indication[]): Indication['direction'] {
  const hasHelp = found.some(({ direction }) => direction === 'supports')
  const hasStrain = found.some(({ direction }) => direction === 'strains')
  if (hasHelp === hasStrain) return 'mixed'
  return hasHelp ? 'supports' : 'strains'
}
