import { countRashis } from '../zodiac/division.ts'
import type { Graha } from '../zodiac/keys.ts'
import { grahas } from '../zodiac/keys.ts'
import type { Chart } from './chart.ts'

/** Every graha aspects the seventh sign, and three have further aspects. The nodes have only the seventh. */
const fullAspects: Partial<Record<Graha, readonly number[]>> = {
  mars: [4, 7, 8],
  jupiter: [5, 7, 9],
  saturn: [3, 7, 10],
}
const seventhOnly: readonly number[] = [7]

/** Returns the counts of signs that a graha fully aspects. */
export function aspectCounts(graha: Graha): readonly number[] {
  return fullAspects[graha] ?? seventhOnly
}

/** Returns whether a graha fully aspects a rashi (index 0…11). Its own sign is occupied, not aspected. */
export function aspectsRashi(chart: Chart, graha: Graha, rashi: number): boolean {
  return aspectCounts(graha).includes(countRashis(chart.rashi[graha], rashi))
}

export function aspects(chart: Chart, from: Graha, to: Graha): boolean {
  return from !== to && aspectsRashi(chart, from, chart.rashi[to])
}

export function aspectMutually(chart: Chart, one: Graha, other: Graha): boolean {
  return aspects(chart, one, other) && aspects(chart, other, one)
}

/** Returns all grahas that fully aspect a rashi. */
export function grahasAspecting(chart: Chart, rashi: number): Graha[] {
  return grahas.filter((graha) => aspectsRashi(chart, graha, rashi))
}
