import { gstOn } from '@sankalp/contract/goods-tax'
import { orderMoves, orderPaymentMoves } from '@sankalp/contract/order-life'
import { placeOfPinCode } from '@sankalp/contract/pin-codes'
import { orderTotals, taxInside } from '@sankalp/contract/shop-price'
import { describe, expect, test } from 'vitest'
import { judgeCoupon } from './coupons.ts'
import { joinPieces, makeBill } from './order-bill.ts'

const day = '2026-11-16'
const thing = (id: string, pricePaise: number, discountPercent = 0, hsn: '7418' | '1404' | '7103' = '7418') => ({
  id,
  pricePaise,
  discountPercent,
  hsn,
})
const shelf = (...things: ReturnType<typeof thing>[]) => new Map(things.map((one) => [one.id, one]))

describe('a bill', () => {
  test('uses the page’s formula: price, discount and the difference', () => {
    const bill = makeBill(
      shelf(thing('a', 399_00, 15), thing('b', 150_00)),
      [
        { productId: 'a', quantity: 2 },
        { productId: 'b', quantity: 3 },
      ],
      0,
      day,
    )
    expect(bill).toMatchObject({ totalPaise: 1248_00, discountPaise: 119_70, grandPaise: 1128_30 })
    expect(orderTotals([{ pricePaise: 399_00, discountPercent: 15, quantity: 2 }])).toEqual({
      totalPaise: 798_00,
      discountPaise: 119_70,
      grandPaise: 678_30,
    })
  })

  test('with a coupon loses no paisa over any number of lines, and no line falls below zero', () => {
    for (let couponPaise = 0; couponPaise <= 1000; couponPaise += 37) {
      const things = Array.from({ length: 7 }, (_, index) => thing(`p${index}`, 101 + index * 333, index * 5))
      const bill = makeBill(
        shelf(...things),
        things.map(({ id }, index) => ({ productId: id, quantity: 1 + (index % 3) })),
        couponPaise,
        day,
      )
      expect(bill.lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(bill.grandPaise)
      for (const { amountPaise, gstPaise } of bill.lines) expect(amountPaise >= gstPaise && gstPaise >= 0).toBe(true)
    }
  })

  test('uses the tax rate of the day', () => {
    expect([gstOn('7418', '2025-09-21'), gstOn('7418', '2025-09-22'), gstOn('1404', day), gstOn('7103', day)]).toEqual([
      12, 5, 0, 3,
    ])
    expect(() => gstOn('7418', '2016-01-01')).toThrow(RangeError)
  })

  test.each([
    [105_00, 5, 5_00],
    [100_00, 0, 0],
    [1_00, 18, 15],
    [1, 18, 0],
    [10_300_00, 3, 300_00],
    [1_002_500, 0.25, 2_500],
  ])('of %i paise with %f %% in it has %i of tax', (paise, percent, tax) => expect(taxInside(paise, percent)).toBe(tax))
})

test('merges a product in two lines into one', () => {
  expect(
    joinPieces([
      { productId: 'b', quantity: 1 },
      { productId: 'a', quantity: 2 },
      { productId: 'b', quantity: 3 },
    ]),
  ).toEqual([
    { productId: 'a', quantity: 2 },
    { productId: 'b', quantity: 4 },
  ])
})

describe('a coupon', () => {
  const coupon = {
    code: 'X',
    percent: 10,
    mostPaise: 100_00,
    minimumPaise: 0,
    startsAt: new Date(0),
    endsAt: new Date(2e12),
    budgetPaise: 150_00,
    usedPaise: 0,
  }
  const now = new Date(1e12)
  test.each([
    ['its part', coupon, 500_00, { discountPaise: 50_00, refused: null }],
    ['at most its limit', coupon, 5000_00, { discountPaise: 100_00, refused: null }],
    [
      'never the last rupee',
      { ...coupon, percent: null, mostPaise: 100_00 },
      60_00,
      { discountPaise: 59_00, refused: null },
    ],
    ['nothing of a trifle', coupon, 9, { discountPaise: 0, refused: 'tooSmall' }],
    ['nothing beyond its budget', { ...coupon, usedPaise: 100_01 }, 500_00, { discountPaise: 0, refused: 'usedUp' }],
    ['nothing after its end', { ...coupon, endsAt: now }, 500_00, { discountPaise: 0, refused: 'over' }],
  ] as const)('takes %s', (_, one, paise, expected) => expect(judgeCoupon(one, false, paise, now)).toEqual(expected))
})

test('every state of an order and its payment can be reached, and final states have no successor', () => {
  for (const moves of [orderMoves, orderPaymentMoves]) {
    const reached = new Set(Object.values(moves).flat())
    expect(Object.keys(moves).filter((state) => !reached.has(state as never))).toEqual([Object.keys(moves)[0]])
  }
  expect([orderMoves.cancelled, orderMoves.returned, orderPaymentMoves.refunded]).toEqual([[], [], []])
})

test.each([
  ['110001', 'Delhi'],
  ['160017', 'Chandigarh'],
  ['248001', 'Uttarakhand'],
  ['403001', 'Goa'],
  ['737101', 'Sikkim'],
  ['834001', 'Jharkhand'],
])('the PIN code %s lies in %s', (pin, state) => expect(placeOfPinCode(pin)?.state).toBe(state))

test.each(['000001', '12345', '1234567', '290000', '990001', '५६००३४'])('%s is no PIN code of ours', (pin) =>
  expect(placeOfPinCode(pin)).toBeNull(),
)
