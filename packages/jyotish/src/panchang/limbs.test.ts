import { expect, test } from 'vitest'
import { JyotishError } from '../errors.ts'
import { karanaFrom, nakshatraFrom, tithiFrom, yogaFrom } from './limbs.ts'

test.each([
  // sun, moon, number, key, paksha
  [100, 100, 1, 'pratipada', 'shukla'], //     the instant of new moon opens the month
  [100, 112, 2, 'dwitiya', 'shukla'], //       a boundary belongs to the tithi it opens
  [100, 279.9, 15, 'purnima', 'shukla'], //    last moments before full moon
  [100, 280, 16, 'pratipada', 'krishna'], //   full moon turns the fortnight
  [100, 99.9, 30, 'amavasya', 'krishna'], //   last moments before new moon
  [350, 5, 2, 'dwitiya', 'shukla'], //         across 0° Aries
  [1e-14, 0, 1, 'pratipada', 'shukla'], //     rounding never yields a 31st tithi
])('sun %f°, moon %f° is tithi %i, %s of %s', (sun, moon, number, key, paksha) => {
  expect(tithiFrom(sun, moon)).toEqual({ number, key, paksha })
})

test.each([
  [0, 1, 'kimstughna'],
  [6, 2, 'bava'],
  [42, 8, 'vishti'],
  [48, 9, 'bava'],
  [341.9, 57, 'vishti'], //  the last of the seven that turn
  [342, 58, 'shakuni'],
  [348, 59, 'chatushpada'],
  [354, 60, 'naga'],
])('%f° from the Sun is karana %i, %s', (moon, number, key) => {
  expect(karanaFrom(0, moon)).toEqual({ number, key })
})

test('yogas and nakshatras begin exactly at their cusp', () => {
  expect(yogaFrom(0, 0)).toEqual({ key: 'vishkambha', index: 0 })
  expect(yogaFrom(180, 180)).toEqual({ key: 'vishkambha', index: 0 })
  expect(yogaFrom(359, 0.99)).toEqual({ key: 'vaidhriti', index: 26 })
  expect(nakshatraFrom(0)).toEqual({ key: 'ashwini', index: 0, pada: 1 })
  expect(nakshatraFrom(40)).toEqual({ key: 'rohini', index: 3, pada: 1 })
  expect(nakshatraFrom(359.999)).toEqual({ key: 'revati', index: 26, pada: 4 })
})

test('a value that is not an angle is refused with its field’s name', () => {
  expect(() => tithiFrom(Number.NaN, 0)).toThrow(
    new JyotishError('NOT_A_NUMBER', 'sunDeg', 'expected a finite number, got NaN'),
  )
  expect(() => yogaFrom(0, Infinity)).toThrow(JyotishError)
  expect(() => nakshatraFrom(Number.NaN)).toThrow(JyotishError)
})
