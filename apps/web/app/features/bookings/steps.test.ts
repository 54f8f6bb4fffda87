import { expect, test } from 'vitest'
import { readStep, stepPath, stepToShow } from './steps.ts'

const nothing = { bookingId: '', booking: undefined }
const held = { bookingId: 'b', booking: { name: null } }
const filledIn = { bookingId: 'b', booking: { name: 'Asha' } }

test.each([
  ['pay', nothing, 'time'],
  ['details', nothing, 'time'],
  ['time', filledIn, 'time'],
  ['pay', held, 'details'],
  ['details', held, 'details'],
  ['pay', filledIn, 'pay'],
  // While the booking loads, the page waits at the requested step and does not jump.
  ['pay', { ...held, booking: undefined }, 'pay'],
] as const)('%s with %o shows %s', (wanted, known, shown) => {
  expect(stepToShow(wanted, known)).toBe(shown)
})

test('the addresses of former steps lead to the step that holds them now, and unknown ones to the first', () => {
  expect(['mode', 'dakshina', 'details', 'constructor', undefined].map(readStep)).toEqual([
    'time',
    'pay',
    'details',
    'time',
    'time',
  ])
})

test('an address holds pooja, step and acharya, and encodes all of them', () => {
  expect(stepPath('a/b', 'time', 'x&y')).toBe('/PujaDetailsPage/a%2Fb/book/time?acharya=x%26y')
})
