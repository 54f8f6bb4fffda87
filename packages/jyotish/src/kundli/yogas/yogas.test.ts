import { describe, expect, test } from 'vitest'
import type { Graha } from '../../zodiac/keys.ts'
import { grahas } from '../../zodiac/keys.ts'
import { makeChart, makeChartFromRashis, mapGrahas } from '../chart.ts'
import { findYogas, yogaKeys } from './yogas.ts'

type Rashis = Record<Graha, number>

/** A neutral chart with lagna mesha, scattered so that single grahas can be moved without forming other yogas. */
const quiet: Rashis = {
  sun: 2,
  moon: 5,
  mars: 4,
  mercury: 1,
  jupiter: 2,
  venus: 1,
  saturn: 8,
  rahu: 10,
  ketu: 4,
}

const yogasOf = (rashi: Partial<Rashis>, lagna = 0) => findYogas(makeChartFromRashis({ ...quiet, ...rashi }, lagna))
const keysOf = (rashi: Partial<Rashis>, lagna = 0) => yogasOf(rashi, lagna).map(({ key }) => key)

test('more than forty yogas have rules, each with its own key', () => {
  expect(yogaKeys.length).toBeGreaterThanOrEqual(40)
  expect(new Set(yogaKeys).size).toBe(yogaKeys.length)
})

