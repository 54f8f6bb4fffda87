import { expect, test } from 'vitest'
import { lineOf, mala } from '../orders.fake.ts'
import { linesOfCart, orderablePieces, readBuyNow } from './checkout-lines.ts'

test.each([
  ['', null],
  ['?quantity=2', null],
  ['?buy=tulsi-mala', { productId: 'tulsi-mala', quantity: 1 }],
  ['?buy=tulsi-mala&quantity=3', { productId: 'tulsi-mala', quantity: 3 }],
  ['?buy=tulsi-mala&quantity=0', { productId: 'tulsi-mala', quantity: 1 }],
  ['?buy=tulsi-mala&quantity=-2', { productId: 'tulsi-mala', quantity: 1 }],
  ['?buy=tulsi-mala&quantity=1.5', { productId: 'tulsi-mala', quantity: 1 }],
  ['?buy=tulsi-mala&quantity=1e9', { productId: 'tulsi-mala', quantity: 20 }],
  ['?buy=tulsi-mala&quantity=many', { productId: 'tulsi-mala', quantity: 1 }],
])('/checkout%s buys %j at once', (search, wanted) => {
  expect(readBuyNow(new URLSearchParams(search))).toEqual(wanted)
})

test('reports a quantity beyond the stock as soon as it is chosen', () => {
  expect(linesOfCart([lineOf({ quantity: 4 })])[0]!.problem).toBe('notEnough')
  expect(linesOfCart([lineOf({ quantity: 3 })])[0]!.problem).toBeNull()
  expect(linesOfCart([lineOf({ product: { ...mala, in_stock: false } })])[0]!.problem).toBe('soldOut')
})

test('requests totals only for available products', () => {
  const lines = linesOfCart([
    lineOf(),
    lineOf({ product: { ...mala, _id: 'gone' }, problem: 'withdrawn' }),
    lineOf({ product: { ...mala, _id: 'few' }, quantity: 9 }),
  ])
  expect(orderablePieces(lines)).toEqual([
    { productId: 'tulsi-mala', quantity: 2 },
    { productId: 'few', quantity: 9 },
  ])
})
