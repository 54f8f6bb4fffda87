/** Searches on a smooth curve that falls to one minimum and rises again. */

const CLOSE_DAYS = 0.01 / 86_400
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** Returns where `curve` is lowest between two Julian days. */
export function lowestJd(curve: (jd: number) => number, fromJd: number, toJd: number): number {
  let low = fromJd
  let high = toJd
  let left = high - GOLDEN * (high - low)
  let right = low + GOLDEN * (high - low)
  let atLeft = curve(left)
  let atRight = curve(right)
  while (high - low > CLOSE_DAYS) {
    if (atLeft < atRight) {
      high = right
      right = left
      atRight = atLeft
      left = high - GOLDEN * (high - low)
      atLeft = curve(left)
    } else {
      low = left
      left = right
      atLeft = atRight
      right = low + GOLDEN * (high - low)
      atRight = curve(right)
    }
  }
  return (low + high) / 2
}

/** Returns where `curve` crosses zero between a point below and a point above it, in either order. */
export function zeroJd(curve: (jd: number) => number, belowJd: number, aboveJd: number): number {
  let below = belowJd
  let above = aboveJd
  while (Math.abs(above - below) > CLOSE_DAYS) {
    const middle = (below + above) / 2
    if (curve(middle) < 0) below = middle
    else above = middle
  }
  return (below + above) / 2
}

/** Returns the two instants around a minimum at which the curve is zero, or null if it stays above. */
export function zerosAround(
  curve: (jd: number) => number,
  lowestAtJd: number,
  withinDays: number,
): { startJd: number; endJd: number } | null {
  if (curve(lowestAtJd) >= 0) return null
  return {
    startJd: zeroJd(curve, lowestAtJd, lowestAtJd - withinDays),
    endJd: zeroJd(curve, lowestAtJd, lowestAtJd + withinDays),
  }
}