describe('each rule finds its yoga and does not find it in a near miss', () => {
  test.each<[key: string, met: Partial<Rashis>, lagna: number, missed: Partial<Rashis>]>([
    ['ruchaka', { mars: 9 }, 0, { mars: 8 }], // exalted in the tenth
    ['bhadra', { mercury: 5 }, 2, { mercury: 6 }],
    ['hamsa', { jupiter: 3 }, 0, { jupiter: 4 }],
    ['malavya', { venus: 6 }, 0, { venus: 7 }],
    ['shasha', { saturn: 6 }, 0, { saturn: 7 }],
    ['sunapha', { mars: 6, moon: 5 }, 0, { mars: 7, moon: 5 }],
    ['anapha', { mars: 4, moon: 5 }, 0, { mars: 3, moon: 5 }],
    ['durudhara', { mars: 4, saturn: 6 }, 0, { mars: 4 }],
    ['veshi', { mars: 3, mercury: 2, venus: 2 }, 0, { mars: 4, mercury: 2, venus: 2 }],
    ['vasi', { mars: 4 }, 0, { mercury: 2, venus: 2 }],
    ['ubhayachari', { mars: 3 }, 0, { mars: 4 }],
    ['gaja-kesari', { jupiter: 2, moon: 5 }, 0, { jupiter: 3, moon: 5 }],
    ['chandra-mangala', { mars: 5 }, 0, { mars: 6 }],
    ['chandra-adhi', { mercury: 10, jupiter: 11, venus: 0, moon: 5 }, 0, { mercury: 9, jupiter: 11, venus: 0 }],
    ['lagna-adhi', { mercury: 5, jupiter: 6, venus: 7 }, 0, { mercury: 5, jupiter: 6, venus: 8 }],
    ['shakata', { jupiter: 0, moon: 5 }, 0, { jupiter: 1, moon: 5 }],
    ['vasumati', { moon: 5, mercury: 7, jupiter: 10, venus: 2 }, 0, { moon: 5, mercury: 8, jupiter: 10, venus: 2 }],
    ['amala', { venus: 9 }, 0, { venus: 8, jupiter: 3 }],
    ['budha-aditya', { mercury: 2 }, 0, {}],
    ['guru-mangala', { mars: 2 }, 0, {}],
    ['guru-chandala', { jupiter: 10 }, 0, {}],
    ['grahana', { sun: 10 }, 0, { sun: 9 }],
    ['angaraka', { mars: 10 }, 0, { mars: 9 }],
    ['visha', { saturn: 5 }, 0, { saturn: 6 }],
    ['pushkala', { moon: 2, mercury: 0, mars: 0 }, 0, { moon: 2, mercury: 1, mars: 1 }],
    ['dharma-karmadhipati', { jupiter: 8, saturn: 8 }, 0, { jupiter: 7, saturn: 8 }],
    ['raja', { jupiter: 8, saturn: 8 }, 0, { jupiter: 7, saturn: 9, mars: 2, sun: 1, venus: 10, moon: 0 }],
    ['harsha', { mercury: 7 }, 0, { mercury: 8 }],
    ['sarala', { mars: 5 }, 0, { mars: 6 }],
    ['vimala', { jupiter: 7 }, 0, { jupiter: 8 }],
    ['maha-parivartana', { sun: 8, jupiter: 4 }, 0, { sun: 8, jupiter: 5 }],
    ['khala-parivartana', { mercury: 4, sun: 2 }, 0, { mercury: 3, sun: 2 }],
    ['dainya-parivartana', { mercury: 4, sun: 5 }, 0, { mercury: 1, sun: 5 }],
    ['dhana', { venus: 8, jupiter: 8 }, 0, { venus: 9, jupiter: 8, saturn: 6 }],
    ['lakshmi', { jupiter: 8, mars: 4 }, 0, { jupiter: 7, mars: 4 }],
    ['daridra', { saturn: 7 }, 0, { saturn: 8 }],
    ['kahala', { moon: 2, jupiter: 5 }, 0, { moon: 2, jupiter: 6 }],
    ['chamara', { mars: 9, jupiter: 1 }, 0, { mars: 9, jupiter: 2 }],
    // A lagna lord in its own sign in the lagna and aspected by Jupiter is not exalted.
    ['chamara', { mars: 9, jupiter: 1 }, 0, { mars: 0, jupiter: 4, venus: 2, mercury: 3 }],
    ['chamara', { jupiter: 8, venus: 8 }, 0, { jupiter: 7, venus: 7 }],
    ['shankha', { sun: 2, mercury: 5 }, 0, { sun: 2, mercury: 6 }],
    ['akhanda-samrajya', { jupiter: 2, moon: 5 }, 10, { jupiter: 3, moon: 5, venus: 3 }],
    ['saraswati', { jupiter: 3, mercury: 4, venus: 6 }, 0, { jupiter: 3, mercury: 5, venus: 6 }],
    ['kalanidhi', { jupiter: 1, mercury: 1, venus: 1 }, 0, { jupiter: 2, mercury: 2, venus: 2 }],
    ['shubha-kartari', { jupiter: 11, venus: 1, mercury: 1 }, 0, { jupiter: 11, venus: 1, mercury: 1, saturn: 1 }],
    ['papa-kartari', { saturn: 11, mars: 1, mercury: 2, venus: 2 }, 0, { saturn: 11, mars: 1, venus: 1 }],
    ['chatussagara', { mars: 0, moon: 3, saturn: 6, sun: 9 }, 0, { mars: 0, moon: 3, saturn: 6, sun: 8 }],
    ['deha-kashta', { saturn: 5 }, 10, { saturn: 4 }],
    ['parvata', { jupiter: 0, mars: 4 }, 0, { jupiter: 0, mars: 3 }],
    ['parvata', { jupiter: 0, mars: 4 }, 0, { jupiter: 0, mars: 4, rahu: 3, ketu: 9 }], // the nodes in kendras
    ['bheri', { venus: 1, jupiter: 4, mars: 10, moon: 1 }, 7, { venus: 2, jupiter: 4, mars: 10, moon: 1 }],
    ['sreenatha', { mercury: 5, sun: 5 }, 8, { mercury: 5, sun: 4 }],
    ['parijata', { mars: 8, jupiter: 3 }, 0, { mars: 8, jupiter: 2 }],
  ])('%s', (key, met, lagna, missed) => {
    expect(keysOf(met, lagna)).toContain(key)
    expect(keysOf(missed, lagna)).not.toContain(key)
  })

  test('kemadruma: the Moon alone, and the cases that cancel it', () => {
    const lonely: Partial<Rashis> = { moon: 0, sun: 4, mars: 4, mercury: 4, jupiter: 4, venus: 5, saturn: 7 }
    expect(keysOf(lonely, 3)).toContain('kemadruma')
    expect(keysOf({ ...lonely, saturn: 6 }, 2)).not.toContain('kemadruma') // in a kendra from the Moon
    expect(keysOf({ ...lonely, saturn: 1 }, 3)).not.toContain('kemadruma') // beside it
    const timeless = makeChart(makeChartFromRashis({ ...quiet, ...lonely }, 3).lonDeg, null)
    expect(findYogas(timeless).map(({ key }) => key)).not.toContain('kemadruma') // its support may be in the lagna's kendras
  })

  test('neecha-bhanga names the graha that cancels the debilitation', () => {
    // The Sun is debilitated in tula, and its lord Venus is in a kendra from the lagna.
    const facts = yogasOf({ sun: 6, venus: 3 }).find(({ key }) => key === 'neecha-bhanga')!.facts
    expect(facts).toContainEqual({ by: 'sign-lord-in-kendra', grahas: ['sun', 'venus'], houses: [7] })
  })

  test('a yogakaraka owns a kendra and a trikona', () => {
    const karaka = (lagna: number) => yogasOf({}, lagna).find(({ key }) => key === 'yogakaraka')?.facts[0]?.grahas[0]
    expect([1, 3, 4, 6, 9, 10].map(karaka)).toEqual(['saturn', 'mars', 'mars', 'saturn', 'venus', 'venus'])
    expect([0, 2, 5, 7, 8, 11].map(karaka)).toEqual(Array(6).fill(undefined))
  })
})

