import type { Koot, Match, MatchCases, MatchDoshas, Porutham, Verdict } from '@sankalp/jyotish'
import type { PointsOver } from './match-conclusion.ts'

/** Between the values of what changes over a day. */
export const valueSeparator = ' / '

/** `undone`: nothing is given, though a rule undoes the dosha; some almanacs then count it in full. */
export type KootLevel = 'full' | 'partial' | 'none' | 'undone'

export function kootLevel({ ashtakoot, doshas }: Pick<Match, 'ashtakoot' | 'doshas'>, koot: Koot): KootLevel {
  const { points, maximum } = ashtakoot.koots[koot]
  if (points === maximum) return 'full'
  if (points > 0) return 'partial'
  const dosha = koot === 'nadi' || koot === 'bhakoot' ? doshas[koot] : null
  return dosha && dosha.cancellations.length > 0 ? 'undone' : 'none'
}

/** One koot over all hours that are possible. */
export type KootOver = PointsOver & {
  /** What each brings, by the engine's keys: more than one where the Moon changes on that day. */
  groom: string[]
  bride: string[]
  maximum: number
  /** `open` where the points depend on an unknown hour. */
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
    // No points at any hour, undone at some: what undoes it is not certain.
    level: least !== most ? 'open' : levels.size > 1 ? 'none' : level,
  }
}

export type DoshaKey = keyof MatchDoshas

/** A dosha over all hours that are possible. `match` is one in which it is there, for what is to be said of it. */
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
  /** What each brings; null where only a count decides. */
  groom: string[] | null
  bride: string[] | null
  /** Null too where it depends on the hour. */
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
