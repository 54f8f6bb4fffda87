import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf } from './bonus-share.ts'

test.each([
  // total, dakshina, full, bonus, left:  earned, share, borne
  [118_00, 0, 70_00, 0, 500_00, 70_00, 0, 0], // paid money alone
  [118_00, 0, 70_00, 118_00, 500_00, 70_00, 70_00, 70_00], // bonus money alone
  [118_00, 0, 70_00, 59_00, 500_00, 70_00, 35_00, 35_00], // half and half
  [118_00, 0, 70_00, 118_00, 20_00, 20_00, 70_00, 20_00], // above the limit
  [118_00, 0, 70_00, 118_00, -1, 0, 70_00, 0], // the limit was lowered since
  [218_00, 100_00, 170_00, 118_00, 0, 100_00, 70_00, 0], // the dakshina is whole
])(
  'of %i with %i dakshina an acharya whose share is %i, with %i of bonus and %i left to bear',
  (totalPaise, dakshinaPaise, fullPaise, bonusPaise, leftPaise, earnedPaise, sharePaise, bornePaise) => {
    expect(shareOf({ totalPaise, dakshinaPaise, fullPaise, bonusPaise, leftPaise })).toEqual({
      earnedPaise,
      sharePaise,
      bornePaise,
    })
  },
)

test('earnings are never more than paid money plus what we bear', () => {
  const amount = fc.nat(10_000_000)
  const property = fc.property(amount, amount, amount, amount, amount, (price, dakshina, share, bonus, leftPaise) => {
    fc.pre(price > 0)
    const [totalPaise, fullPaise, bonusPaise] = [
      price + dakshina,
      dakshina + (share % (price + 1)),
      bonus % (price + 1),
    ]
    const { earnedPaise, bornePaise } = shareOf({
      totalPaise,
      dakshinaPaise: dakshina,
      fullPaise,
      bonusPaise,
      leftPaise,
    })
    expect(earnedPaise - bornePaise).toBeLessThanOrEqual(totalPaise - bonusPaise)
    expect(bornePaise).toBeLessThanOrEqual(leftPaise)
  })
  expect(() => fc.assert(property)).not.toThrow()
})
