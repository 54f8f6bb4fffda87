import { expect, test } from 'vitest'
import { dmsText, signDegText, signDmsText } from './angle-text.ts'

test.each([
  [0, '0°00′00″'],
  [12.0525, '12°03′09″'],
  [23.99999, '24°00′00″'], // never 23°59′60″
  [-33.86, '−33°51′36″'],
])('%f is %s', (deg, text) => {
  expect(dmsText(deg)).toBe(text)
})

test.each([
  [29.99992, '29°59′59″', '29°'], // not yet in the next sign
  [0, '0°00′00″', '0°'],
  [14.5, '14°30′00″', '14°'],
])('%f within its sign is %s', (deg, exact, whole) => {
  expect(signDmsText(deg)).toBe(exact)
  expect(signDegText(deg)).toBe(whole)
})
