import { degInRashi, rashiIndex } from '../zodiac/division.ts'
import type { Graha } from '../zodiac/keys.ts'
import type { Chart, SevenGraha } from './chart.ts'
import { isSevenGraha, lordOfRashi } from './chart.ts'
import type { Compound } from './friendship.ts'
import { compoundTie } from './friendship.ts'

/** The longitude of deepest exaltation, in degrees. Deepest debilitation is opposite. */
export const exaltationDeg: Record<SevenGraha, number> = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
}

/** Signs of exaltation of the nodes. Schools differ on them; these are the common ones. */
const nodeExaltationRashi = { rahu: 1, ketu: 7 } as const

/** Moolatrikona: the rashi index and the part of it, [from, to) in degrees. */
const moolatrikona: Record<SevenGraha, readonly [rashi: number, fromDeg: number, toDeg: number]> = {
  sun: [4, 0, 20],
  moon: [1, 3, 30],
  mars: [0, 0, 12],
  mercury: [5, 15, 20],
  jupiter: [8, 0, 10],
  venus: [6, 0, 15],
  saturn: [10, 0, 20],
}

export type Dignity = 'exalted' | 'moolatrikona' | 'own' | Compound | 'debilitated'

export function isExaltedIn(graha: Graha, rashi: number): boolean {
  if (graha === 'rahu' || graha === 'ketu') return rashi === nodeExaltationRashi[graha]
  return rashi === rashiIndex(exaltationDeg[graha])
}

export function isDebilitatedIn(graha: Graha, rashi: number): boolean {
  return isExaltedIn(graha, (rashi + 6) % 12)
}

/** The nodes own no sign. */
export function ownsRashi(graha: Graha, rashi: number): boolean {
  return lordOfRashi(rashi) === graha
}

export function isExalted(chart: Chart, graha: Graha): boolean {
  return isExaltedIn(graha, chart.rashi[graha])
}

export function isDebilitated(chart: Chart, graha: Graha): boolean {
  return isDebilitatedIn(graha, chart.rashi[graha])
}

export function isInOwnSign(chart: Chart, graha: Graha): boolean {
  return ownsRashi(graha, chart.rashi[graha])
}

/** Returns whether a graha is in its own sign or exalted, as most yogas require. */
export function isDignified(chart: Chart, graha: Graha): boolean {
  return isInOwnSign(chart, graha) || isExalted(chart, graha)
}

/** Judges by the whole sign, as strength of place counts it. */
export function isMoolatrikonaRashi(graha: SevenGraha, rashi: number): boolean {
  return moolatrikona[graha][0] === rashi
}

export function isInMoolatrikona(graha: SevenGraha, lonDeg: number): boolean {
  const [rashi, fromDeg, toDeg] = moolatrikona[graha]
  if (rashiIndex(lonDeg) !== rashi) return false
  const deg = degInRashi(lonDeg)
  return deg >= fromDeg && deg < toDeg
}

/**
 * Returns the dignity of a graha in its sign. Exaltation takes precedence where moolatrikona also holds by sign:
 * Mercury is exalted in the first 15° of kanya, the Moon in the first 3° of vrishabha; beyond them moolatrikona begins.
 * Null for a node that is neither exalted nor debilitated, since nodes have no friendships.
 */
export function dignityOf(chart: Chart, graha: Graha): Dignity | null {
  if (!isSevenGraha(graha)) {
    if (isExalted(chart, graha)) return 'exalted'
    return isDebilitated(chart, graha) ? 'debilitated' : null
  }
  if (isInMoolatrikona(graha, chart.lonDeg[graha])) return 'moolatrikona'
  if (isExalted(chart, graha)) {
    // After its moolatrikona, Mercury is in its own sign for the rest of kanya.
    return graha === 'mercury' && degInRashi(chart.lonDeg.mercury) >= 20 ? 'own' : 'exalted'
  }
  if (isDebilitated(chart, graha)) return 'debilitated'
  if (isInOwnSign(chart, graha)) return 'own'
  return compoundTie(chart, graha, lordOfRashi(chart.rashi[graha]))
}
