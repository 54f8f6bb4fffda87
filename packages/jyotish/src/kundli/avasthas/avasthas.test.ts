import { describe, expect, test } from 'vitest'
import published from '../../../fixtures/kundli/astro-details.json' with { type: 'json' }
import type { Graha } from '../../zodiac/keys.ts'
import { makeChart, makeChartFromRashis, mapGrahas } from '../chart.ts'
import { baladiOf, findAvasthas } from './avasthas.ts'

const noneCombust = mapGrahas(() => false)
const calm: Record<Graha, number> = {
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
const statesOf = (rashi: Partial<Record<Graha, number>>, lagna = 0) =>
  findAvasthas(makeChartFromRashis({ ...calm, ...rashi }, lagna), { isCombust: noneCombust, ghatis: 12.5 })

test('ages of a published chart', () => {
  for (const [graha, age] of Object.entries(published.baladi)) {
    expect(baladiOf(published.lonDeg[graha as Graha]), graha).toBe(age)
  }
})

test.each([
  [0, 'bala'],
  [5.999, 'bala'],
  [6, 'kumara'],
  [12, 'yuva'],
  [18, 'vriddha'],
  [24, 'mrita'],
  [30, 'mrita'], // an even sign begins with the end
  [59.99, 'bala'],
])('at %f° a graha is %s', (lonDeg, age) => {
  expect(baladiOf(lonDeg)).toBe(age)
})

describe('jagradadi and deeptadi', () => {
  test('exalted: awake and deepta; own sign: swastha; debilitated: asleep', () => {
    expect(statesOf({ jupiter: 3 }).jupiter).toMatchObject({ jagradadi: 'jagrat', deeptadi: 'deepta' })
    expect(statesOf({ saturn: 9 }).saturn).toMatchObject({ jagradadi: 'jagrat', deeptadi: 'swastha' })
    expect(statesOf({ jupiter: 9 }).jupiter).toMatchObject({ jagradadi: 'sushupti', deeptadi: 'khala' })
  })

  test('with a malefic: vikala; combust: kopa', () => {
    expect(statesOf({ venus: 8 }).venus.deeptadi).toBe('vikala')
    const chart = makeChartFromRashis(calm, 0)
    const burnt = findAvasthas(chart, { isCombust: { ...noneCombust, venus: true }, ghatis: null })
    expect(burnt.venus.deeptadi).toBe('kopa')
  })

  test('a node is awake only where it is exalted', () => {
    expect(statesOf({ rahu: 1, ketu: 7 }).rahu.jagradadi).toBe('jagrat')
    expect(statesOf({ rahu: 10 }).rahu).toMatchObject({ jagradadi: null, lajjitadi: [] })
  })
})

describe('feelings', () => {
  test.each<[string, Partial<Record<Graha, number>>, Graha, string, boolean]>([
    ['ashamed in the fifth with a node', { venus: 4 }, 'venus', 'lajjita', true],
    ['not so in the sixth', { venus: 5 }, 'venus', 'lajjita', false],
    ['proud when exalted', { jupiter: 3 }, 'jupiter', 'garvita', true],
    ['hungry with Saturn', { moon: 8 }, 'moon', 'kshudhita', true],
    ['glad with Jupiter', { moon: 2 }, 'moon', 'mudita', true],
    ['thirsty in water under an enemy’s eye', { sun: 3, saturn: 9 }, 'sun', 'trishita', true],
    ['agitated with the Sun under a malefic’s eye', { moon: 2, saturn: 8 }, 'moon', 'kshobhita', true],
  ])('%s', (_, rashi, graha, state, holds) => {
    expect(statesOf(rashi)[graha].lajjitadi.includes(state as 'mudita')).toBe(holds)
  })
})

test('the shayanadi state needs the time of birth', () => {
  const chart = makeChart(
    mapGrahas((graha) => published.lonDeg[graha]),
    null,
  )
  expect(findAvasthas(chart, { isCombust: noneCombust, ghatis: null }).sun.shayanadi).toBeNull()
  // Ardra 6 × Sun 1 × navamsha 5, Moon in Hasta 13, 13th ghati, lagna 1: 57, which leaves a remainder of 9.
  const made = findAvasthas(makeChartFromRashis({ ...calm, moon: 5, sun: 2 }, 0), {
    isCombust: noneCombust,
    ghatis: 12.5,
  })
  expect(made.sun.shayanadi).toBe('bhojana')
})
