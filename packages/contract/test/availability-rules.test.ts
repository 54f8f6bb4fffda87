import { expect, test } from 'vitest'
import { hoursOf, slotsOutside, tidySpans, weekdayOf } from '../src/availability-rules.ts'
import { slotStart } from '../src/booking-rules.ts'

const at = (date: string, time: string) => slotStart({ date, time })!
const morning = [{ from: 9 * 60, to: 12 * 60 }]

test.each([
  // begins outside case
  ['9:00 AM', false], //    the first slot of the hours
  ['11:30 AM', false], //   the last one, which ends with them
  ['12:00 PM', true], //    the end itself is no slot
  ['8:30 AM', true], //     just before
  ['12:00 AM', true], //    the first slot of the day
  ['11:30 PM', true], //    the last one, whose end is tomorrow
])('with hours from 9 to 12 a slot at %s is outside: %s', (time, isOutside) => {
  const start = at('18-11-2026', time)
  expect(slotsOutside(morning, '2026-11-18', [start])).toEqual(isOutside ? [start] : [])
})

test('hours of a whole day include every slot, up to the last one before midnight', () => {
  const starts = [at('18-11-2026', '12:00 AM'), at('18-11-2026', '11:30 PM')]
  expect(slotsOutside([{ from: 0, to: 1440 }], '2026-11-18', starts)).toEqual([])
})

test('slots of other days in India are ignored, whatever the date in UTC', () => {
  // 12:00 AM in India is on the evening before in UTC.
  const starts = [at('17-11-2026', '11:30 PM'), at('18-11-2026', '12:00 AM'), at('19-11-2026', '12:00 AM')]
  expect(slotsOutside([], '2026-11-18', starts)).toEqual([starts[1]])
})

test('a day uses its own hours if it has any, even an empty list, else those of its weekday', () => {
  const week = Array.from({ length: 7 }, (_, weekday) => (weekday === 3 ? morning : []))
  const hours = {
    week,
    exceptions: [
      { day: '2026-11-25', spans: [] },
      { day: '2026-11-26', spans: morning },
    ],
  }
  expect(weekdayOf('2026-11-18')).toBe(3)
  expect(hoursOf(hours, '2026-11-18')).toEqual(morning)
  expect(hoursOf(hours, '2026-11-19')).toEqual([])
  expect(hoursOf(hours, '2026-11-25')).toEqual([])
  expect(hoursOf(hours, '2026-11-26')).toEqual(morning)
})

test('29 February works like any other day', () => {
  expect(weekdayOf('2028-02-29')).toBe(2)
  const start = at('29-02-2028', '10:00 AM')
  expect([slotsOutside(morning, '2028-02-29', [start]), slotsOutside([], '2028-02-29', [start])]).toEqual([[], [start]])
})

test.each([
  [
    [
      [540, 720],
      [600, 660],
    ],
    [[540, 720]],
  ], //             one inside of the other
  [
    [
      [540, 720],
      [720, 780],
    ],
    [[540, 780]],
  ], //             touching
  [
    [
      [1020, 1200],
      [540, 720],
    ],
    [
      [540, 720],
      [1020, 1200],
    ],
  ], // out of order
  [
    [
      [540, 720],
      [690, 780],
      [780, 810],
    ],
    [[540, 810]],
  ], // a chain
  [[], []],
])('%j is %j', (typed, tidy) => {
  const spans = (list: number[][]) => list.map(([from, to]) => ({ from: from!, to: to! }))
  const given = spans(typed)
  expect(tidySpans(given)).toEqual(spans(tidy))
  expect(given, 'what was given stays').toEqual(spans(typed))
})
