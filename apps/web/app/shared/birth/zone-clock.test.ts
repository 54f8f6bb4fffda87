import { expect, test } from 'vitest'
import { formatOffset, parseOffset } from './offset-text.ts'
import { readZoneClock } from './zone-clock.ts'

const at = (year: number, month: number, day: number, hour = 12, minute = 0) => ({
  year,
  month,
  day,
  time: { hour, minute },
})

test.each([
  ['Asia/Kolkata', at(1991, 10, 21), 'once', [5.5]],
  ['Asia/Kolkata', at(1943, 6, 1), 'once', [6.5]], // the war years
  ['Asia/Kolkata', at(1941, 9, 30), 'once', [5.5]],
  ['Asia/Kolkata', at(1941, 10, 1, 0, 30), 'skipped', [5.5, 6.5]],
  ['Asia/Kolkata', at(1942, 5, 14, 23, 30), 'repeated', [6.5, 5.5]],
  ['Asia/Kolkata', at(1945, 10, 14, 23, 30), 'repeated', [6.5, 5.5]],
  ['Asia/Kathmandu', at(2020, 1, 1), 'once', [5.75]],
  ['America/New_York', at(2023, 3, 12, 2, 30), 'skipped', [-5, -4]],
  ['America/New_York', at(2023, 11, 5, 1, 30), 'repeated', [-4, -5]],
  ['America/New_York', at(2023, 11, 5, 3, 30), 'once', [-5]],
] as const)('%s at %o: %s, %o', (zone, moment, fit, offsets) => {
  expect(readZoneClock(zone, moment)).toEqual({ fit, offsets })
})

test('reports an unknown zone as unknown', () => {
  expect(readZoneClock('Mars/Olympus', at(2000, 1, 1))).toBeNull()
})

test('uses the offset of noon without a time', () => {
  expect(readZoneClock('Asia/Kolkata', { ...at(1944, 1, 1), time: null })).toEqual({ fit: 'once', offsets: [6.5] })
})

test.each([
  ['5.5', 5.5, '+05:30'],
  ['+06:30', 6.5, '+06:30'],
  ['5:45', 5.75, '+05:45'],
  ['-3', -3, '−03:00'],
  ['−3:30', -3.5, '−03:30'],
  ['5:53:28', 5 + 53 / 60 + 28 / 3600, '+05:53:28'],
  ['0', 0, '+00:00'],
] as const)('the offset %s is %f hours, written %s', (text, hours, written) => {
  expect(parseOffset(text)).toBeCloseTo(hours, 10)
  expect(formatOffset(hours)).toBe(written)
  expect(parseOffset(written)).toBeCloseTo(hours, 10)
})

test.each(['', 'IST', '14.5', '-12.5', '5:60', '5.5.5', '+', '99'])('"%s" is no offset', (text) => {
  expect(parseOffset(text)).toBeNull()
})
