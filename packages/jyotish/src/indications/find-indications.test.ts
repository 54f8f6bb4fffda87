import { describe, expect, test } from 'vitest'
import { sky } from '../../test/sky.ts'
import { makeKundli } from '../kundli/kundli.ts'
import { yogaKeys } from '../kundli/yogas/yogas.ts'
import type { Graha } from '../zodiac/keys.ts'
import { grahas } from '../zodiac/keys.ts'
import { findIndications } from './find-indications.ts'
import type { Cause, Indication, IndicationKey } from './indication-types.ts'
import { makeReadable } from './readable-chart.ts'
import type { ReadableKundli, TimedReadable } from './view.ts'
import { yogaTable } from './yoga-table.ts'

/** Degrees in the sidereal zodiac: 15° of tula is `TULA + 15`. */
const [MESHA, VRISHABHA, MITHUNA, KARKA, SIMHA, , TULA, VRISHCHIKA, DHANU, MAKARA, KUMBHA, MEENA] = Array.from(
  { length: 12 },
  (_, index) => index * 30,
) as [number, number, number, number, number, number, number, number, number, number, number, number]

/** A chart without anything remarkable, to be changed graha by graha. Mesha rises. */
const plain: Record<Graha, number> = {
  sun: VRISHABHA + 12,
  moon: MITHUNA + 21,
  mars: MITHUNA + 4,
  mercury: MESHA + 20,
  jupiter: KUMBHA + 9,
  venus: SIMHA + 8,
  saturn: VRISHCHIKA + 8,
  rahu: SIMHA + 16,
  ketu: KUMBHA + 16,
}
const chartWith = (places: Partial<typeof plain>, further: { retrograde?: Graha[]; ascendantDeg?: number } = {}) =>
  makeReadable({ lonDeg: { ...plain, ...places }, ascendantDeg: MESHA + 5, ...further })

/** The Sun is debilitated, and none of those that could cancel it is in a kendra from the lagna or the Moon. */
const unhelpedSun = { sun: TULA + 10, moon: VRISHABHA + 1, venus: DHANU + 9, saturn: DHANU + 1, mars: MITHUNA + 20 }

function find(kundli: ReadableKundli, key: IndicationKey): Indication {
  const found = findIndications(kundli).find((each) => each.key === key)
  if (!found) throw new Error(`not indicated: ${key}`)
  return found
}
const keysOf = (kundli: ReadableKundli) => findIndications(kundli).map(({ key }) => key)
const kinds = (causes: readonly Cause[]) => causes.map(({ kind }) => kind)

