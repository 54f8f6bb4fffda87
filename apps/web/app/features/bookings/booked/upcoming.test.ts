import { expect, test } from 'vitest'
import { isUpcoming, shownStatus } from './upcoming.ts'

const start = Date.parse('2026-11-21T05:00:00.000Z')
const booking = (status: 'confirmed' | 'live' | 'cancelled' | 'completed') => ({
  status,
  startsAt: new Date(start).toISOString(),
})
const minute = 60_000

test.each([
  ['confirmed', -minute, true, 'confirmed'],
  ['confirmed', 29 * minute, true, 'confirmed'],
  // Past once 30 minutes have passed since its start.
  ['confirmed', 30 * minute, false, 'over'],
  ['live', 10 * minute, true, 'live'],
  ['live', 31 * minute, false, 'over'],
  ['cancelled', -minute, false, 'cancelled'],
  ['completed', 10 * minute, false, 'completed'],
] as const)('%s, %i ms after its start: upcoming %s, shown as %s', (status, after, coming, shown) => {
  expect([isUpcoming(booking(status), start + after), shownStatus(booking(status), start + after)]).toEqual([
    coming,
    shown,
  ])
})
