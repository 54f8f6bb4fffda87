import { rechargePacks } from '@sankalp/contract/recharge-packs'
import { expect, test } from 'vitest'
import { wishOfAmount, wishOfPack, wishOfPayment } from './wish.ts'

test('an amount that is the price of a pack is that pack, and any other is itself', () => {
  expect(wishOfAmount(100)).toEqual({ amount: 100, credit: 200, isPack: true })
  expect(wishOfAmount(151)).toEqual({ amount: 151, credit: 151, isPack: false })
})

test('a payment that came to nothing is wished for again as it was', () => {
  for (const pack of rechargePacks) {
    const wish = wishOfPack(pack)
    expect(wishOfPayment({ ...wish } as never)).toEqual(wish)
  }
  expect(wishOfPayment({ amount: 151, credit: 151 } as never)).toEqual(wishOfAmount(151))
})
