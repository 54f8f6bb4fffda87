import { expect, test } from 'vitest'
import { stepPath, stepToShow } from './steps.ts'

const nothing = { mode: '' as const, bookingId: '', dakshina: '', isDakshinaAdded: false, booking: undefined }
const online = { ...nothing, mode: 'Online' as const }
const held = { ...online, bookingId: 'b', booking: { name: null, dakshina: 0 } }
const filledIn = { ...held, booking: { name: 'Asha', dakshina: 0 } }

test.each([
  ['pay', nothing, 'mode'],
  ['mode', filledIn, 'mode'],
  ['pay', online, 'time'],
  ['details', online, 'time'],
  ['pay', held, 'details'],
  ['details', held, 'details'],
  ['time', filledIn, 'time'],
  ['pay', filledIn, 'pay'],
  // A typed amount that was not added does not count; an added amount that the server does not know yet has to be
  // confirmed in its step first.
  ['pay', { ...filledIn, dakshina: '251' }, 'pay'],
  ['pay', { ...filledIn, dakshina: '251', isDakshinaAdded: true }, 'dakshina'],
  ['pay', { ...filledIn, dakshina: '251', isDakshinaAdded: true, booking: { name: 'Asha', dakshina: 251 } }, 'pay'],
  // While the booking loads, the page waits at the requested step and does not jump.
  ['pay', { ...held, booking: undefined }, 'pay'],
] as const)('%s with %o shows %s', (wanted, known, shown) => {
  expect(stepToShow(wanted, known)).toBe(shown)
})

test('an address holds pooja, step and acharya, and encodes all of them', () => {
  expect(stepPath('a/b', 'time', 'x&y')).toBe('/PujaDetailsPage/a%2Fb/book/time?acharya=x%26y')
})
