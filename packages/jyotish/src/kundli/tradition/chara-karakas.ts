import { degInRashi } from '../../zodiac/division.ts'
import type { Chart, SevenGraha } from '../chart.ts'
import { sevenGrahas } from '../chart.ts'

/** The movable significators of Jaimini: self, counsel, siblings, mother, children, kin, spouse. */
export const charaKarakas = ['atma', 'amatya', 'bhratri', 'matri', 'putra', 'gnati', 'dara'] as const
export type CharaKaraka = (typeof charaKarakas)[number]

/**
 * Who of the seven has gone farthest in its sign is the self, and so on down. Of the two schools this is the one that
 * leaves Rahu out.
 */
export function findCharaKarakas(chart: Chart): Record<CharaKaraka, SevenGraha> {
  const farthestFirst = sevenGrahas.toSorted(
    (one, other) => degInRashi(chart.lonDeg[other]) - degInRashi(chart.lonDeg[one]),
  )
  const found = {} as Record<CharaKaraka, SevenGraha>
  for (const [index, karaka] of charaKarakas.entries()) found[karaka] = farthestFirst[index]!
  return found
}
