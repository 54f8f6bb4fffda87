/**
 * What one piece costs after its discount, in whole paise. The discount is rounded half a paisa up, so that nobody
 * pays more than the percentage promises.
 */
export function discountedPaise(pricePaise: number, discountPercent: number): number {
  if (!Number.isSafeInteger(pricePaise) || pricePaise < 0) throw new RangeError(`not an amount in paise: ${pricePaise}`)
  if (!(discountPercent >= 0 && discountPercent <= 100)) throw new RangeError(`not a percentage: ${discountPercent}`)
  return pricePaise - Math.floor((pricePaise * discountPercent + 50) / 100)
}
