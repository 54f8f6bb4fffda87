import { describe, expect, test } from 'vitest'
import { slotTime } from '@sankalp/contract/booking-rules'
import { daysOf, judgeStart, spanOf, startsOf } from './offered-slots.ts'

const none: never[] = []
const week = [
  none,
  [
    { from: 600, to: 690 },
    { from: 1380, to: 1440 },
  ],
  none,
  none,
  none,
  none,
  [{ from: 0, to: 30 }],
]
const hours = {
  week,
  exceptions: new Map([
    ['2026-11-17', [{ from: 540, to: 600 }]],
    ['2026-11-23', none],
  ]),
}
const times = (day: string) => startsOf(hours, day).map((start) => slotTime(start))

describe('the slots of a day', () => {
  test('are the half hours of its weekday in India, up to midnight', () => {
    expect(times('2026-11-16').map(({ time }) => time)).toEqual([
      '10:00 AM',
      '10:30 AM',
      '11:00 AM',
      '11:00 PM',
      '11:30 PM',
    ])
    expect(new Set(times('2026-11-16').map(({ date }) => date))).toEqual(new Set(['16-11-2026']))
    expect(times('2026-11-21')).toEqual([{ date: '21-11-2026', time: '12:00 AM' }])
    expect(times('2026-11-18')).toEqual([])
  })

  test('are those of an exception if there is one, and none on a holiday', () => {
    expect(times('2026-11-17').map(({ time }) => time)).toEqual(['9:00 AM', '9:30 AM'])
    expect(times('2026-11-23')).toEqual([])
  })
})

describe('a month', () => {
  test('includes the 29th of February only in a leap year', () => {
    expect(daysOf('2028-02').at(-1)).toBe('2028-02-29')
    expect(daysOf('2027-02').at(-1)).toBe('2027-02-28')
  })

  test('begins and ends at midnight in India', () => {
    expect(spanOf('2026-12')).toEqual({ from: new Date('2026-11-30T18:30:00Z'), to: new Date('2026-12-31T18:30:00Z') })
  })
})

describe('what can be booked', () => {
  // 00:30 in India, while it is still the previous day and month in London.
  const now = new Date('2026-10-31T19:00:00Z')
  test.each([
    ['2026-10-31T19:00:00Z', 'past'],
    ['2026-10-31T19:30:00Z', 'bookable'],
    ['2028-10-31T18:00:00Z', 'bookable'],
    ['2028-10-31T18:30:00Z', 'tooFar'],
  ])('%s: %s', (start, verdict) => {
    expect(judgeStart(new Date(start), now)).toBe(verdict)
  })
})