describe('a chart made by hand', () => {
  test('names the house of every graha, and where the lord of every house is', () => {
    expect(keysOf(chartWith({}))).toEqual(
      expect.arrayContaining([
        'lagna-lord/mesha-3',
        'moon-pada/punarvasu-1',
        ...['sun-2', 'moon-3', 'mars-3', 'mercury-1', 'jupiter-11', 'venus-5', 'saturn-8'].map(
          (at) => `graha-house/${at}`,
        ),
        'graha-house/rahu-5',
        'graha-house/ketu-11',
        ...['2-5', '3-1', '4-3', '5-2', '6-1', '7-5', '8-3', '9-11', '10-8', '11-8', '12-11'].map(
          (at) => `house-lord/${at}`,
        ),
      ]),
    )
  })

  test('says of each paragraph where it is in the drawn chart', () => {
    const [stated] = find(chartWith({}), 'house-lord/10-8').causes
    expect(stated).toMatchObject({
      kind: 'lord-in-house',
      of: 10,
      graha: 'saturn',
      house: 8,
      from: 'lagna',
      at: { grahas: ['saturn'], houses: [10, 8] },
    })
  })

  test('the lord of the tenth supports work from its exaltation in a kendra, and strains it when debilitated', () => {
    const strong = find(chartWith({ saturn: TULA + 20 }), 'house-lord/10-7')
    expect(strong.direction).toBe('supports')
    expect(strong.causes).toContainEqual(expect.objectContaining({ dignity: 'exalted', effect: 'supports' }))
    const weak = find(chartWith({ saturn: MEENA + 2, mars: VRISHABHA + 1, sun: MEENA + 9 }), 'house-lord/10-12')
    expect(weak.direction).toBe('strains')
    expect(kinds(weak.causes)).toContain('combust')
  })

  test('facts that point apart are both named, and the direction is mixed', () => {
    // The lord of the fifth is exalted in the lagna, with Saturn debilitated beside it and Rahu.
    const { direction, causes } = find(
      chartWith({ sun: MESHA + 10, saturn: MESHA + 25, rahu: MESHA + 2 }),
      'graha-house/sun-1',
    )
    const effects = causes.map(({ effect }) => effect)
    expect(effects).toContain('supports')
    expect(effects).toContain('strains')
    expect(direction).toBe('mixed')
  })

  test('a cancelled debilitation is mixed and weighs less against its house than one that is not', () => {
    expect(find(chartWith(unhelpedSun), 'strength/sun-debilitated').direction).toBe('strains')
    // Venus, the lord of the sign that the Sun is in, comes into a kendra.
    const cancelled = chartWith({ ...unhelpedSun, venus: MAKARA + 9 })
    expect(find(cancelled, 'strength/sun-debilitated').direction).toBe('mixed')
    expect(kinds(find(cancelled, 'house-lord/5-7').causes)).toContain('yoga')
  })

  test('tells exaltation, own sign, combustion and retrograde motion', () => {
    const kundli = chartWith(
      { jupiter: KARKA + 3, venus: VRISHABHA + 18, saturn: MAKARA + 4 },
      { retrograde: ['saturn'] },
    )
    expect(keysOf(kundli)).toEqual(
      expect.arrayContaining([
        'strength/jupiter-exalted',
        'strength/venus-own',
        'strength/venus-combust',
        'strength/saturn-own',
        'strength/saturn-retrograde',
      ]),
    )
    expect(keysOf(kundli)).not.toContain('strength/venus-exalted')
  })

  test('moolatrikona is told as an own sign', () => {
    expect(keysOf(chartWith({ jupiter: DHANU + 5 }))).toContain('strength/jupiter-own')
  })

  test('Venus and the lord of the seventh in the ninth part speak of love, others of what they stand for', () => {
    // 20° of mesha is in the seventh ninth part: tula, the own sign of Venus.
    const own = find(chartWith({ venus: MESHA + 21 }), 'navamsa/venus-own')
    expect(own).toMatchObject({ subject: 'love', direction: 'supports' })
    expect(own.causes[0]).toMatchObject({ kind: 'varga-dignity', varga: 'd9', rashi: 'tula' })
    // The first ninth part of a movable sign is the sign itself.
    expect(find(chartWith({ mercury: MAKARA + 1 }), 'navamsa/mercury-vargottama').subject).toBe('learning')
  })

  test('a graha debilitated in both charts is not praised as vargottama', () => {
    const keys = keysOf(chartWith({ sun: TULA + 1 }))
    expect(keys).toContain('navamsa/sun-debilitated')
    expect(keys).not.toContain('navamsa/sun-vargottama')
  })

  test('the tenth part confirms work, the ninth marriage', () => {
    // 1° of mesha is in the first tenth part, mesha itself: the Sun, karaka of the tenth, is exalted in it.
    const causes = (key: IndicationKey) =>
      find(chartWith({ sun: MESHA + 1, venus: MESHA + 21 }), key).causes.filter(({ kind }) => kind === 'varga-dignity')
    expect(causes('house-lord/10-8')).toContainEqual(expect.objectContaining({ varga: 'd10', graha: 'sun' }))
    expect(causes('house-lord/7-1')).toContainEqual(expect.objectContaining({ varga: 'd9', graha: 'venus' }))
  })

  test('the lord of a house helps it by its aspect, and many bindus help it too', () => {
    // Saturn in the fourth aspects the tenth, its own house, by its seventh aspect.
    const kundli = chartWith({ saturn: KARKA + 5 })
    const { causes } = find(kundli, 'house-lord/10-4')
    expect(causes).toContainEqual(
      expect.objectContaining({ kind: 'aspect-on-house', graha: 'saturn', house: 10, effect: 'supports' }),
    )
    const rich: TimedReadable = {
      ...kundli,
      ashtakavarga: { ...kundli.ashtakavarga, sarva: kundli.ashtakavarga.sarva.map(() => 35) },
    }
    expect(find(rich, 'house-lord/10-4').causes).toContainEqual(
      expect.objectContaining({ kind: 'bindus', of: 'sarva', house: 10, bindus: 35, effect: 'supports' }),
    )
  })

  test('strength below what is required weighs against a graha', () => {
    const kundli = chartWith({})
    const withRatio = (ratio: number): TimedReadable => ({
      ...kundli,
      shadbala: Object.fromEntries(grahas.map((graha) => [graha, { ratio }])) as TimedReadable['shadbala'],
    })
    expect(find(withRatio(0.7), 'graha-house/sun-2').causes).toContainEqual(
      expect.objectContaining({ kind: 'shadbala', effect: 'strains' }),
    )
    expect(find(withRatio(1.4), 'graha-house/sun-2').causes).toContainEqual(
      expect.objectContaining({ kind: 'shadbala', effect: 'supports' }),
    )
  })
})

describe('yogas', () => {
  test('every yoga that has a rule has a subject, a direction and a weight', () => {
    expect(Object.keys(yogaTable).toSorted()).toEqual(yogaKeys.toSorted())
  })

  test('a good yoga of weak grahas is mixed, a hard yoga of strong ones too', () => {
    // Ruchaka: Mars exalted in the tenth. Daridra: the lord of the eleventh in the eighth.
    expect(find(chartWith({ mars: MAKARA + 28 }), 'yoga/ruchaka').direction).toBe('supports')
    expect(find(chartWith({}), 'yoga/daridra').direction).toBe('strains')
    const strongLord = chartWith({ saturn: TULA + 20 }, { ascendantDeg: MEENA + 5 })
    expect(find(strongLord, 'yoga/daridra').direction).toBe('mixed')
    // Budha Aditya, of a debilitated Sun and a combust Mercury.
    expect(
      find(chartWith({ ...unhelpedSun, mercury: TULA + 12, jupiter: VRISHCHIKA + 9 }), 'yoga/budha-aditya').direction,
    ).toBe('mixed')
  })
})

test.each([
  ['1996-12-07', 10, 34],
  ['1975-06-15', 23, 59],
  ['2010-02-28', 4, 5],
])('everything that a birth on %s at %i:%i indicates has a cause, a place, and one key', (date, hour, minute) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const place = { latDeg: 13.0878, lonDeg: 80.2785, zone: 'Asia/Kolkata' }
  const found = findIndications(makeKundli(sky, { date: { year, month, day }, time: { hour, minute }, place }))
  expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
  for (const { weight, causes, key } of found) {
    expect(weight, key).toBeGreaterThanOrEqual(0)
    expect(weight, key).toBeLessThanOrEqual(100)
    expect(causes.length, key).toBeGreaterThan(0)
    for (const { at } of causes) {
      expect(at.grahas.length + at.houses.length, key).toBeGreaterThan(0)
      expect(
        at.houses.every((house) => house >= 1 && house <= 12),
        key,
      ).toBe(true)
    }
  }
})
