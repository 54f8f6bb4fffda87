import { degInRashi } from '../../zodiac/division.ts'
import type { Chart, SevenGraha } from '../chart.ts'
import { sevenGrahas } from '../chart.ts'

/** Jaimini's variable significators: self, counsel, siblings, mother, children, kin, spouse. */
export const charaKarakas = ['atma', 'amatya', 'bhratri', 'matri', 'putra', 'gnati', 'dara'] as const
export type CharaKaraka = (typeof charaKarakas)[number]

/**
 * Finds the chara karakas: of the seven, the one furthest in its sign is the self, and so on down. Of the two schools,
 * this is the one without Rahu.
 */
export function findCharaKarakas(chart: Chart): Record<CharaKaraka, SevenGraha> {
  const farthestFirst = sevenGrahas.toSorted(
    (one, other) => degInRashi(chart.lonDeg[other]) - degInRashi(chart.lonDeg[one]),
  )
  const found = {} as Record<CharaKaraka, SevenGraha>
  for (const [index, karaka] of charaKarakas.entries()) found[karaka] = farthestFirst[index]!
  return found
}
