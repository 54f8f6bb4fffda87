import { describe, expect, test } from 'vitest'
import type { SevenGraha } from '../kundli/chart.ts'
import { makeChart, mapGrahas, mapSevenGrahas } from '../kundli/chart.ts'
import { isFaster } from './tajika-pairs.ts'
import type { TajikaChart } from './tajika-pairs.ts'
import { findPair, findPairs } from './tajika-pairs.ts'
import { tajikaAspect } from './tajika-aspects.ts'
import type { TajikaYoga } from './tajika-yogas.ts'
import { findTajikaYogas } from './tajika-yogas.ts'

// Examples of P. V. R. Narasimha Rao, An Integrated Approach, 29.2, unless another book is named.

type Places = Partial<Record<SevenGraha, number>>
type Motion = { retrograde?: readonly SevenGraha[]; combust?: readonly SevenGraha[] }
const at = (rashi: number, deg: number, minutes = 0) => rashi * 30 + deg + minutes / 60

/** A chart of the given grahas. The others are together at the end of a sign, out of reach of small degrees. */
function chartOf(places: Places, lagnaDeg = 0, { retrograde = [], combust = [] }: Motion = {}): TajikaChart {
  const lonDeg = mapGrahas((graha) => places[graha as SevenGraha] ?? at(0, 28.9))
  return {
    chart: makeChart(lonDeg, lagnaDeg),
    isRetrograde: mapSevenGrahas((graha) => retrograde.includes(graha)),
    isCombust: mapSevenGrahas((graha) => combust.includes(graha)),
  }
}

function found(tajika: TajikaChart, yoga: TajikaYoga, grahas: readonly SevenGraha[]) {
  return findTajikaYogas(tajika, findPairs(tajika)).filter(
    (each) => each.yoga === yoga && grahas.every((graha) => each.grahas.includes(graha)),
  )
}

describe('itthasala of the Moon and Venus, a sextile', () => {
  test.each([
    ['vartamana', at(4, 14), at(6, 19), 5],
    ['purna', at(4, 18, 25), at(6, 19), 35 / 60],
    ['bhavishya', at(4, 13, 35), at(6, 21, 20), 7.75],
  ])('is %s', (stage, moon, venus, apartDeg) => {
    const pair = findPair(chartOf({ moon, venus }), 'venus', 'moon')
    expect(pair).toMatchObject({ faster: 'moon', slower: 'venus', aspect: 'sextile', yoga: 'itthasala', stage })
    expect(pair!.apartDeg).toBeCloseTo(apartDeg, 9)
    expect(pair!.orbDeg).toBe(7)
  })

  test('is none beyond the orb, and from the sixth or eighth sign', () => {
    expect(findPair(chartOf({ moon: at(4, 10), venus: at(6, 19) }), 'moon', 'venus')).toBeNull()
    expect(findPair(chartOf({ moon: at(4, 14), venus: at(9, 19) }), 'moon', 'venus')).toBeNull()
  })

  test('has become an ishrafa when the Moon is ahead', () => {
    expect(findPair(chartOf({ moon: at(4, 23), venus: at(6, 19) }), 'moon', 'venus')).toMatchObject({
      yoga: 'ishrafa',
      stage: null,
      apartDeg: 4,
    })
  })
})

test('a retrograde graha that is ahead comes back to an itthasala, and one behind moves away', () => {
  const [mercury, mars] = [at(5, 23), at(9, 21)]
  const back = chartOf({ mercury, mars }, 0, { retrograde: ['mercury'] })
  expect(findPair(back, 'mercury', 'mars')).toMatchObject({ yoga: 'itthasala', stage: 'vartamana' })
  const away = chartOf({ mercury: at(5, 5), mars: at(7, 7) }, 0, { retrograde: ['mercury'] })
  expect(findPair(away, 'mercury', 'mars')).toMatchObject({ yoga: 'ishrafa' })
})

