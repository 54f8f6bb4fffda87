import type { Koot, Match, MatchCases, MatchDoshas, Porutham, Verdict } from '@sankalp/jyotish'
import type { PointsOver } from './match-conclusion.ts'

/** Separates the values of something that changes during the day. */
export const valueSeparator = ' / '

/**
 * `undone`: nothing is given, though a rule undoes the dosha; some almanacs then count it in full. `same`: all points,
 * since both bring the same lord or sign; then there is no friendship and no distance to speak of.
 */
export type KootLevel = 'full' | 'same' | 'partial' | 'none' | 'undone'

export function kootLevel({ ashtakoot, doshas }: Pick<Match, 'ashtakoot' | 'doshas'>, koot: Koot): KootLevel {
  const { points, maximum, groom, bride } = ashtakoot.koots[koot]
  if (points === maximum) return (koot === 'maitri' || koot === 'bhakoot') && groom === bride ? 'same' : 'full'
  if (points > 0) return 'partial'
  const dosha = koot === 'nadi' || koot === 'bhakoot' ? doshas[koot] : null
  return dosha && dosha.cancellations.length > 0 ? 'undone' : 'none'
}

/** One koot over all possible hours. */
export type KootOver = PointsOver & {
  /** The values of each partner as keys of the engine: more than one where the Moon changes on that day. */
  groom: string[]
  bride: string[]
  maximum: number
  /** `open` when the points depend on an unknown hour. */
  level: KootLevel | 'open'
}

export function kootOver(cases: MatchCases, koot: Koot): KootOver {
  const results = cases.map(({ ashtakoot }) => ashtakoot.koots[koot])
  const points = results.map((result) => result.points)
  const [least, most] = [Math.min(...points), Math.max(...points)]
  const levels = new Set(cases.map((match) => kootLevel(match, koot)))
  const [level = 'none'] = levels
  return {
    groom: [...new Set(results.map((result) => result.groom))],
    bride: [...new Set(results.map((result) => result.bride))],
    least,
    most,
    maximum: cases[0].ashtakoot.koots[koot].maximum,
    // All points at any hour, by the same sign at some; or none, undone at some: what is so at any hour is said.
    level: least !== most ? 'open' : levels.size === 1 ? level : levels.has('full') ? 'full' : 'none',
  }
}

export type DoshaKey = keyof MatchDoshas

/** A dosha over all possible hours. `match` is one in which it is present, for the texts about it. */
export type DoshaOver = { state: 'absent' } | { state: 'standing' | 'undone' | 'open'; match: Match }

export function doshaOver(cases: MatchCases, key: DoshaKey): DoshaOver {
  const stateOf = ({ doshas }: Match) =>
    !doshas[key] ? 'absent' : doshas[key].cancellations.length > 0 ? 'undone' : 'standing'
  const states = new Set(cases.map(stateOf))
  const match = cases.find(({ doshas }) => doshas[key])
  if (!match) return { state: 'absent' }
  return { state: states.size > 1 ? 'open' : stateOf(match), match }
}

export type PoruthamOver = {
  verdict: Verdict | 'open'
  /** The values of each partner; null where only a count decides. */
  groom: string[] | null
  bride: string[] | null
  /** Also null if it depends on the hour. */
  count: number | null
}

export function poruthamOver(cases: MatchCases, porutham: Porutham): PoruthamOver {
  const results = cases.map((match) => match.poruthams.poruthams[porutham])
  const valuesOf = (who: 'groom' | 'bride') => {
    const values = [...new Set(results.flatMap((result) => result[who] ?? []))]
    return values.length > 0 ? values : null
  }
  const one = <T>(values: T[]) => (new Set(values).size === 1 ? values[0]! : null)
  return {
    verdict: one(results.map(({ verdict }) => verdict)) ?? 'open',
    groom: valuesOf('groom'),
    bride: valuesOf('bride'),
    count: one(results.map(({ count }) => count)),
  }
}
