import type { Chart } from '../chart.ts'
import { houseOf, isKendra, sevenGrahas } from '../chart.ts'
import type { YogaFacts, YogaRule } from './yoga-types.ts'
import { none, once, when } from './yoga-types.ts'

/**
 * The thirty-two nabhasa yogas (Brihat Parashara Hora Shastra, chapter 35): the seven grahas seen as a figure in the
 * sky. A yoga by figure depends on the places of all seven. A yoga by count applies when no other does.
 */

/** A bit for each house, 1…12. */
const bitsOf = (houses: readonly number[]): number => houses.reduce((bits, house) => bits | (1 << house), 0)

/** Returns the houses that the seven occupy. */
function takenBits(chart: Chart): number {
  let bits = 0
  for (const graha of sevenGrahas) bits |= 1 << houseOf(chart, graha)
  return bits
}

/** Returns seven consecutive houses, for one graha in each. */
const sevenFrom = (first: number): number[] => Array.from({ length: 7 }, (_, index) => ((first - 1 + index) % 12) + 1)

/** All seven within these houses, and each of the houses occupied. */
function byHouses(key: string, ...figures: (readonly number[])[]): YogaRule {
  const figureBits = figures.map(bitsOf)
  const find = (chart: Chart): YogaFacts[] => {
    const met = figures[figureBits.indexOf(takenBits(chart))]
    return met ? once('all-seven-in-houses', sevenGrahas, met) : none
  }
  return { key, family: 'nabhasa', needsLagna: true, find }
}

/** Ashraya: all in movable, fixed or dual signs. */
function byModality(key: string, modality: number, by: string): YogaRule {
  const find = (chart: Chart) =>
    when(
      sevenGrahas.every((graha) => chart.rashi[graha] % 3 === modality),
      by,
      sevenGrahas,
    )
  return { key, family: 'nabhasa', needsLagna: false, find }
}

/** Dala: three kendras occupied by benefics alone (mala) or by malefics alone (sarpa). The Moon is left out. */
function byKendras(
  key: string,
  holders: readonly ('mercury' | 'jupiter' | 'venus' | 'sun' | 'mars' | 'saturn')[],
): YogaRule {
  const find = (chart: Chart): YogaFacts[] => {
    const six = sevenGrahas.filter((graha) => graha !== 'moon')
    const inKendra = six.filter((graha) => isKendra(houseOf(chart, graha)))
    const onlyThese = inKendra.every((graha) => holders.some((holder) => holder === graha))
    const houses = [...new Set(inKendra.map((graha) => houseOf(chart, graha)))]
    return when(onlyThese && houses.length >= 3, 'three-kendras', inKendra, houses)
  }
  return { key, family: 'nabhasa', needsLagna: true, find }
}

/** Vajra and yava: benefics on one axis and malefics on the other. */
function byAxes(key: string, beneficHouses: readonly number[]): YogaRule {
  const find = (chart: Chart): YogaFacts[] => {
    const maleficHouses = [1, 4, 7, 10].filter((house) => !beneficHouses.includes(house))
    const within = (graha: (typeof sevenGrahas)[number], houses: readonly number[]) =>
      houses.includes(houseOf(chart, graha))
    const benefics = (['mercury', 'jupiter', 'venus'] as const).every((graha) => within(graha, beneficHouses))
    const malefics = (['sun', 'mars', 'saturn'] as const).every((graha) => within(graha, maleficHouses))
    return when(benefics && malefics, 'crossed-axes', sevenGrahas, [1, 4, 7, 10])
  }
  return { key, family: 'nabhasa', needsLagna: true, find }
}

const figureRules: YogaRule[] = [
  byModality('rajju', 0, 'all-in-movable-signs'),
  byModality('musala', 1, 'all-in-fixed-signs'),
  byModality('nala', 2, 'all-in-dual-signs'),
  byKendras('mala', ['mercury', 'jupiter', 'venus']),
  byKendras('sarpa', ['sun', 'mars', 'saturn']),
  byHouses('gada', [1, 4], [4, 7], [7, 10], [10, 1]),
  byHouses('shakata-figure', [1, 7]),
  byHouses('vihaga', [4, 10]),
  byHouses('shringataka', [1, 5, 9]),
  byHouses('hala', [2, 6, 10], [3, 7, 11], [4, 8, 12]),
  byAxes('vajra', [1, 7]),
  byAxes('yava', [4, 10]),
  byHouses('kamala', [1, 4, 7, 10]),
  byHouses('vapi', [2, 5, 8, 11], [3, 6, 9, 12]),
  byHouses('yupa', [1, 2, 3, 4]),
  byHouses('shara', [4, 5, 6, 7]),
  byHouses('shakti', [7, 8, 9, 10]),
  byHouses('danda', [10, 11, 12, 1]),
  byHouses('nauka', sevenFrom(1)),
  byHouses('kuta', sevenFrom(4)),
  byHouses('chhatra', sevenFrom(7)),
  byHouses('chapa', sevenFrom(10)),
  byHouses('ardha-chandra', ...[2, 3, 5, 6, 8, 9, 11, 12].map(sevenFrom)),
  byHouses('chakra', [1, 3, 5, 7, 9, 11]),
  byHouses('samudra', [2, 4, 6, 8, 10, 12]),
]

/** By the number of occupied signs: one to seven. */
const countKeys = ['gola', 'yuga', 'shula', 'kedara', 'pasha', 'dama', 'vina'] as const

const countRules: YogaRule[] = countKeys.map((key, index) => ({
  key,
  family: 'nabhasa',
  needsLagna: true,
  find: (chart) => {
    if (countSigns(chart) !== index + 1) return none
    // All in one sign are also all in movable, fixed or dual signs. If that counted, gola would be impossible.
    const isFigure = index > 0 && figureRules.some((rule) => rule.find(chart).length > 0)
    return when(!isFigure, 'all-seven-in-so-many-signs', sevenGrahas)
  },
}))

function countSigns(chart: Chart): number {
  let signs = 0
  for (let bits = takenBits(chart); bits > 0; bits &= bits - 1) signs++
  return signs
}

export const nabhasaRules: YogaRule[] = [...figureRules, ...countRules]
