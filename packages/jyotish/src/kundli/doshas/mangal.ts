import { countRashis } from '../../zodiac/division.ts'
import type { Graha } from '../../zodiac/keys.ts'
import { grahas } from '../../zodiac/keys.ts'
import { aspects, aspectsRashi } from '../aspects.ts'
import type { Chart } from '../chart.ts'
import { areTogether, houseOf, rashiOfHouse } from '../chart.ts'
import { isDignified } from '../dignity.ts'

/** Houses of Mars that cause the dosha. */
export const mangalHouses = [1, 2, 4, 7, 8, 12] as const

export type MangalReference = 'lagna' | 'moon' | 'venus'

/** Why the dosha counts as cancelled, with the facts. */
export type MangalCancellation =
  | { rule: 'mars-own-or-exalted'; rashi: number }
  | { rule: 'sign-for-house'; reference: MangalReference; house: number; rashi: number }
  | { rule: 'harmless-sign'; rashi: number }
  | { rule: 'mars-with'; graha: Graha }
  | { rule: 'mars-aspected-by-jupiter' }
  | { rule: 'benefic-in-lagna-or-seventh'; graha: Graha; house: number }
  | { rule: 'mars-yogakaraka'; lagnaRashi: number }

/** Another malefic in one of the houses of the dosha, or aspecting it: not the dosha itself, but similar. */
export type MangalAffliction = { kind: 'in-house' | 'aspects-house'; graha: Graha; house: number }

export type MangalDosha = {
  /** The house of Mars from each reference. The lagna is missing when the birth time is unknown. */
  references: { reference: MangalReference; house: number; present: boolean }[]
  /** True if present from the lagna or the Moon. Venus is shown beside them and does not decide. */
  present: boolean
  /** 'high' from both lagna and Moon, 'low' from one of them. */
  level: 'none' | 'low' | 'high'
  cancellations: MangalCancellation[]
  /** Present and not cancelled. */
  effective: boolean
  afflictions: MangalAffliction[]
}

export type MangalOptions = {
  /** Some traditions leave out the first house. */
  countFirstHouse?: boolean
}

/**
 * Signs in which Mars does no harm in a house, by the verse that lists them. For the fourth it names Mars' own two,
 * which cancel the dosha in any house.
 */
const harmlessRashis: Partial<Record<number, readonly number[]>> = {
  2: [2, 5], // Mercury's
  7: [3, 9],
  8: [8, 11], // Jupiter's
  12: [1, 6], // Venus'
}
/** Simha and kumbha: by the end of that verse Mars does no harm there in any house. */
const harmlessAnywhere: readonly number[] = [4, 10]

export function findMangalDosha(chart: Chart, { countFirstHouse = true }: MangalOptions = {}): MangalDosha {
  const counts = (house: number) => mangalHouses.some((each) => each === house) && (countFirstHouse || house !== 1)
  const rashiOf: Record<MangalReference, number> = {
    lagna: chart.lagnaRashi,
    moon: chart.rashi.moon,
    venus: chart.rashi.venus,
  }
  const names: MangalReference[] = chart.hasLagna ? ['lagna', 'moon', 'venus'] : ['moon', 'venus']
  const references = names.map((reference) => {
    const house = countRashis(rashiOf[reference], chart.rashi.mars)
    return { reference, house, present: counts(house) }
  })
  const deciding = references.filter(({ reference, present }) => present && reference !== 'venus').length
  const present = deciding > 0
  const cancellations = present ? findCancellations(chart, references) : []
  return {
    references,
    present,
    level: deciding === 0 ? 'none' : deciding === 1 ? 'low' : 'high',
    cancellations,
    effective: present && cancellations.length === 0,
    afflictions: chart.hasLagna ? findAfflictions(chart) : [],
  }
}

function findCancellations(chart: Chart, references: MangalDosha['references']): MangalCancellation[] {
  const found: MangalCancellation[] = []
  const rashi = chart.rashi.mars
  if (isDignified(chart, 'mars')) found.push({ rule: 'mars-own-or-exalted', rashi })
  for (const { reference, house, present } of references) {
    if (present && reference !== 'venus' && harmlessRashis[house]?.includes(rashi)) {
      found.push({ rule: 'sign-for-house', reference, house, rashi })
    }
  }
  if (harmlessAnywhere.includes(rashi)) found.push({ rule: 'harmless-sign', rashi })
  for (const graha of ['jupiter', 'moon'] as const) {
    if (areTogether(chart, 'mars', graha)) found.push({ rule: 'mars-with', graha })
  }
  if (aspects(chart, 'jupiter', 'mars')) found.push({ rule: 'mars-aspected-by-jupiter' })
  if (!chart.hasLagna) return found
  for (const graha of ['jupiter', 'venus'] as const) {
    const house = houseOf(chart, graha)
    if (house === 1 || house === 7) found.push({ rule: 'benefic-in-lagna-or-seventh', graha, house })
  }
  // For the lagnas karka and simha, Mars owns a kendra and a trikona.
  if (chart.lagnaRashi === 3 || chart.lagnaRashi === 4) {
    found.push({ rule: 'mars-yogakaraka', lagnaRashi: chart.lagnaRashi })
  }
  return found
}

function findAfflictions(chart: Chart): MangalAffliction[] {
  const found: MangalAffliction[] = []
  for (const graha of grahas) {
    if (!['sun', 'mars', 'saturn', 'rahu', 'ketu'].includes(graha)) continue
    for (const house of mangalHouses) {
      if (houseOf(chart, graha) === house) found.push({ kind: 'in-house', graha, house })
      else if (aspectsRashi(chart, graha, rashiOfHouse(chart, house))) {
        found.push({ kind: 'aspects-house', graha, house })
      }
    }
  }
  return found
}