test('stays purna up to a degree past exact', () => {
  // B. V. Raman, Varshaphal.
  const raman = findPair(chartOf({ jupiter: at(11, 3, 4), moon: at(3, 3, 5) }), 'jupiter', 'moon')
  expect(raman).toMatchObject({ aspect: 'trine', yoga: 'itthasala', stage: 'purna' })
  const over = findPair(chartOf({ jupiter: at(11, 3, 4), moon: at(3, 4, 5) }), 'jupiter', 'moon')
  expect(over).toMatchObject({ yoga: 'ishrafa' })
})

test('Mercury and Jupiter in example 122 have an itthasala by square, 6°12′ in an orb of 7°', () => {
  const pair = findPair(chartOf({ mercury: at(2, 4, 47), jupiter: at(5, 10, 59) }), 'mercury', 'jupiter')
  expect(pair).toMatchObject({ aspect: 'square', yoga: 'itthasala', stage: 'vartamana', orbDeg: 7 })
})

test('every pair is one of a chart’s 21, in one order of speed, and symmetric', () => {
  const places = { sun: 10, moon: 47, mars: 99, mercury: 3, jupiter: 222, venus: 340, saturn: 68 }
  const tajika = chartOf(places)
  const pairs = findPairs(tajika)
  expect(pairs.length).toBeGreaterThan(0)
  for (const pair of pairs) {
    expect(isFaster(pair.faster, pair.slower)).toBe(true)
    expect(findPair(tajika, pair.slower, pair.faster)).toEqual(findPair(tajika, pair.faster, pair.slower))
  }
  for (let one = 0; one < 12; one++)
    for (let other = 0; other < 12; other++) expect(tajikaAspect(one, other)).toBe(tajikaAspect(other, one))
})

