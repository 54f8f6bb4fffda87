import { wrap180 } from '../../angles.ts'
import { degInRashi } from '../../zodiac/division.ts'
import type { Chart, SevenGraha } from '../chart.ts'
import { houseOf, lordOfRashi } from '../chart.ts'
import { exaltationDeg, isMoolatrikonaRashi } from '../dignity.ts'
import type { Compound } from '../friendship.ts'
import { compoundTie } from '../friendship.ts'
import { vargaRashi } from '../vargas/vargas.ts'

/** Strength of place and its five parts, in virupas. */
export type SthanaBala = {
  uchcha: number
  saptavargaja: number
  ojayugma: number
  kendradi: number
  drekkana: number
  total: number
}

const sevenVargas = ['d1', 'd2', 'd3', 'd7', 'd9', 'd12', 'd30'] as const
const tieVirupas: Record<Compound, number> = {
  'great-friend': 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  'great-enemy': 1.875,
}

export function sthanaBala(chart: Chart, graha: SevenGraha): SthanaBala {
  const uchcha = uchchaBala(graha, chart.lonDeg[graha])
  const saptavargaja = saptavargajaBala(chart, graha)
  const ojayugma = ojayugmaBala(graha, chart.lonDeg[graha])
  const kendradi = kendradiBala(houseOf(chart, graha))
  const drekkana = drekkanaBala(graha, chart.lonDeg[graha])
  const total = uchcha + saptavargaja + ojayugma + kendradi + drekkana
  return { uchcha, saptavargaja, ojayugma, kendradi, drekkana, total }
}

/** Returns the strength from 0 at deepest debilitation to 60 at deepest exaltation. */
export function uchchaBala(graha: SevenGraha, lonDeg: number): number {
  return (180 - Math.abs(wrap180(lonDeg - exaltationDeg[graha]))) / 3
}

/**
 * Returns the strength by the relation to the lords of seven vargas. Moolatrikona, here a whole sign, counts in the
 * rashi chart only.
 */
function saptavargajaBala(chart: Chart, graha: SevenGraha): number {
  const lonDeg = chart.lonDeg[graha]
  let sum = 0
  for (const varga of sevenVargas) {
    const rashi = vargaRashi(varga, lonDeg)
    const lord = lordOfRashi(rashi)
    if (varga === 'd1' && isMoolatrikonaRashi(graha, rashi)) sum += 45
    else if (lord === graha) sum += 30
    else sum += tieVirupas[compoundTie(chart, graha, lord)]
  }
  return sum
}

/**
 * Returns the strength by parity: the Moon and Venus gain in even signs, the others in odd ones, in rashi and navamsha.
 */
function ojayugmaBala(graha: SevenGraha, lonDeg: number): number {
  const liked = graha === 'moon' || graha === 'venus' ? 1 : 0
  const inRashi = vargaRashi('d1', lonDeg) % 2 === liked ? 15 : 0
  const inNavamsha = vargaRashi('d9', lonDeg) % 2 === liked ? 15 : 0
  return inRashi + inNavamsha
}

/** Returns 60 for a kendra, 30 for the houses after them, 15 for the rest. */
function kendradiBala(house: number): number {
  return [60, 30, 15][(house - 1) % 3]!
}

/**
 * Returns the strength by decan: male grahas in the first, the two neuter ones in the second, female ones in the third.
 */
function drekkanaBala(graha: SevenGraha, lonDeg: number): number {
  const liked: Record<SevenGraha, number> = {
    sun: 0,
    mars: 0,
    jupiter: 0,
    mercury: 1,
    saturn: 1,
    moon: 2,
    venus: 2,
  }
  return Math.floor(degInRashi(lonDeg) / 10) === liked[graha] ? 15 : 0
}
