import { expect, test } from 'vitest'
import { type CodState, codAddressOf, refuseCod } from './cod-limits.ts'

const sums = { orders: null, rupees: 5000 }
const limits = {
  order: sums,
  first: { orders: null, rupees: 1500 },
  account: { orders: 2, rupees: 5000 },
  phone: { orders: 2, rupees: 5000 },
  address: { orders: 3, rupees: 10_000 },
  pin: { orders: 20, rupees: 50_000 },
}
const none = { orders: 0, paise: 0 }
const stateOf = (open: Partial<CodState['open']> = {}, hasReceived = true): CodState => ({
  limits,
  hasReceived,
  open: { account: none, phone: none, address: none, pin: none, ...open },
})

test.each([
  // state, cash accepted, rupees, refused by
  [stateOf(), true, 5000, null],
  [stateOf(), false, 100, 'notThere'],
  [stateOf(), true, 5000.01, 'order'],
  [stateOf({}, false), true, 1500, null],
  [stateOf({}, false), true, 1500.01, 'first'],
  // Split into two orders, the sum still exceeds the limit of the first.
  [stateOf({ account: { orders: 1, paise: 1000_00 } }, false), true, 501, 'first'],
  [stateOf({ account: { orders: 1, paise: 4000_00 } }), true, 1000, null],
  [stateOf({ account: { orders: 1, paise: 4000_00 } }), true, 1000.01, 'account'],
  [stateOf({ account: { orders: 2, paise: 2_00 } }), true, 1, 'account'],
  [stateOf({ phone: { orders: 2, paise: 2_00 } }), true, 1, 'phone'],
  [stateOf({ address: { orders: 3, paise: 3_00 } }), true, 1, 'address'],
  [stateOf({ pin: { orders: 20, paise: 20_00 } }), true, 1, 'pin'],
  [stateOf({ pin: { orders: 2, paise: 49_500_00 } }), true, 501, 'pin'],
])('cash on delivery %#: refused by what is exceeded first', (state, isTakenThere, rupees, refusedBy) => {
  expect(refuseCod(state, isTakenThere, Math.round(rupees * 100))?.reason ?? null).toBe(refusedBy)
})

test('an address is the same however its case, spaces, punctuation and digits are written, but not in another PIN code', () => {
  const written = ['14, Assi Ghat Road', '  14 ASSI-ghat  road.', '१४,Assi Ghat Road', '１４ assi ghat road']
  expect(new Set(written.map((addressLine) => codAddressOf({ addressLine, pinCode: '221005' }))).size).toBe(1)
  expect(codAddressOf({ addressLine: '१४, अस्सी घाट मार्ग', pinCode: '221005' })).toBe('221005 14अस्सीघाटमार्ग')
  expect(codAddressOf({ addressLine: written[0]!, pinCode: '221001' })).not.toBe(
    codAddressOf({ addressLine: written[0]!, pinCode: '221005' }),
  )
})
