import { expect, test } from 'vitest'
import { makeChart, mapGrahas } from '../kundli/chart.ts'
import { panchaVargiyaBala } from './pancha-vargiya.ts'
import { findYearLord, findYearOfficers } from './year-lord.ts'

// The rules that no printed example reaches; the examples are in varshaphal.test.ts.

const strengthsOf = (totals: Partial<Record<string, number>>) => {
  const all = panchaVargiyaBala(
    makeChart(
      mapGrahas(() => 0),
      0,
    ),
  )
  return Object.fromEntries(
    Object.entries(all).map(([graha, parts]) => [graha, { ...parts, total: totals[graha] ?? 1 }]),
  ) as typeof all
}
/** Lagna mesha. The officers by day: Mars (twice), Sun, the lords of the muntha and of the Sun's sign. */
const chartOf = (signs: Partial<Record<string, number>>) =>
  makeChart(
    mapGrahas((graha) => (signs[graha] ?? 1) * 30 + 15),
    15,
  )

test('the lord of the year is the strongest of all if none of the five sees the lagna', () => {
  // All in vrishabha, the blind neighbour.
  const chart = chartOf({})
  const officers = findYearOfficers(chart, { birthLagna: 0, muntha: 8, isDay: true })
  expect(findYearLord(chart, officers, strengthsOf({ jupiter: 9, venus: 8 }), [])).toEqual({
    graha: 'jupiter',
    reason: 'strongest',
  })
})

test('the lord of the year is the lord of the muntha if all five are weak', () => {
  const chart = chartOf({ sun: 4 })
  const officers = findYearOfficers(chart, { birthLagna: 0, muntha: 8, isDay: true })
  expect(findYearLord(chart, officers, strengthsOf({ sun: 4.9 }), [])).toEqual({
    graha: 'jupiter',
    reason: 'all-weak',
  })
})

test('the lord of the year is of two equal ones the one with more offices', () => {
  const chart = chartOf({ sun: 4, mars: 4 })
  // Mars comes first in the order of the offices, but has only two of them.
  const officers = findYearOfficers(chart, { birthLagna: 4, muntha: 0, isDay: true })
  expect(Object.values(officers).filter((graha) => graha === 'sun')).toHaveLength(3)
  expect(findYearLord(chart, officers, strengthsOf({ sun: 9, mars: 9 }), []).graha).toBe('sun')
})

/** The Moon is the lord of the muntha and the strongest, and sees the lagna from simha and from karka. */
const lordFor = (moonSign: number, pairs: Parameters<typeof findYearLord>[3] = []) => {
  const chart = chartOf({ moon: moonSign })
  const officers = findYearOfficers(chart, { birthLagna: 3, muntha: 3, isDay: false })
  return findYearLord(chart, officers, strengthsOf({ moon: 15, venus: 8 }), pairs)
}

test('the lord of the year is for the Moon the lord of its sign; only in karka it stays', () => {
  expect(lordFor(4)).toEqual({ graha: 'sun', reason: 'for-moon' })
  expect(lordFor(3)).toEqual({ graha: 'moon', reason: 'strongest-seeing' })
})

test('the lord of the year is for the Moon rather the strongest graha with which it has an itthasala', () => {
  const pair = { faster: 'moon', aspect: 'trine', apartDeg: 3, orbDeg: 7 } as const
  const formed = { ...pair, yoga: 'itthasala', stage: 'vartamana' } as const
  const pairs = [
    { ...formed, slower: 'mars' } as const,
    { ...formed, slower: 'venus' } as const,
    { ...pair, slower: 'saturn', yoga: 'ishrafa', stage: null } as const,
  ]
  expect(lordFor(4, pairs)).toEqual({ graha: 'venus', reason: 'for-moon' })
  expect(lordFor(4, [{ ...formed, stage: 'bhavishya', slower: 'venus' }]).graha).toBe('sun')
})
