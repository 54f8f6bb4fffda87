import { rechargePacks } from '@sankalp/contract/recharge-packs'
import { expect, test } from 'vitest'
import { packThatCovers, wishOfAmount, wishOfPack, wishOfPayment } from './wish.ts'

test('takes an amount equal to the price of a pack as that pack, and any other as itself', () => {
  expect(wishOfAmount(100)).toEqual({ amount: 100, credit: 200, isPack: true })
  expect(wishOfAmount(151)).toEqual({ amount: 151, credit: 151, isPack: false })
})

test('repeats a failed payment as it was', () => {
  for (const pack of rechargePacks) {
    const wish = wishOfPack(pack)
    expect(wishOfPayment({ ...wish } as never)).toEqual(wish)
  }
  expect(wishOfPayment({ amount: 151, credit: 151 } as never)).toEqual(wishOfAmount(151))
})

test('proposes the smallest unused pack whose money covers a sum', () => {
  expect(packThatCovers(177, [])?.price).toBe(100)
  expect(packThatCovers(177, [100])?.price).toBe(200)
  expect(packThatCovers(1051, [])?.price).toBe(2000)
  expect(packThatCovers(120_001, [])).toBeUndefined()
})
