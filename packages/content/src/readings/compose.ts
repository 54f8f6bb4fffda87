import type { Indication, Subject } from '@sankalp/jyotish'
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
 * Sections in which the chart says nothing for certain are left out, as are the periods and the year if the indications
 * were found without a moment.
 */
export function composeReading(indications: readonly Indication[]): ReadingSection[] {
  const lifelong = subjects.map((subject) => makeSection(subject, turned(chooseForSubject(indications, subject))))
  const inTime = [
    makeSection('periods', choosePeriods(indications).map(paragraphOf)),
    makeSection('year', turnedInTime(chooseForYear(indications))),
  ]
  return [...lifelong, ...inTime].filter((section) => section !== null)
}

function makeSection(name: SectionName, [first, ...others]: readonly ReadingParagraph[]): ReadingSection | null {
  if (!first) return null
  return { name, direction: directionOf([first, ...others]), paragraphs: [first, ...others] }
}

/**
 * Puts the paragraphs that oppose the first one last, so that a section turns once, and names at each turn what it
 * turns against.
 */
function turned(found: readonly Indication[]): ReadingParagraph[] {
  const [first] = found
  if (!first) return []
  const ordered = [...found.filter((each) => !oppose(first, each)), ...found.filter((each) => oppose(first, each))]
  return ordered.map((indication, index) => {
    const against = turnsAgainst(ordered, index)
    return { ...paragraphOf(indication), ...(against && { against }) }
  })
}

/** Puts paragraphs of the same time together, as they stand under one date, and names the turns among them. */
function turnedInTime(found: readonly Indication[]): ReadingParagraph[] {
  const times = found.map(({ span }) => `${span?.from} ${span?.to}`)
  return [...new Set(times)].flatMap((time) => turned(found.filter((_, index) => times[index] === time)))
}

/** Returns the nearest earlier paragraph that is opposed, unless the one between has turned against it already. */
function turnsAgainst(ordered: readonly Indication[], index: number): AnyPassageKey | undefined {
  const opposed = ordered.slice(0, index).findLastIndex((earlier) => oppose(earlier, ordered[index]!))
  if (opposed < 0) return undefined
  const hasTurned = ordered.slice(opposed + 1, index).some((between) => oppose(ordered[opposed]!, between))
  return hasTurned ? undefined : ordered[opposed]!.key
}

function paragraphOf({ key, subject, direction, weight, span, causes }: Indication): ReadingParagraph {
  return { key, subject, direction, weight, causes, ...(span && { span }) }
}

/** A section with paragraphs on both sides is mixed, whatever their number. */
function directionOf(found: readonly ReadingParagraph[]): Indication['direction'] {
  const hasHelp = found.some(({ direction }) => direction === 'supports')
  const hasStrain = found.some(({ direction }) => direction === 'strains')
  if (hasHelp === hasStrain) return 'mixed'
  return hasHelp ? 'supports' : 'strains'
}
