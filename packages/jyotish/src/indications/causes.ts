import { countRashis } from '../zodiac/division.ts'
import type { Graha, Rashi } from '../zodiac/keys.ts'
import { rashis } from '../zodiac/keys.ts'
import type { Chart } from '../kundli/chart.ts'
import { houseOf } from '../kundli/chart.ts'
import type { Cause, CauseFacts, House } from './indication-types.ts'

/** A house number that is known to be 1…12. */
export const asHouse = (house: number): House => house as House

export const houseIn = (chart: Chart, graha: Graha): House => asHouse(houseOf(chart, graha))

export const rashiKey = (index: number): Rashi => rashis[index]!

/** Returns the house of the drawn chart that a rashi is. */
export function drawnHouse(chart: Chart, rashi: number): House {
  return asHouse(countRashis(chart.lagnaRashi, rashi))
}

/** Adds to a fact where it is seen in the drawn chart: by default the house in which its grahas stand. */
export function causeAt(
  chart: Chart,
  facts: CauseFacts,
  grahas: readonly Graha[],
  houses: readonly House[] = grahas.map((graha) => houseIn(chart, graha)),
): Cause {
  return { ...facts, at: { grahas, houses: [...new Set(houses)] } }
}
