import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

test('a hundred frames in a second are taken, the next is too many, and a second later there is room again', () => {
  const pace = new Pace()
  const send = (count: number, now: number) => Array.from({ length: count }, () => pace.isTooFast(10, true, now))
  expect(send(100, 5000)).not.toContain(true)
  expect(send(1, 5999)).toEqual([true])
  expect(send(100, 6000)).not.toContain(true)
})

test('few frames may be large, but not all of them', () => {
  const pace = new Pace()
  expect([1, 2, 3].map(() => pace.isTooFast(100_000, true, 0))).toEqual([false, false, true])
})

test('who has not signed in has three', () => {
  const pace = new Pace()
  expect(Array.from({ length: 4 }, () => pace.isTooFast(1, false, 0)).indexOf(true)).toBe(3)
  expect(pace.isTooFast(1, true, 0)).toBe(false)
})
