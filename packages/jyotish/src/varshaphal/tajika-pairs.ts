import type { Chart, SevenGraha } from '../kundli/chart.ts'
import { sevenGrahas } from '../kundli/chart.ts'
import { degInRashi } from '../zodiac/division.ts'
import type { TajikaAspect } from './tajika-aspects.ts'
import { deeptamshaDeg, tajikaAspect } from './tajika-aspects.ts'

/** A chart with the motion of its grahas, which decides whether two of them meet or part. */
export type TajikaChart = {
  readonly chart: Chart
  readonly isRetrograde: Readonly<Record<SevenGraha, boolean>>
  readonly isCombust: Readonly<Record<SevenGraha, boolean>>
}

/**
 * The three stages of an itthasala: in orb now (vartamana), within a degree of exact (purna), and within a degree of
 * coming into orb (bhavishya).
 */
export const itthasalaStages = ['vartamana', 'purna', 'bhavishya'] as const
export type ItthasalaStage = (typeof itthasalaStages)[number]

/** Two grahas whose aspect is coming to be exact (itthasala), or has been exact and is over (ishrafa). */
export type TajikaPair = {
  faster: SevenGraha
  slower: SevenGraha
  aspect: TajikaAspect
  /** How far the aspect is from exact. */
  apartDeg: number
  /** Within which it counts. */
  orbDeg: number
} & ({ yoga: 'itthasala'; stage: ItthasalaStage } | { yoga: 'ishrafa'; stage: null })

/** The fixed order of Tajika, whatever the speed on the day. */
const fromFastest: readonly SevenGraha[] = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn']

const PURNA_DEG = 1
const BHAVISHYA_DEG = 1

export function isFaster(one: SevenGraha, other: SevenGraha): boolean {
  return fromFastest.indexOf(one) < fromFastest.indexOf(other)
}

/**
 * Returns the itthasala or ishrafa of two grahas; null without an aspect or out of orb. The orb is the smaller of both
 * deeptamshas, since each graha must be within that of the other (29.2.3 of An Integrated Approach by P. V. R. Narasimha
 * Rao, the author of Jagannatha Hora; K. S. Charak takes the mean of both). It stays purna until the faster is a whole
 * degree past the slower (Tajika Neelakanthi, Samjna Tantra; B. V. Raman has an example). A retrograde graha that is
 * behind moves away, and one that is ahead comes back.
 */
export function findPair(tajika: TajikaChart, one: SevenGraha, other: SevenGraha): TajikaPair | null {
  const { chart, isRetrograde } = tajika
  const [faster, slower] = isFaster(one, other) ? [one, other] : [other, one]
  const aspect = tajikaAspect(chart.rashi[faster], chart.rashi[slower])
  if (aspect === null) return null
  const aheadDeg = degInRashi(chart.lonDeg[slower]) - degInRashi(chart.lonDeg[faster])
  const leftDeg = isRetrograde[faster] ? -aheadDeg : aheadDeg
  const apartDeg = Math.abs(leftDeg)
  const orbDeg = Math.min(deeptamshaDeg[faster], deeptamshaDeg[slower])
  const pair = { faster, slower, aspect, apartDeg, orbDeg }
  if (leftDeg < -PURNA_DEG) return apartDeg <= orbDeg ? { ...pair, yoga: 'ishrafa', stage: null } : null
  if (apartDeg <= PURNA_DEG) return { ...pair, yoga: 'itthasala', stage: 'purna' }
  if (apartDeg <= orbDeg) return { ...pair, yoga: 'itthasala', stage: 'vartamana' }
  if (apartDeg <= orbDeg + BHAVISHYA_DEG) return { ...pair, yoga: 'itthasala', stage: 'bhavishya' }
  return null
}

/** Returns every pair of the seven that meets or parts. */
export function findPairs(tajika: TajikaChart): TajikaPair[] {
  return sevenGrahas.flatMap((one, index) =>
    sevenGrahas.slice(index + 1).flatMap((other) => findPair(tajika, one, other) ?? []),
  )
}