describe('the yogas of Tajika', () => {
  test('ikkavala needs the houses 3, 6, 9 and 12 empty, induvara all grahas there', () => {
    const everywhere = (...signs: number[]) =>
      chartOf(
        mapSevenGrahas((graha) => at(signs[['sun', 'moon', 'mars'].indexOf(graha)] ?? signs[0]!, 28)),
        0,
      )
    const names = (tajika: TajikaChart) => findTajikaYogas(tajika, []).map(({ yoga }) => yoga)
    expect(names(everywhere(0, 4, 7))).toContain('ikkavala')
    expect(names(everywhere(2, 5, 11))).toContain('induvara')
    const mixed = names(everywhere(0, 4, 8))
    expect(mixed).not.toContain('ikkavala')
    expect(mixed).not.toContain('induvara')
  })

  test('nakta: the Moon brings Venus and Mars together, who do not see each other', () => {
    const tajika = chartOf({ venus: at(2, 13), mars: at(7, 15), moon: at(3, 11) }, at(1, 5))
    expect(found(tajika, 'nakta', ['venus', 'mars'])).toContainEqual(expect.objectContaining({ by: 'moon' }))
  })

  // B. V. Raman, Varshaphal: the Moon has passed Mercury and comes to Jupiter.
  test('nakta: the Moon carries the light of Mercury to Jupiter', () => {
    const tajika = chartOf({ mercury: at(4, 10), jupiter: at(11, 12), moon: at(1, 11) }, at(5, 5))
    expect(found(tajika, 'nakta', ['mercury', 'jupiter'])).toContainEqual(expect.objectContaining({ by: 'moon' }))
  })

  test('yamaya: Venus and Mars both come to the slower Jupiter', () => {
    const places = { venus: at(2, 13), mars: at(7, 15), jupiter: at(3, 16) }
    expect(found(chartOf(places), 'yamaya', ['venus', 'mars'])).toMatchObject([{ by: 'jupiter' }])
    // Behind them he collects nothing.
    expect(found(chartOf({ ...places, jupiter: at(3, 11) }), 'yamaya', ['venus', 'mars'])).toEqual([])
  })

  test('manau: Saturn stands with the Moon and takes away its itthasala with Jupiter', () => {
    const places = { moon: at(3, 18), jupiter: at(11, 21), saturn: at(3, 19) }
    expect(found(chartOf(places), 'manau', ['moon', 'jupiter'])).toMatchObject([{ by: 'saturn' }])
    expect(found(chartOf({ ...places, saturn: at(3, 5) }), 'manau', ['moon', 'jupiter'])).toEqual([])
    // B. V. Raman: Mars at 16° of vrishabha spoils what the Moon at 10° brings to Venus at 15° of karka.
    const raman = { moon: at(1, 10), venus: at(3, 15), mars: at(1, 16) }
    expect(found(chartOf(raman), 'manau', ['moon', 'venus'])).toMatchObject([{ by: 'mars' }])
  })

  test('kamboola: the Moon comes to Mars, who has an itthasala with Jupiter', () => {
    const places = { mars: at(7, 23), jupiter: at(11, 26), moon: at(4, 22) }
    expect(found(chartOf(places), 'kamboola', ['mars', 'jupiter'])).toHaveLength(1)
    expect(found(chartOf({ ...places, moon: at(4, 27) }), 'kamboola', ['mars', 'jupiter'])).toEqual([])
  })

  test('gairi-kamboola: the Moon will come to Mars, and to the exalted or own Venus, in the next sign', () => {
    const places = { mars: at(9, 1), jupiter: at(11, 2), moon: at(5, 29, 10), venus: at(6, 3) }
    expect(found(chartOf(places), 'gairi-kamboola', ['mars', 'jupiter'])).toMatchObject([{ by: 'moon' }])
    expect(found(chartOf({ ...places, moon: at(5, 20) }), 'gairi-kamboola', ['mars', 'jupiter'])).toEqual([])
    expect(found(chartOf({ ...places, venus: at(8, 3) }), 'gairi-kamboola', ['mars', 'jupiter'])).toEqual([])
  })

  test('radda: Saturn is debilitated, and the itthasala with Mars does not keep its promise', () => {
    const places = { mars: at(8, 15), saturn: at(0, 20) }
    expect(found(chartOf(places), 'radda', ['mars', 'saturn'])).toMatchObject([{ by: 'saturn' }])
    const elsewhere = { mars: at(8, 15), saturn: at(4, 20) }
    expect(found(chartOf(elsewhere), 'radda', ['mars', 'saturn'])).toEqual([])
    for (const motion of [{ retrograde: ['saturn'] }, { combust: ['saturn'] }] as const)
      expect(found(chartOf(elsewhere, 0, motion), 'radda', ['mars', 'saturn'])).toMatchObject([{ by: 'saturn' }])
  })

  test('tambira: Venus in the last degree of vrishabha comes to Mars from the next sign on', () => {
    const places = { venus: at(1, 29, 10), mars: at(4, 2) }
    expect(found(chartOf(places), 'tambira', ['venus', 'mars'])).toHaveLength(1)
    expect(found(chartOf({ ...places, venus: at(1, 28) }), 'tambira', ['venus', 'mars'])).toEqual([])
    expect(found(chartOf(places, 0, { retrograde: ['venus'] }), 'tambira', ['venus', 'mars'])).toEqual([])
  })

  test('kuttha: Mercury in kanya, the fifth, sees the Sun in the lagna vrishabha', () => {
    const places = { sun: at(1, 21), mercury: at(5, 16) }
    expect(found(chartOf(places, at(1, 5)), 'kuttha', ['sun'])).toMatchObject([{ by: 'mercury' }])
    expect(found(chartOf({ ...places, mercury: at(6, 16) }, at(1, 5)), 'kuttha', ['sun'])).toEqual([])
    // Jupiter in karka is exalted, but in the third.
    expect(found(chartOf({ sun: at(1, 21), jupiter: at(3, 16) }, at(1, 5)), 'kuttha', ['sun'])).toEqual([])
  })
})
