import { expect, test } from 'vitest'
import { cityClockOf, offsetOf } from './city-clock.ts'
import { parseOffset } from './offset-text.ts'

const mumbai = { lat: 19.076, lon: 72.8777, zone: 'Asia/Kolkata' }
const kolkata = { lat: 22.5726, lon: 88.3639, zone: 'Asia/Kolkata' }

test.each([
  ['Mumbai in 1950', mumbai, 1950, 'bombay', '4:51:00'],
  ['Mumbai in 1955', mumbai, 1955, 'bombay', '4:51:00'],
  ['Kolkata in 1940', kolkata, 1940, 'calcutta', '5:53:20'],
] as const)('%s may be noted by the clock of the city', (_, place, year, key, offset) => {
  const clock = cityClockOf(place, year)!
  expect([clock.key, offsetOf(clock)]).toEqual([key, offset])
  expect(parseOffset(offsetOf(clock))).toBeCloseTo(clock.hours, 9)
})

test.each([
  ['Mumbai after the city gave its clock up', mumbai, 1956],
  ['Kolkata after 1948', kolkata, 1949],
  ['Mumbai before there was a standard time', mumbai, 1905],
  ['Delhi', { lat: 28.61, lon: 77.21, zone: 'Asia/Kolkata' }, 1940],
  ['a place of another zone', { ...kolkata, zone: 'Asia/Dhaka' }, 1940],
  ['no place', null, 1940],
])('%s has one clock', (_, place, year) => {
  expect(cityClockOf(place, year)).toBeNull()
})
