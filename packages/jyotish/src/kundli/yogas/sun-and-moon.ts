import { countRashis } from '../../zodiac/division.ts'
import type { Graha } from '../../zodiac/keys.ts'
import { aspects } from '../aspects.ts'
import type { Chart } from '../chart.ts'
import { areTogether, countFrom, houseOf, isKendra, isUpachaya, lordOfRashi } from '../chart.ts'
import { isDebilitated } from '../dignity.ts'
import type { YogaFacts, YogaRule } from './yoga-types.ts'
import { none, once, when } from './yoga-types.ts'

const fiveStars = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
const benefics = ['mercury', 'jupiter', 'venus'] as const

/** Returns those of the five that are this many signs from the Sun or the Moon. */
function starsAt(chart: Chart, from: 'sun' | 'moon', count: number): Graha[] {
  return fiveStars.filter((graha) => countFrom(chart, from, graha) === count)
}

/** The three yogas around a luminary: the sign after it, before it, or both. */
function neighbourRules(from: 'sun' | 'moon', after: string, before: string, both: string): YogaRule[] {
  const family = from === 'sun' ? 'solar' : 'lunar'
  const rule = (key: string, find: YogaRule['find']): YogaRule => ({ key, family, needsLagna: false, find })
  return [
    rule(after, (chart) => {
      const second = starsAt(chart, from, 2)
      return when(second.length > 0 && starsAt(chart, from, 12).length === 0, `second-from-${from}`, second)
    }),
    rule(before, (chart) => {
      const twelfth = starsAt(chart, from, 12)
      return when(twelfth.length > 0 && starsAt(chart, from, 2).length === 0, `twelfth-from-${from}`, twelfth)
    }),
    rule(both, (chart) => {
      const second = starsAt(chart, from, 2)
      const twelfth = starsAt(chart, from, 12)
      return when(second.length > 0 && twelfth.length > 0, `both-sides-of-${from}`, [...second, ...twelfth])
    }),
  ]
}

