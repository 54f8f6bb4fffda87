import type { Graha, Indication, Subject } from '@sankalp/jyotish'
import { MS_PER_DAY } from '@sankalp/jyotish'
import type { ReadingFamily } from './keys.ts'

const MOST_PARAGRAPHS = 3
/** Money has three houses. The third paragraph is left for what colours them. */
const MOST_GROUNDS = 2
/** A further paragraph must say at least this much. */
const SECOND_WEIGHT = 34
const THIRD_WEIGHT = 42
/** A graha that a section has named already says less there a second time. */
const AGAIN_LESS = 6
const MOST_OF_YEAR = 8
/** Shorter passages of a slow graha are not told. */
const SHORTEST_DAYS = 25

const familyOf = ({ key }: Indication) => key.slice(0, key.indexOf('/')) as ReadingFamily

const isOf = (...families: ReadingFamily[]) => {
  const set = new Set(families)
  return (indication: Indication) => set.has(familyOf(indication))
}

/** What holds all life. */
const isNatal = isOf('lagna-lord', 'moon-pada', 'graha-house', 'house-lord', 'strength', 'navamsa', 'yoga')
/** The ground of a part of life, told first: its house by the lord, or for the mind the Moon's place. */
const isGround = isOf('lagna-lord', 'moon-pada', 'house-lord')
const isTransit = isOf('transit')
const isMahadasha = isOf('dasha')
const isPeriod = isOf('dasha', 'antardasha')

/** By weight, then by key, so that the order never depends on the order of the indications. */
function byWeight(one: Indication, other: Indication): number {
  return other.weight - one.weight || (one.key < other.key ? -1 : 1)
}

/** Chooses up to three paragraphs of one part of life: its ground, then what weighs most. */
export function chooseForSubject(indications: readonly Indication[], subject: Subject): Indication[] {
  const candidates = indications.filter((each) => each.subject === subject && isNatal(each)).toSorted(byWeight)
  const chosen = candidates.filter(isGround).slice(0, MOST_GROUNDS)
  let rest = candidates.filter((each) => !isGround(each))
  while (chosen.length < MOST_PARAGRAPHS && rest.length > 0) {
    const told = new Set(chosen.map(grahaOf))
    const worth = (each: Indication) => each.weight - (told.has(grahaOf(each)) ? AGAIN_LESS : 0)
    const [best] = rest.toSorted((one, other) => worth(other) - worth(one) || byWeight(one, other))
    const least = [0, SECOND_WEIGHT, THIRD_WEIGHT][chosen.length]!
    if (!best || worth(best) < least) break
    chosen.push(best)
    rest = rest.filter((each) => each !== best)
  }
  return chosen
}

/** The graha that the stating fact is about. */
function grahaOf({ causes }: Indication): Graha | undefined {
  return causes[0].at.grahas[0]
}

/** The running mahadasha and antardasha, then those that begin within the year, in order of time. */
export function choosePeriods(indications: readonly Indication[]): Indication[] {
  const startOf = ({ span }: Indication) => span?.from ?? 0
  return indications
    .filter(isPeriod)
    .toSorted((one, other) => startOf(one) - startOf(other) || Number(isMahadasha(other)) - Number(isMahadasha(one)))
}

/** The passages of the slow grahas in the coming year that weigh most, in order of time. */
export function chooseForYear(indications: readonly Indication[]): Indication[] {
  return indications
    .filter((each) => isTransit(each) && daysOf(each) >= SHORTEST_DAYS)
    .toSorted(byWeight)
    .slice(0, MOST_OF_YEAR)
    .toSorted((one, other) => (one.span?.from ?? 0) - (other.span?.from ?? 0) || byWeight(one, other))
}

function daysOf({ span }: Indication): number {
  return span ? (span.to - span.from) / MS_PER_DAY : 0
}
