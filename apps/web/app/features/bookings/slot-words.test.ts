import { expect, test } from 'vitest'
import { clockOf, isoDate, ownClock, shortDate, slotInstant, whenWords } from './slot-words.ts'

const halfPastTen = '2026-11-21T05:00:00.000Z'

test('shows times in India, as the specification writes them; in Hindi with the part of the day', () => {
  expect(clockOf(halfPastTen, 'en')).toBe('10:30 AM')
  expect(clockOf(halfPastTen, 'hin')).toContain('10:30')
  expect(shortDate(halfPastTen, 'en')).toBe('21 Nov 2026')
  expect(whenWords(halfPastTen, 'en')).toBe('Sat, 21 Nov, 2026, 10:30 AM')
})

test.each([
  // Summer time in New York ends at 06:00 UTC on 1 November 2026: an hour apart in India, its clocks show the same
  // time.
  ['2026-11-01T05:30:00.000Z', 'America/New_York', '1:30 AM'],
  ['2026-11-01T06:30:00.000Z', 'America/New_York', '1:30 AM'],
  // Half past four in the morning in India is the previous evening in New York.
  ['2026-11-20T23:00:00.000Z', 'America/New_York', 'Fri 6:00 PM'],
  [halfPastTen, 'Asia/Kolkata', null],
  // Another name of the same time zone.
  [halfPastTen, 'Asia/Calcutta', null],
  [halfPastTen, 'Asia/Colombo', null],
  [halfPastTen, 'Asia/Kathmandu', '10:45 AM'],
])('%s is %s: %s', (instant, zone, text) => {
  expect(ownClock(instant, 'en', zone)).toBe(text)
})

test('a slot is an instant once day and hour are chosen', () => {
  expect(slotInstant({ date: '21-11-2026', time: '10:30 AM' })).toBe(halfPastTen)
  expect(slotInstant({ date: '21-11-2026', time: '' })).toBeNull()
  expect(slotInstant({ date: '', time: '' })).toBeNull()
  expect(isoDate('21-11-2026')).toBe('2026-11-21')
})
