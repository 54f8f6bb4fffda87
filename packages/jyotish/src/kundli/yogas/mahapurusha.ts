import { houseOf, isKendra } from '../chart.ts'
import { isDignified, isExalted } from '../dignity.ts'
import type { YogaRule } from './yoga-types.ts'
import { when } from './yoga-types.ts'

const greatPersons = [
  ['ruchaka', 'mars'],
  ['bhadra', 'mercury'],
  ['hamsa', 'jupiter'],
  ['malavya', 'venus'],
  ['shasha', 'saturn'],
] as const

/** Five yogas: one of the five grahas in its own or exaltation sign, in a kendra. */
export const mahapurushaRules: YogaRule[] = greatPersons.map(([key, graha]) => ({
  key,
  family: 'mahapurusha',
  needsLagna: true,
  find: (chart) => {
    const house = houseOf(chart, graha)
    const by = isExalted(chart, graha) ? 'exalted-in-kendra' : 'own-sign-in-kendra'
    return when(isKendra(house) && isDignified(chart, graha), by, [graha], [house])
  },
}))
