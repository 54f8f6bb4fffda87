import { expect, test } from 'vitest'
import { poojaCharges, poojaPriceLines, poojaTotalPaise } from '../src/pooja-price.ts'
import { discountedPaise } from '../src/shop-price.ts'

test.each([
  // pooja, total: the pooja and its 18 %, and 101.00 + 18.18 of samagri
  [110_000, 141_718],
  [75_100, 100_536],
  [1, 11_919], //         18 % of one paisa is nothing
  [3, 11_922], //         0.54 of a paisa is one
  [25, 11_948], //        4.5 is rounded up to 5
  [0, 11_918],
])('a pooja of %i paise comes to %i with samagri and tax', (poojaPaise, totalPaise) => {
  expect(poojaTotalPaise(poojaPaise)).toBe(totalPaise)
})

test('the bill has a line with its own tax for each part, and a dakshina line only if there is one', () => {
  const [pooja, samagri] = poojaPriceLines(110_000)
  expect(pooja).toEqual({ charge: 'pooja', amountPaise: 110_000, gstPercent: 18, gstPaise: 19_800 })
  expect(samagri).toEqual({ charge: 'samagri', amountPaise: 10_100, gstPercent: 18, gstPaise: 1818 })
  expect(poojaPriceLines(110_000)).toHaveLength(2)
  expect(poojaPriceLines(110_000, 5100)[2]).toEqual({
    charge: 'dakshina',
    amountPaise: 5100,
    gstPercent: 0,
    gstPaise: 0,
  })
  expect(poojaTotalPaise(110_000, 5100) - poojaTotalPaise(110_000)).toBe(5100)
  expect(poojaCharges.samagri.amountPaise).toBe(10_100)
})

test.each([[-1], [0.5], [Number.NaN], [2 ** 53]])('%d is no amount in paise', (amount) => {
  expect(() => poojaTotalPaise(amount)).toThrow(RangeError)
  expect(() => poojaTotalPaise(100, amount)).toThrow(RangeError)
  expect(() => discountedPaise(amount, 10)).toThrow(RangeError)
})

test.each([
  [25_000, 10, 22_500],
  [39_900, 15, 33_915],
  [105, 10, 94], //       10.5 off is rounded in the buyer's favour
  [104, 10, 94], //       10.4 is not
  [18_500, 0, 18_500],
  [100, 100, 0],
])('%i paise less %i %% are %i', (pricePaise, percent, finalPaise) => {
  expect(discountedPaise(pricePaise, percent)).toBe(finalPaise)
})

test.each([[-1], [101], [Number.NaN]])('%d is no percentage', (percent) => {
  expect(() => discountedPaise(100, percent)).toThrow(RangeError)
})
