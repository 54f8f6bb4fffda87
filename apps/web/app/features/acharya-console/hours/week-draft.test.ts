import { expect, test } from 'vitest'
import { beginnings, bookedOutsideWeek, ends, isSameWeek, movedSpan, nextSpan } from './week-draft.ts'

test.each([
  [[], { from: 540, to: 720 }], //                                  a day without hours gets a morning
  [[{ from: 540, to: 720 }], { from: 780, to: 900 }], //            an hour's pause
  [[{ from: 1200, to: 1380 }], { from: 1410, to: 1440 }], //        the last slot of the day
  [[{ from: 1200, to: 1410 }], null], //                            touching would be the same part
  [[{ from: 0, to: 1440 }], null], //                               the whole day
])('after %j comes %j', (spans, next) => {
  expect(nextSpan(spans)).toEqual(next)
})

test('limits a day to as many parts as the server accepts', () => {
  const spans = Array.from({ length: 12 }, (_, index) => ({ from: index * 60, to: index * 60 + 30 }))
  expect([nextSpan(spans.slice(0, 11)), nextSpan(spans)]).toEqual([{ from: 690, to: 810 }, null])
})

test.each([
  [{ from: 600 }, { from: 600, to: 720 }],
  [{ from: 780 }, { from: 780, to: 810 }], //   later than the end: the end goes with it
  [{ to: 900 }, { from: 540, to: 900 }],
  [{ to: 300 }, { from: 270, to: 300 }], //     earlier than the beginning
  [{ from: 1410 }, { from: 1410, to: 1440 }],
  [{ to: 30 }, { from: 0, to: 30 }],
])('9 to 12 with %j is %j', (change, moved) => {
  expect(movedSpan({ from: 540, to: 720 }, change)).toEqual(moved)
})

test('offers 48 beginnings and 48 ends for a day', () => {
  expect([beginnings.length, beginnings[0], beginnings.at(-1), ends[0], ends.at(-1)]).toEqual([48, 0, 1410, 30, 1440])
})

test('treats two notations of the same hours as the same week', () => {
  const days = [[], [], [], [], [], []]
  expect(
    isSameWeek(
      [...days, [{ from: 540, to: 720 }]],
      [
        ...days,
        [
          { from: 600, to: 720 },
          { from: 540, to: 600 },
        ],
      ],
    ),
  ).toBe(true)
  expect(isSameWeek([...days, [{ from: 540, to: 720 }]], [...days, []])).toBe(false)
})

test('reports bookings outside a new week, unless their day has its own hours', () => {
  // Wednesday and Thursday at 10:00 in India.
  const booked = [{ startsAt: '2026-11-18T04:30:00.000Z' }, { startsAt: '2026-11-19T04:30:00.000Z' }]
  const empty = Array.from({ length: 7 }, () => [])
  expect(bookedOutsideWeek(empty, [{ day: '2026-11-19' }], booked)).toEqual([booked[0]])
  const wednesdays = empty.map((spans, weekday) => (weekday === 3 ? [{ from: 600, to: 630 }] : spans))
  expect(bookedOutsideWeek(wednesdays, [], booked)).toEqual([booked[1]])
})
