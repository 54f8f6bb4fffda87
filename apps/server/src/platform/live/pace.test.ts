import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

test('accepts a hundred frames in a second, refuses the next, and accepts more a second later', () => {
  const pace = new Pace()
  const send = (count: number, now: number) => Array.from({ length: count }, () => pace.isTooFast(10, true, now))
  expect(send(100, 5000)).not.toContain(true)
  expect(send(1, 5999)).toEqual([true])
  expect(send(100, 6000)).not.toContain(true)
})

test('allows a few large frames, but not only large ones', () => {
  const pace = new Pace()
  expect([1, 2, 3].map(() => pace.isTooFast(100_000, true, 0))).toEqual([false, false, true])
})

test('allows three frames before the sign-in', () => {
  const pace = new Pace()
  expect(Array.from({ length: 4 }, () => pace.isTooFast(1, false, 0)).indexOf(true)).toBe(3)
  expect(pace.isTooFast(1, true, 0)).toBe(false)
})
