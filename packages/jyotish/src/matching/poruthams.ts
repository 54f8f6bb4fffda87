import { requireFinite } from '../errors.ts'
import type { SevenGraha } from '../kundli/chart.ts'
import { lordOfRashi } from '../kundli/chart.ts'
import { naturalTie } from '../kundli/friendship.ts'
import { moonAttributes } from '../kundli/moon-attributes.ts'
import { yonis } from '../kundli/avakahada-table.ts'
import { countRashis, nakshatraIndex, rashiIndex } from '../zodiac/division.ts'
import { countNakshatras } from './koots.ts'
import { yoniPoints } from './koot-tables.ts'

/** The ten agreements used in the South. */
export const poruthams = [
  'dina',
  'gana',
  'mahendra',
  'stree-deergha',
  'yoni',
  'rashi',
  'rashi-lord',
  'vashya',
  'rajju',
  'vedha',
] as const
export type Porutham = (typeof poruthams)[number]
export type Verdict = 'good' | 'middling' | 'bad'

export type PoruthamResult = {
  porutham: Porutham
  verdict: Verdict
  /** The deciding values: keys for both partners, or the count from bride to groom where that decides. */
  groom: string | null
  bride: string | null
  count: number | null
}

export type PoruthamsResult = {
  poruthams: Record<Porutham, PoruthamResult>
  /** How many of the ten are good, and how many at least middling. */
  good: number
  agreeing: number
  /** Rajju and vedha are doshas of their own. Either one counts against a marriage. */
  hasRajjuDosha: boolean
  hasVedhaDosha: boolean
}

export type Rajju = 'foot' | 'waist' | 'navel' | 'neck' | 'head'
/** Up from the foot to the head and down again, three times through the zodiac. */
const rajjuOrder: readonly Rajju[] = ['foot', 'waist', 'navel', 'neck', 'head', 'neck', 'navel', 'waist', 'foot']

/** `nakshatra` is an index 0…26. */
export function rajjuOf(nakshatra: number): Rajju {
  return rajjuOrder[nakshatra % 9]!
}

/**
 * Numbers 1…27 that pierce one another. In the set of Mrigashira, Chitra and Dhanishtha, each pierces the other two.
 */
const vedhaSets: readonly (readonly number[])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
  [5, 14, 23],
]

/** Rashi indices that yield to each rashi. */
const vashyaRashis: readonly (readonly number[])[] = [
  [4, 7],
  [3, 6],
  [5],
  [7, 8],
  [6],
  [2, 11],
  [5, 9],
  [3],
  [11],
  [0, 10],
  [0],
  [9],
]

/**
 * Both partners with the same nakshatra: the numbers 1…27 for which this is good, and those for which it is tolerated.
 */
const sameGood = new Set([4, 6, 10, 13, 16, 22, 26, 27])
const sameMiddling = new Set([1, 3, 5, 7, 8, 11, 12, 14, 17, 20, 21])

const goodDina = new Set([0, 2, 4, 6, 8])
const mahendraCounts = new Set([4, 7, 10, 13, 16, 19, 22, 25])
const goodRashiCounts = new Set([1, 7, 9, 10, 11, 12])
const middlingRashiCounts = new Set([3, 4])

/**
 * Computes the ten poruthams from the sidereal longitudes of both Moons, in degrees. Counts run from bride to groom.
 */
