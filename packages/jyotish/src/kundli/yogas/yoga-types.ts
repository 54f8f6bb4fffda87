import type { Graha } from '../../zodiac/keys.ts'
import type { Chart } from '../chart.ts'

export type YogaFamily =
  | 'mahapurusha'
  | 'lunar'
  | 'solar'
  | 'nabhasa'
  | 'raja'
  | 'wealth'
  | 'exchange'
  | 'hardship'
  | 'fame'

/** What formed a yoga: the form of its rule, and the grahas and houses (1…12 from the lagna) involved. */
export type YogaFacts = { by: string; grahas: Graha[]; houses: number[] }

/** A rule returns facts for every time it is fulfilled. Most can be fulfilled only once. */
export type YogaRule = {
  key: string
  family: YogaFamily
  /** Whether it counts houses from the ascendant and so needs a birth time. */
  needsLagna: boolean
  find: (chart: Chart) => YogaFacts[]
}

export const none: YogaFacts[] = []

export function once(by: string, grahas: readonly Graha[], houses: readonly number[] = []): YogaFacts[] {
  return [{ by, grahas: [...grahas], houses: [...houses] }]
}

export function when(
  condition: boolean,
  by: string,
  grahas: readonly Graha[],
  houses: readonly number[] = [],
): YogaFacts[] {
  return condition ? once(by, grahas, houses) : none
}
