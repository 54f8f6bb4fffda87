import type { GoodHour } from '@sankalp/jyotish'
import { expect, test } from 'vitest'
import { hoursLeft } from './hours-left.ts'

const minute = 60_000
const hour = (from: number, to: number) =>
  ({ startsAt: from * 60 * minute, endsAt: to * 60 * minute, choghadiya: 'labh', hora: null }) as GoodHour
/** The best first. */
const day = [hour(14, 15), hour(9, 10), hour(18, 19), hour(16, 17)]

test.each([
  [8, [14, 9, 16]],
  [9.9, [14, 16, 18]],
  [14.7, [14, 16, 18]],
  [14.8, [18, 16]],
  [19, []],
])('at %f the hours left begin at %o', (now, starts) => {
  expect(hoursLeft(day, now * 60 * minute).map(({ startsAt }) => startsAt / 60 / minute)).toEqual(starts)
})