export function matchPoruthams(groomMoonDeg: number, brideMoonDeg: number): PoruthamsResult {
  requireFinite(groomMoonDeg, 'groomMoonDeg')
  requireFinite(brideMoonDeg, 'brideMoonDeg')
  const groom = moonAttributes(groomMoonDeg)
  const bride = moonAttributes(brideMoonDeg)
  const groomStar = nakshatraIndex(groomMoonDeg)
  const brideStar = nakshatraIndex(brideMoonDeg)
  const groomRashi = rashiIndex(groomMoonDeg)
  const brideRashi = rashiIndex(brideMoonDeg)
  const stars = countNakshatras(brideStar, groomStar)
  const signs = countRashis(brideRashi, groomRashi)
  const sameRajju = rajjuOf(groomStar) === rajjuOf(brideStar)
  const pierced =
    groomStar !== brideStar && vedhaSets.some((set) => set.includes(groomStar + 1) && set.includes(brideStar + 1))

  const results = {} as Record<Porutham, PoruthamResult>
  const add = (porutham: Porutham, verdict: Verdict, facts: Partial<PoruthamResult> = {}) => {
    results[porutham] = { porutham, verdict, groom: null, bride: null, count: null, ...facts }
  }
  add('dina', judgeDina(stars, brideStar + 1), {
    groom: groom.nakshatra,
    bride: bride.nakshatra,
    count: stars,
  })
  add('gana', judgeGana(groom.gana, bride.gana), { groom: groom.gana, bride: bride.gana })
  add('mahendra', mahendraCounts.has(stars) ? 'good' : 'bad', { count: stars })
  add('stree-deergha', stars > 13 ? 'good' : stars >= 7 ? 'middling' : 'bad', { count: stars })
  add('yoni', judgeYoni(groom.yoni, bride.yoni), { groom: groom.yoni, bride: bride.yoni })
  add('rashi', judgeRashi(signs), { groom: groom.rashi, bride: bride.rashi, count: signs })
  add('rashi-lord', judgeLords(groomRashi, brideRashi), { groom: groom.rashiLord, bride: bride.rashiLord })
  add('vashya', judgeVashya(groomRashi, brideRashi), { groom: groom.rashi, bride: bride.rashi })
  add('rajju', sameRajju ? 'bad' : 'good', { groom: rajjuOf(groomStar), bride: rajjuOf(brideStar) })
  add('vedha', pierced ? 'bad' : 'good', { groom: groom.nakshatra, bride: bride.nakshatra })

  const verdicts = poruthams.map((porutham) => results[porutham].verdict)
  return {
    poruthams: results,
    good: verdicts.filter((verdict) => verdict === 'good').length,
    agreeing: verdicts.filter((verdict) => verdict !== 'bad').length,
    hasRajjuDosha: sameRajju,
    hasVedhaDosha: pierced,
  }
}

function judgeDina(count: number, brideNumber: number): Verdict {
  if (count === 1) return sameGood.has(brideNumber) ? 'good' : sameMiddling.has(brideNumber) ? 'middling' : 'bad'
  return goodDina.has(count % 9) ? 'good' : 'bad'
}

function judgeGana(groom: string, bride: string): Verdict {
  if (groom === bride || (groom === 'deva' && bride === 'manushya')) return 'good'
  return groom === 'manushya' && bride === 'deva' ? 'middling' : 'bad'
}

function judgeYoni(groom: (typeof yonis)[number], bride: (typeof yonis)[number]): Verdict {
  // Sworn enemies are so in both directions, whichever one is the groom's.
  const [one, other] = [yonis.indexOf(groom), yonis.indexOf(bride)]
  const points = Math.min(yoniPoints[one]![other]!, yoniPoints[other]![one]!)
  if (points === 0) return 'bad'
  return points >= 3 ? 'good' : 'middling'
}

function judgeRashi(count: number): Verdict {
  if (goodRashiCounts.has(count)) return 'good'
  return middlingRashiCounts.has(count) ? 'middling' : 'bad'
}

function judgeLords(groomRashi: number, brideRashi: number): Verdict {
  const one: SevenGraha = lordOfRashi(groomRashi)
  const other: SevenGraha = lordOfRashi(brideRashi)
  const ties = [naturalTie(one, other), naturalTie(other, one)]
  if (ties.includes('enemy')) return 'bad'
  return ties.includes('friend') ? 'good' : 'middling'
}

/** Judges vashya. It is best when the groom's sign yields to the bride's; the reverse is tolerated. */
function judgeVashya(groomRashi: number, brideRashi: number): Verdict {
  if (vashyaRashis[brideRashi]!.includes(groomRashi)) return 'good'
  return vashyaRashis[groomRashi]!.includes(brideRashi) ? 'middling' : 'bad'
}
