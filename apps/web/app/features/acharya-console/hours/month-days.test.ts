import { expect, test } from 'vitest'
import { monthStep } from '../month-step.ts'
import { bookedOn, kindOf, weeksOf } from './month-days.ts'

const week = Array.from({ length: 7 }, (_, weekday) => (weekday === 0 ? [] : [{ from: 540, to: 720 }]))
const exceptions = [
  { day: '2026-11-18', spans: [] },
  { day: '2026-11-22', spans: [{ from: 600, to: 660 }] },
]

test.each([
  ['2026-11-17', 'week'],
  ['2026-11-15', 'closed'],
  ['2026-11-18', 'off'],
  ['2026-11-22', 'own'],
])('%s is %s', (day, kind) => {
  expect(kindOf({ week, exceptions }, day)).toBe(kind)
})

test('begins November 2026 on a Sunday, and the four weeks of February 2027 after one empty day', () => {
  const november = weeksOf('2026-11')
  expect([november.length, november[0]![0], november.at(-1)]).toEqual([
    5,
    '2026-11-01',
    ['2026-11-29', '2026-11-30', null, null, null, null, null],
  ])
  expect(weeksOf('2027-02').flat().filter(Boolean)).toHaveLength(28)
  expect(weeksOf('2028-02').flat().filter(Boolean).at(-1)).toBe('2028-02-29')
})

test('assigns a booking to its day in India', () => {
  // 00:30 on the 18th in India is still the 17th in London.
  const booked = [{ startsAt: '2026-11-17T19:00:00.000Z' }]
  expect([bookedOn(booked, '2026-11-17'), bookedOn(booked, '2026-11-18')]).toEqual([[], booked])
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-11', 23, '2028-10'],
])('%s and %i months is %s', (month, step, other) => {
  expect(monthStep(month, step)).toBe(other)
})