export const sunAndMoonRules: YogaRule[] = [
  ...neighbourRules('moon', 'sunapha', 'anapha', 'durudhara'),
  ...neighbourRules('sun', 'veshi', 'vasi', 'ubhayachari'),
  {
    key: 'kemadruma',
    family: 'hardship',
    // It is cancelled when one of the five shares the Moon's sign or is in a kendra from it or from the lagna. Without
    // a lagna, a cancellation cannot be ruled out.
    needsLagna: true,
    find: (chart) => {
      const alone = starsAt(chart, 'moon', 2).length === 0 && starsAt(chart, 'moon', 12).length === 0
      const supported = fiveStars.some(
        (graha) => isKendra(countFrom(chart, 'moon', graha)) || isKendra(houseOf(chart, graha)),
      )
      return when(alone && !supported, 'moon-alone', ['moon'])
    },
  },
  {
    key: 'gaja-kesari',
    family: 'lunar',
    needsLagna: false,
    find: (chart) => {
      const count = countFrom(chart, 'moon', 'jupiter')
      return when(isKendra(count) && !isDebilitated(chart, 'jupiter'), 'jupiter-in-kendra-from-moon', [
        'moon',
        'jupiter',
      ])
    },
  },
  {
    key: 'chandra-mangala',
    family: 'wealth',
    needsLagna: false,
    find: (chart) => {
      if (areTogether(chart, 'moon', 'mars')) return once('conjunction', ['moon', 'mars'])
      return when(countFrom(chart, 'moon', 'mars') === 7, 'opposition', ['moon', 'mars'])
    },
  },
  {
    key: 'chandra-adhi',
    family: 'lunar',
    needsLagna: false,
    find: (chart) => {
      const all = benefics.every((graha) => [6, 7, 8].includes(countFrom(chart, 'moon', graha)))
      return when(all, 'benefics-in-6-7-8-from-moon', benefics)
    },
  },
  {
    key: 'lagna-adhi',
    family: 'fame',
    needsLagna: true,
    find: (chart) => {
      const houses = benefics.map((graha) => houseOf(chart, graha))
      return when(
        houses.every((house) => house >= 6 && house <= 8),
        'benefics-in-6-7-8-from-lagna',
        benefics,
        houses,
      )
    },
  },
  {
    key: 'shakata',
    family: 'hardship',
    needsLagna: true,
    find: (chart) => {
      const count = countFrom(chart, 'jupiter', 'moon')
      const house = houseOf(chart, 'moon')
      return when(
        (count === 6 || count === 8 || count === 12) && !isKendra(house),
        'moon-6-8-12-from-jupiter',
        ['moon', 'jupiter'],
        [house],
      )
    },
  },
  {
    key: 'vasumati',
    family: 'wealth',
    needsLagna: false,
    find: (chart) => {
      if (benefics.every((graha) => isUpachaya(countFrom(chart, 'moon', graha)))) {
        return once('benefics-in-upachaya-from-moon', benefics)
      }
      if (!chart.hasLagna) return none
      const houses = benefics.map((graha) => houseOf(chart, graha))
      return when(houses.every(isUpachaya), 'benefics-in-upachaya-from-lagna', benefics, houses)
    },
  },
  {
    key: 'amala',
    family: 'fame',
    needsLagna: false,
    find: (chart) => {
      const fromMoon = benefics.filter((graha) => countFrom(chart, 'moon', graha) === 10)
      if (fromMoon.length > 0) return once('benefic-in-tenth-from-moon', fromMoon)
      if (!chart.hasLagna) return none
      const fromLagna = benefics.filter((graha) => houseOf(chart, graha) === 10)
      return when(fromLagna.length > 0, 'benefic-in-tenth-from-lagna', fromLagna, [10])
    },
  },
  {
    key: 'budha-aditya',
    family: 'solar',
    needsLagna: false,
    find: (chart) => when(areTogether(chart, 'sun', 'mercury'), 'conjunction', ['sun', 'mercury']),
  },
  {
    key: 'guru-mangala',
    family: 'fame',
    needsLagna: false,
    find: (chart) => {
      if (areTogether(chart, 'jupiter', 'mars')) return once('conjunction', ['jupiter', 'mars'])
      return when(countFrom(chart, 'jupiter', 'mars') === 7, 'opposition', ['jupiter', 'mars'])
    },
  },
  {
    key: 'guru-chandala',
    family: 'hardship',
    needsLagna: false,
    find: (chart) => when(areTogether(chart, 'jupiter', 'rahu'), 'conjunction', ['jupiter', 'rahu']),
  },
  {
    key: 'grahana',
    family: 'hardship',
    needsLagna: false,
    find: (chart) =>
      (['sun', 'moon'] as const).flatMap((light) =>
        (['rahu', 'ketu'] as const).flatMap((node) =>
          when(areTogether(chart, light, node), 'conjunction', [light, node]),
        ),
      ),
  },
  {
    key: 'angaraka',
    family: 'hardship',
    needsLagna: false,
    find: (chart) => when(areTogether(chart, 'mars', 'rahu'), 'conjunction', ['mars', 'rahu']),
  },
  {
    key: 'visha',
    family: 'hardship',
    needsLagna: false,
    find: (chart) => {
      if (areTogether(chart, 'moon', 'saturn')) return once('conjunction', ['moon', 'saturn'])
      return when(aspects(chart, 'saturn', 'moon') && aspects(chart, 'moon', 'saturn'), 'opposition', [
        'moon',
        'saturn',
      ])
    },
  },
  {
    key: 'pushkala',
    family: 'wealth',
    needsLagna: true,
    // The lord of the Moon's sign with the lord of the lagna in a kendra.
    find: findPushkala,
  },
]

function findPushkala(chart: Chart): YogaFacts[] {
  const moonLord = lordOfRashi(chart.rashi.moon)
  const lagnaLord = lordOfRashi(chart.lagnaRashi)
  const house = countRashis(chart.lagnaRashi, chart.rashi[moonLord])
  const joined = moonLord !== lagnaLord && areTogether(chart, moonLord, lagnaLord)
  return when(joined && isKendra(house), 'moon-sign-lord-with-lagna-lord-in-kendra', [moonLord, lagnaLord], [house])
}
