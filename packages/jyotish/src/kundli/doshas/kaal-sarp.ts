import { wrap360 } from '../../angles.ts'
import { countRashis } from '../../zodiac/division.ts'
import type { Chart, SevenGraha } from '../chart.ts'
import { houseOf, sevenGrahas } from '../chart.ts'

/** Named by the house of Rahu, beginning with the first. */
export const kaalSarpTypes = [
  'anant',
  'kulik',
  'vasuki',
  'shankhpal',
  'padma',
  'mahapadma',
  'takshak',
  'karkotak',
  'shankhachud',
  'ghatak',
  'vishdhar',
  'sheshnag',
] as const
export type KaalSarpType = (typeof kaalSarpTypes)[number]

export type KaalSarpDosha = {
  /** Only the full form counts: by signs alone every seventh birth would have it. */
  present: boolean
  /** The half that contains the seven, in the order of the signs. */
  arc: 'rahu-to-ketu' | 'ketu-to-rahu' | null
  /** 'partial' when one shares a node's sign but is beyond the node by degrees. */
  degree: 'full' | 'partial' | null
  /** Null when neither full nor partial, and when the birth time is unknown. */
  type: KaalSarpType | null
  rahuHouse: number | null
  /** Those that are beyond a node within its sign. */
  escaping: SevenGraha[]
}

const absent: KaalSarpDosha = {
  present: false,
  arc: null,
  degree: null,
  type: null,
  rahuHouse: null,
  escaping: [],
}

/** Finds whether all seven grahas are on one side of the axis of the nodes. */
export function findKaalSarp(chart: Chart): KaalSarpDosha {
  for (const arc of ['rahu-to-ketu', 'ketu-to-rahu'] as const) {
    const start = arc === 'rahu-to-ketu' ? 'rahu' : 'ketu'
    // Seven signs: that of the first node, the five between, and that of the other.
    const heldBySigns = sevenGrahas.every((graha) => countRashis(chart.rashi[start], chart.rashi[graha]) <= 7)
    if (!heldBySigns) continue
    const escaping = sevenGrahas.filter((graha) => wrap360(chart.lonDeg[graha] - chart.lonDeg[start]) > 180)
    const rahuHouse = chart.hasLagna ? houseOf(chart, 'rahu') : null
    return {
      present: escaping.length === 0,
      arc,
      degree: escaping.length === 0 ? 'full' : 'partial',
      type: rahuHouse === null ? null : kaalSarpTypes[rahuHouse - 1]!,
      rahuHouse,
      escaping,
    }
  }
  return { ...absent, escaping: [] }
}
