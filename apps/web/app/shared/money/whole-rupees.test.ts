import { expect, test } from 'vitest'
import { toDigits, wholeRupeesRule } from './whole-rupees.ts'

test.each([
  ['१००', '100'],
  ['1e5', '15'],
  ['-1', '1'],
  ['₹1,00,000.00', '100000'],
  ['100.50', '100'],
  ['007', '7'],
  ['0', '0'],
  ['abc', ''],
  ['99999999999999', '999999999'],
])('of %j stays %j', (typed, digits) => {
  expect(toDigits(typed)).toBe(digits)
})

test.each([
  ['', 'required'],
  ['0', 'outOfRange'],
  ['1', null],
  ['100000', null],
  ['100001', 'outOfRange'],
  ['1.5', 'invalid'],
])('%j is %s', (typed, problem) => {
  expect(wholeRupeesRule({ min: 1, max: 100_000 })(typed)).toBe(problem)
})
