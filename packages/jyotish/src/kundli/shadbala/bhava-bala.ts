import { wrap360 } from '../../angles.ts'
import { degInRashi, rashiIndex } from '../../zodiac/division.ts'
import type { Chart, SevenGraha } from '../chart.ts'
import { lordOfRashi, sevenGrahas } from '../chart.ts'
import { isBenefic } from '../nature.ts'
import { aspectVirupas } from './drik.ts'
import type { Shadbala } from './shadbala.ts'

/** The strength of one house, in virupas (B. V. Raman, Graha and Bhava Balas, chapter 9). Sixty make a rupa. */
export type BhavaBala = {
  house: number
  /** The shadbala of the lord of the sign in the middle of the house. */
  lord: number
  /** By the kind of that sign: 60 in the house of its direction, ten less for each house from there. */
  dig: number
  /** What benefics' aspects on the middle of the house exceed those of malefics. */
  drishti: number
  totalVirupas: number
  totalRupas: number
  /** 1 for the strongest, to 12. */
  rank: number
}

/** Returns the strengths of the twelve houses. `middleDeg` are their middles by Sripati. */
export function makeBhavaBala(
  chart: Chart,
  middleDeg: readonly number[],
  shadbala: Record<SevenGraha, Shadbala>,
): BhavaBala[] {
  const parts = middleDeg.map((deg, index) => {
    const lord = shadbala[lordOfRashi(rashiIndex(deg))].totalVirupas
    const dig = digBalaOfHouse(index + 1, deg)
    const drishti = drishtiBala(chart, deg)
    return { house: index + 1, lord, dig, drishti, totalVirupas: lord + dig + drishti }
  })
  const order = parts.toSorted((one, other) => other.totalVirupas - one.totalVirupas)
  return parts.map((part) => ({ ...part, totalRupas: part.totalVirupas / 60, rank: order.indexOf(part) + 1 }))
}

/** The houses in which signs of men, of water, of the scorpion and of beasts are strongest: east, north, west, south. */
const strongHouse = { human: 1, watery: 4, insect: 7, quadruped: 10 } as const
type SignKind = keyof typeof strongHouse

/** Mesha to meena; dhanu and makara change at their middle. */
const signKinds: readonly (SignKind | readonly [SignKind, SignKind])[] = [
  'quadruped',
  'quadruped',
  'human',
  'watery',
  'quadruped',
  'human',
  'human',
  'insect',
  ['human', 'quadruped'],
  ['quadruped', 'watery'],
  'human',
  'watery',
]

export function digBalaOfHouse(house: number, middleDeg: number): number {
  const found = signKinds[rashiIndex(middleDeg)]!
  const kind = typeof found === 'string' ? found : found[degInRashi(middleDeg) < 15 ? 0 : 1]
  const apart = Math.abs(house - strongHouse[kind])
  return 60 - 10 * Math.min(apart, 12 - apart)
}

/**
 * Adds the whole aspects of Jupiter and Mercury, whatever company Mercury has, and a quarter of the other benefics';
 * takes off a quarter of the malefics' (Brihat Parashara Hora Shastra, chapter 27).
 */
export function drishtiBala(chart: Chart, middleDeg: number): number {
  let sum = 0
  for (const graha of sevenGrahas) {
    const virupas = aspectVirupas(graha, wrap360(middleDeg - chart.lonDeg[graha]))
    if (graha === 'jupiter' || graha === 'mercury') sum += virupas
    else sum += (isBenefic(chart, graha) ? virupas : -virupas) / 4
  }
  return sum
}