describe('nabhasa figures', () => {
  const seven = (rashi: number[]): Partial<Rashis> => {
    const [sun, moon, mars, mercury, jupiter, venus, saturn] = rashi as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    return { sun, moon, mars, mercury, jupiter, venus, saturn }
  }

  test.each<[string, number[]]>([
    ['rajju', [0, 3, 6, 9, 0, 3, 6]],
    ['musala', [1, 4, 7, 10, 1, 4, 7]],
    ['nala', [2, 5, 8, 11, 2, 5, 8]],
    ['mala', [1, 2, 1, 0, 3, 6, 2]],
    ['sarpa', [0, 2, 3, 1, 2, 1, 6]],
    ['gada', [0, 3, 0, 3, 0, 3, 0]],
    ['shakata-figure', [0, 6, 0, 6, 0, 6, 0]],
    ['vihaga', [3, 9, 3, 9, 3, 9, 3]],
    ['shringataka', [0, 4, 8, 0, 4, 8, 0]],
    ['hala', [1, 5, 9, 1, 5, 9, 1]],
    ['vajra', [3, 0, 9, 0, 6, 0, 3]],
    ['yava', [0, 3, 6, 3, 9, 3, 0]],
    ['kamala', [0, 3, 6, 9, 0, 3, 6]],
    ['vapi', [1, 4, 7, 10, 1, 4, 7]],
    ['yupa', [0, 1, 2, 3, 0, 1, 2]],
    ['shara', [3, 4, 5, 6, 3, 4, 5]],
    ['shakti', [6, 7, 8, 9, 6, 7, 8]],
    ['danda', [9, 10, 11, 0, 9, 10, 11]],
    ['nauka', [0, 1, 2, 3, 4, 5, 6]],
    ['kuta', [3, 4, 5, 6, 7, 8, 9]],
    ['chhatra', [6, 7, 8, 9, 10, 11, 0]],
    ['chapa', [9, 10, 11, 0, 1, 2, 3]],
    ['ardha-chandra', [1, 2, 3, 4, 5, 6, 7]],
    ['chakra', [0, 2, 4, 6, 8, 10, 0]],
    ['samudra', [1, 3, 5, 7, 9, 11, 1]],
    ['gola', [4, 4, 4, 4, 4, 4, 4]],
    ['yuga', [4, 5, 4, 5, 4, 5, 4]],
    ['shula', [4, 5, 7, 5, 4, 5, 4]],
    ['kedara', [4, 5, 7, 8, 4, 5, 4]],
    ['pasha', [4, 5, 7, 8, 10, 5, 4]],
    ['dama', [4, 5, 7, 8, 10, 2, 4]],
    ['vina', [4, 5, 7, 8, 10, 2, 0]],
  ])('%s', (key, rashi) => {
    expect(keysOf(seven(rashi))).toContain(key)
  })
})

describe('for any chart', () => {
  const charts = Array.from({ length: 500 }, (_, seed) => {
    const next = randomFrom(seed + 1)
    return makeChart(
      mapGrahas(() => next() * 360),
      next() * 360,
    )
  })

  test('at least one nabhasa yoga always applies, and at most one of those by count', () => {
    const byCount = new Set(['gola', 'yuga', 'shula', 'kedara', 'pasha', 'dama', 'vina'])
    for (const chart of charts) {
      const nabhasa = findYogas(chart).filter(({ family }) => family === 'nabhasa')
      expect(nabhasa.length).toBeGreaterThan(0)
      expect(nabhasa.filter(({ key }) => byCount.has(key)).length).toBeLessThanOrEqual(1)
    }
  })

  test('facts contain only existing grahas, and houses from 1 to 12', () => {
    const facts = charts.flatMap((chart) => findYogas(chart).flatMap((yoga) => yoga.facts))
    const isSound = (fact: (typeof facts)[number]) =>
      fact.grahas.length > 0 &&
      fact.grahas.every((graha) => grahas.includes(graha)) &&
      fact.houses.every((house) => house >= 1 && house <= 12)
    expect(facts.filter((fact) => !isSound(fact))).toEqual([])
    expect(facts.length).toBeGreaterThan(1000)
  })

  test('without a birth time no yoga is found that counts from the lagna', () => {
    const needing = new Set(['ruchaka', 'raja', 'harsha', 'dhana', 'nauka', 'vina', 'chamara', 'shakata', 'lagna-adhi'])
    for (const chart of charts.slice(0, 50)) {
      const keys = findYogas(makeChart(chart.lonDeg, null)).map(({ key }) => key)
      expect(keys.filter((key) => needing.has(key))).toEqual([])
    }
  })
})

/** Returns a small generator of numbers in [0, 1), the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
