import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

test('a hundred frames in a second are taken, the next is too many, and a second later there is room again', () => {
  let now = 5000
  const isTooFast = createPace(() => true, () => now)
  const send = (count: number) => Array.from({ length: count }, () => isTooFast(10))
  expect(send(100)).not.toContain(true)
  now += 999
  expect(send(1)).toEqual([true])
  now += 1
  expect(send(100)).not.toContain(true)
})

test('few frames may be large, but not all of them', () => {
  const isTooFast = createPace(() => true, () => 0)
  expect([isTooFast(100_000), isTooFast(100_000), isTooFast(100_000)]).toEqual([false, false, true])
})

test('who has not signed in has three', () => {
  let isSignedIn = false
  const isTooFast = createPace(() => isSignedIn, () => 0)
  expect(Array.from({ length: 4 }, () => isTooFast(1)).indexOf(true)).toBe(3)
  isSignedIn = true
  expect(isTooFast(1)).toBe(false)
})
