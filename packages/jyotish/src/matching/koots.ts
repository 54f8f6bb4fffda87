import { countRashis, nakshatraIndex, rashiIndex } from '../zodiac/division.ts'
import type { Natural } from '../kundli/friendship.ts'
import { naturalTie } from '../kundli/friendship.ts'
import type { SevenGraha } from '../kundli/chart.ts'
import type { MoonAttributes } from '../kundli/moon-attributes.ts'
import { moonAttributes } from '../kundli/moon-attributes.ts'
import { yonis } from '../kundli/avakahada-table.ts'
import type { Koot } from './koot-tables.ts'
import {
  MINIMUM_REQUIRED,
  TOTAL_MAXIMUM,
  ganaPoints,
  kootMaximum,
  koots,
  varnaRank,
  vashyaPoints,
  yoniPoints,
} from './koot-tables.ts'

/** One koot: the value of each partner, as a key, and the points. */
export type KootResult = { koot: Koot; groom: string; bride: string; points: number; maximum: number }

export type AshtakootResult = {
  groom: MoonAttributes
  bride: MoonAttributes
  koots: Record<Koot, KootResult>
  total: number
  maximum: number
  minimumRequired: number
}

/** Computes the eight koots from the sidereal longitudes of both Moons, in degrees. */
export function matchAshtakoot(groomMoonDeg: number, brideMoonDeg: number): AshtakootResult {
  const groom = moonAttributes(groomMoonDeg)
  const bride = moonAttributes(brideMoonDeg)
  const made: Record<Koot, [groom: string, bride: string, points: number]> = {
    varna: [groom.varna, bride.varna, varnaRank[groom.varna] >= varnaRank[bride.varna] ? 1 : 0],
    vashya: [groom.vashya, bride.vashya, vashyaPoints[bride.vashya][groom.vashya]],
    tara: [groom.nakshatra, bride.nakshatra, taraPoints(nakshatraIndex(groomMoonDeg), nakshatraIndex(brideMoonDeg))],
    yoni: [groom.yoni, bride.yoni, yoniPoints[yonis.indexOf(bride.yoni)]![yonis.indexOf(groom.yoni)]!],
    maitri: [groom.rashiLord, bride.rashiLord, maitriPoints(groom.rashiLord, bride.rashiLord)],
    gana: [groom.gana, bride.gana, ganaPoints[groom.gana][bride.gana]],
    bhakoot: [groom.rashi, bride.rashi, bhakootPoints(rashiIndex(groomMoonDeg), rashiIndex(brideMoonDeg))],
    nadi: [groom.nadi, bride.nadi, groom.nadi === bride.nadi ? 0 : 8],
  }
  const results = {} as Record<Koot, KootResult>
  let total = 0
  for (const koot of koots) {
    const [groomKey, brideKey, points] = made[koot]
    results[koot] = { koot, groom: groomKey, bride: brideKey, points, maximum: kootMaximum[koot] }
    total += points
  }
  return { groom, bride, koots: results, total, maximum: TOTAL_MAXIMUM, minimumRequired: MINIMUM_REQUIRED }
}

/** Counts from one nakshatra (index 0…26) to another, 1…27. The same one counts 1. */
export function countNakshatras(fromIndex: number, toIndex: number): number {
  return ((toIndex - fromIndex + 27) % 27) + 1
}

/**
 * Returns the tara points: the third, fifth and seventh tara are evil, and each direction that is not evil gives 1.5.
 */
function taraPoints(groomIndex: number, brideIndex: number): number {
  const pointsOneWay = (count: number) => ([3, 5, 7].includes(count % 9) ? 0 : 1.5)
  return pointsOneWay(countNakshatras(groomIndex, brideIndex)) + pointsOneWay(countNakshatras(brideIndex, groomIndex))
}

/** By how the lords of the two signs regard each other, in both directions. */
const maitriTable: Record<Natural, Record<Natural, number>> = {
  friend: { friend: 5, neutral: 4, enemy: 1 },
  neutral: { friend: 4, neutral: 3, enemy: 0.5 },
  enemy: { friend: 1, neutral: 0.5, enemy: 0 },
}

function maitriPoints(groomLord: string, brideLord: string): number {
  const one = groomLord as SevenGraha // a sign's lord is never a node
  const other = brideLord as SevenGraha
  return maitriTable[naturalTie(one, other)][naturalTie(other, one)]
}

/** The evil distance between two signs, if any. */
export type BhakootDistance = '2-12' | '5-9' | '6-8'

export function bhakootDistance(groomRashi: number, brideRashi: number): BhakootDistance | null {
  const count = countRashis(groomRashi, brideRashi)
  if (count === 2 || count === 12) return '2-12'
  if (count === 5 || count === 9) return '5-9'
  return count === 6 || count === 8 ? '6-8' : null
}

function bhakootPoints(groomRashi: number, brideRashi: number): number {
  return bhakootDistance(groomRashi, brideRashi) === null ? 7 : 0
}
