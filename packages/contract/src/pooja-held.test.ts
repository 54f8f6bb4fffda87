import { expect, test } from 'vitest'
import { countsAsHeld, isRoomOpen, leastHeldSeconds } from './pooja-held.ts'

test('a call of a third of the pooja counts as held, a shorter one does not', () => {
  expect(leastHeldSeconds(30)).toBe(600)
  expect([countsAsHeld(599, 30), countsAsHeld(600, 30)]).toEqual([false, true])
  expect([countsAsHeld(399, 20), countsAsHeld(400, 20)]).toEqual([false, true])
})

test('a pooja whose catalogue entry is longer than its slot is measured by the slot', () => {
  expect(leastHeldSeconds(90)).toBe(600)
})

test('the waiting room opens an hour before the start', () => {
  const start = new Date('2026-11-20T05:00:00Z')
  expect(isRoomOpen(start, new Date('2026-11-20T03:59:59Z'))).toBe(false)
  expect(isRoomOpen(start, new Date('2026-11-20T04:00:00Z'))).toBe(true)
})
