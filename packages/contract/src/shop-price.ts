/**
 * Returns the discounted price of one piece, in whole paise. The discount is rounded half a paisa up, so that the price
 * is never higher than the percentage promises.
 */
export function discountedPaise(pricePaise: number, discountPercent: number): number {
  if (!Number.isSafeInteger(pricePaise) || pricePaise < 0) throw new RangeError(`not an amount in paise: ${pricePaise}`)
  if (!(discountPercent >= 0 && discountPercent <= 100)) throw new RangeError(`not a percentage: ${discountPercent}`)
  return pricePaise - Math.floor((pricePaise * discountPercent + 50) / 100)
}

/** Returns the tax contained in a price, rounded once, half a paisa up. Rates have at most two decimals. */
export function taxInside(pricePaise: number, gstPercent: number): number {
  const rate = Math.round(gstPercent * 100)
  return Math.floor((pricePaise * rate * 2 + (10_000 + rate)) / ((10_000 + rate) * 2))
}

export type PricedLine = { pricePaise: number; discountPercent: number; quantity: number }
export type OrderTotals = { totalPaise: number; discountPaise: number; grandPaise: number }

/** Returns Total Price, Total Discount and Grand Total. The discount includes the pieces' discounts and the coupon. */
export function orderTotals(lines: readonly PricedLine[], couponPaise = 0): OrderTotals {
  const totalPaise = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0)
  const grandPaise =
    lines.reduce(
      (sum, { pricePaise, discountPercent, quantity }) => sum + discountedPaise(pricePaise, discountPercent) * quantity,
      0,
    ) - couponPaise
  return { totalPaise, discountPaise: totalPaise - grandPaise, grandPaise }
}
