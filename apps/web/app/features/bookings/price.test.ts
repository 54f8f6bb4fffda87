import { expect, test } from 'vitest'
import { bookingOf } from './bookings.fake.ts'
import { linesOfBooking, linesOfPooja, totalPaise } from './price.ts'

test('before the hold, uses the catalogue’s prices: pooja, samagri, the tax on both, and the dakshina without tax', () => {
  expect(totalPaise(linesOfPooja(1100))).toBe(110_000 + 19_800 + 10_100 + 1_818)
  expect(totalPaise(linesOfPooja(1100, 251))).toBe(141_718 + 25_100)
})

test('for a held booking, uses the server’s lines, except for the dakshina of the page', () => {
  const booking = bookingOf({}, undefined, 501)
  expect(totalPaise(linesOfBooking(booking, 501))).toBe(141_718 + 50_100)
  expect(totalPaise(linesOfBooking(booking, 0))).toBe(141_718)
  expect(linesOfBooking(booking, 51).map(({ charge }) => charge)).toEqual(['pooja', 'samagri', 'dakshina'])
})
