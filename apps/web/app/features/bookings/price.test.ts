import { expect, test } from 'vitest'
import { bookingOf } from './bookings.fake.ts'
import { linesOfBooking, linesOfPooja, totalPaise } from './price.ts'

test('before the hold the catalogue decides: pooja, samagri, the tax on both, and the dakshina without any', () => {
  expect(totalPaise(linesOfPooja(1100))).toBe(110_000 + 19_800 + 10_100 + 1_818)
  expect(totalPaise(linesOfPooja(1100, 251))).toBe(141_718 + 25_100)
})

test('of a held booking the server’s lines stay, only the dakshina is that of the page', () => {
  const booking = bookingOf({}, undefined, 501)
  expect(totalPaise(linesOfBooking(booking, 501))).toBe(141_718 + 50_100)
  expect(totalPaise(linesOfBooking(booking, 0))).toBe(141_718)
  expect(linesOfBooking(booking, 51).map(({ charge }) => charge)).toEqual(['pooja', 'samagri', 'dakshina'])
})
