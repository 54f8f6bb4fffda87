import { wrap180, wrap360 } from '../../angles.ts'
import { requireFinite } from '../../errors.ts'
import type { JdTt } from '../../time/instants.ts'
import type { Chart, SevenGraha } from '../chart.ts'
import { mapSevenGrahas, sevenGrahas } from '../chart.ts'
import { cheshtaBala } from './cheshta.ts'
import { drikBala } from './drik.ts'
import type { BirthClock, KalaBala } from './kala.ts'
import { kalaBala } from './kala.ts'
import type { SthanaBala } from './sthana.ts'
import { sthanaBala } from './sthana.ts'

export type { BirthClock, KalaBala, SthanaBala }

/** The six strengths of one graha, in virupas. Sixty make a rupa. */
export type Shadbala = {
  sthana: SthanaBala
  dig: number
  kala: KalaBala
  cheshta: number
  naisargika: number
  drik: number
  totalVirupas: number
  totalRupas: number
  requiredRupas: number
  /** The total divided by the required strength. 1 or more is strong enough. */
  ratio: number
  /** 1 for the strongest by ratio, to 7. */
  rank: number
}

export type ShadbalaInput = {
  chart: Chart
  ascendantDeg: number
  midheavenDeg: number
  /** Ecliptic latitudes. The northern graha wins a war. */
  latDeg: Record<SevenGraha, number>
  jdTt: JdTt
  ayanamsaDeg: number
  obliquityDeg: number
  clock: BirthClock
}

/** In sevenths of a rupa, from the Sun down to Saturn. */
const naisargika: Record<SevenGraha, number> = {
  sun: 60,
  moon: (60 * 6) / 7,
  venus: (60 * 5) / 7,
  jupiter: (60 * 4) / 7,
  mercury: (60 * 3) / 7,
  mars: (60 * 2) / 7,
  saturn: 60 / 7,
}

/** The rupas required by B. V. Raman and the common programs. Parashara requires 6.5 for the Sun. */
const requiredRupas: Record<SevenGraha, number> = {
  sun: 5,
  moon: 6,
  mars: 5,
  mercury: 7,
  jupiter: 6.5,
  venus: 5.5,
  saturn: 5,
}

export function makeShadbala(input: ShadbalaInput): Record<SevenGraha, Shadbala> {
  const { chart, ascendantDeg, midheavenDeg, jdTt, ayanamsaDeg, obliquityDeg, clock } = input
  for (const [field, value] of Object.entries({
    ascendantDeg,
    midheavenDeg,
    jdTt,
    ayanamsaDeg,
    obliquityDeg,
  })) {
    requireFinite(value, field)
  }
  const tropicalDeg = mapSevenGrahas((graha) => wrap360(chart.lonDeg[graha] + ayanamsaDeg))
  const parts = mapSevenGrahas((graha) => ({
    sthana: sthanaBala(chart, graha),
    dig: digBala(graha, chart.lonDeg[graha], ascendantDeg, midheavenDeg),
    kala: kalaBala(chart, graha, { clock, tropicalDeg, obliquityDeg }),
    cheshta: cheshtaBala(graha, chart.lonDeg[graha], jdTt, ayanamsaDeg),
    naisargika: naisargika[graha],
    drik: drikBala(chart, graha),
  }))
  settleWars(input, parts)
  const whole = mapSevenGrahas((graha) => {
    const part = parts[graha]
    const totalVirupas = part.sthana.total + part.dig + part.kala.total + part.cheshta + part.naisargika + part.drik
    const ratio = totalVirupas / 60 / requiredRupas[graha]
    return {
      ...part,
      totalVirupas,
      totalRupas: totalVirupas / 60,
      requiredRupas: requiredRupas[graha],
      ratio,
    }
  })
  const order = sevenGrahas.toSorted((one, other) => whole[other].ratio - whole[one].ratio)
  return mapSevenGrahas((graha) => ({ ...whole[graha], rank: order.indexOf(graha) + 1 }))
}

/** Returns 60 in the direction of its strength and 0 opposite: east, south, west or north of the chart. */
function digBala(graha: SevenGraha, lonDeg: number, ascendantDeg: number, midheavenDeg: number): number {
  const strongDeg: Record<SevenGraha, number> = {
    sun: midheavenDeg,
    mars: midheavenDeg,
    jupiter: ascendantDeg,
    mercury: ascendantDeg,
    saturn: ascendantDeg + 180,
    moon: midheavenDeg + 180,
    venus: midheavenDeg + 180,
  }
  return (180 - Math.abs(wrap180(lonDeg - strongDeg[graha]))) / 3
}

const warriors = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
/** The traditional apparent diameters, in seconds of arc. */
const discs: Record<(typeof warriors)[number], number> = {
  mars: 9.4,
  mercury: 6.6,
  jupiter: 190.4,
  venus: 16.6,
  saturn: 158,
}

type Parts = Record<SevenGraha, { sthana: SthanaBala; dig: number; kala: KalaBala }>

/**
 * Settles wars: two of the five within one degree are at war. The northern one takes from the other the difference of
 * their strengths so far, divided by the difference of their discs.
 */
function settleWars({ chart, latDeg }: ShadbalaInput, parts: Parts): void {
  const strengthSoFar = mapSevenGrahas((graha) => {
    const { sthana, dig, kala } = parts[graha]
    return sthana.total + dig + kala.total
  })
  for (const [index, one] of warriors.entries()) {
    for (const other of warriors.slice(index + 1)) {
      if (Math.abs(wrap180(chart.lonDeg[one] - chart.lonDeg[other])) >= 1) continue
      const won = Math.abs(strengthSoFar[one] - strengthSoFar[other]) / Math.abs(discs[one] - discs[other])
      const [winner, loser] = latDeg[one] >= latDeg[other] ? [one, other] : [other, one]
      addYuddha(parts[winner].kala, won)
      addYuddha(parts[loser].kala, -won)
    }
  }
}

function addYuddha(kala: KalaBala, virupas: number): void {
  kala.yuddha += virupas
  kala.total += virupas
}
