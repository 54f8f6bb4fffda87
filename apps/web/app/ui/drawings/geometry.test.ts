import { expect, test } from 'vitest'
import { onCircle, petals, ticks } from './geometry.ts'

test.each([
  [0, { x: 50, y: 10 }],
  [90, { x: 90, y: 50 }],
  [180, { x: 50, y: 90 }],
  [270, { x: 10, y: 50 }],
])('%i° is counted clockwise from the top, as on a dial', (angleDeg, place) => {
  expect(onCircle(40, angleDeg)).toEqual(place)
})

test('draws as many marks of a ring as requested', () => {
  expect(ticks(27, 41, 45).match(/M/g)).toHaveLength(27)
  expect(petals(8, 20, 30).match(/M/g)).toHaveLength(8)
})

test('rounds numbers to three decimals, so that server and browser print the same', () => {
  expect(ticks(27, 41, 45)).not.toMatch(/\.\d{4}/)
})
