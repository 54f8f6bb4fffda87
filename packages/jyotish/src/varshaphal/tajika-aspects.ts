import type { Chart, SevenGraha } from '../kundli/chart.ts'
import { countRashis } from '../zodiac/division.ts'

/** Aspects of Tajika are angles between signs, the same for every graha. */
export const tajikaAspects = ['conjunction', 'semi-sextile', 'sextile', 'square', 'trine', 'opposition'] as const
export type TajikaAspect = (typeof tajikaAspects)[number]

/** By the count of signs, from 1. The sixth and the eighth sign have none. */
const aspectByCount: readonly (TajikaAspect | null)[] = [
  'conjunction',
  'semi-sextile',
  'sextile',
  'square',
  'trine',
  null,
  'opposition',
  null,
  'trine',
  'square',
  'sextile',
  'semi-sextile',
]

/** Friends help each other in the annual chart, enemies hinder, neutrals do neither. */
export type TajikaTie = 'friend' | 'neutral' | 'enemy'

const tieOfAspect: Record<TajikaAspect, TajikaTie> = {
  conjunction: 'enemy',
  'semi-sextile': 'neutral',
  sextile: 'friend',
  square: 'enemy',
  trine: 'friend',
  opposition: 'enemy',
}

/**
 * Deeptamsha: how far from the exact angle an aspect is felt, in degrees (Tajika Neelakanthi, Samjna Tantra). The nodes
 * have none, so they form no yoga of Tajika.
 */
export const deeptamshaDeg: Record<SevenGraha, number> = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
}

/**
 * Returns the aspect from one rashi to another. P. V. R. Narasimha Rao, the author of Jagannatha Hora, counts the
 * neighbouring sign too (An Integrated Approach, 28.2); Neelakantha calls it blind.
 */
export function tajikaAspect(fromRashi: number, toRashi: number): TajikaAspect | null {
  return aspectByCount[countRashis(fromRashi, toRashi) - 1]!
}

/** Returns the tie between two rashis. Signs without an aspect are neutral. */
export function tajikaTieOfRashis(fromRashi: number, toRashi: number): TajikaTie {
  const aspect = tajikaAspect(fromRashi, toRashi)
  return aspect === null ? 'neutral' : tieOfAspect[aspect]
}

/**
 * Returns the friendship of two grahas in an annual chart, which is by place alone: friends in the 3rd, 5th, 9th and
 * 11th sign, enemies in the 1st, 4th, 7th and 10th (Tajika Neelakanthi, Samjna Tantra).
 */
export function tajikaTie(chart: Chart, one: SevenGraha, other: SevenGraha): TajikaTie {
  return tajikaTieOfRashis(chart.rashi[one], chart.rashi[other])
}
