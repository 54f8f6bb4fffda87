import { expect, test } from 'vitest'
import { findOwn } from './own-chart.ts'

const chart = (day: number, isMarked = false) => ({ year: 1991, month: 3, day, isMarked })

test.each([
  // charts, birth day of the profile, own: its index
  [[chart(1), chart(2)], '1991-03-02', 1],
  [[chart(1), chart(2, true)], '1991-03-01', 1],
  [[chart(2), chart(2)], '1991-03-02', 0],
  [[chart(1)], '1991-03-02', null],
  [[chart(1)], null, null],
  [[], '1991-03-02', null],
])('of %o with a birth on %s the own chart is %s', (charts, birthDay, own) => {
  expect(findOwn(charts, birthDay)).toBe(own === null ? null : charts[own])
})
