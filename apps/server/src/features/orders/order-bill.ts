import { type HsnCode, gstOn } from '@sankalp/contract/goods-tax'
import { type OrderTotals, discountedPaise, orderTotals, taxInside } from '@sankalp/contract/shop-price'

export type Priced = { id: string; hsn: HsnCode; pricePaise: number; discountPercent: number }
export type Pieces = { productId: string; quantity: number }

export type BillLine = {
  productId: string
  quantity: number
  pricePaise: number
  discountPercent: number
  /** For one piece. */
  finalPaise: number
  /** For all pieces, after the coupon, including tax. */
  amountPaise: number
  hsn: HsnCode
  gstPercent: number
  gstPaise: number
}
export type Bill = OrderTotals & { lines: BillLine[]; couponPaise: number; gstPaise: number }

/**
 * Computes an order's bill: current prices, the day's tax rates, and a coupon's share deducted from each line in
 * proportion.
 */
export function makeBill(
  goods: ReadonlyMap<string, Priced>,
  pieces: readonly Pieces[],
  couponPaise: number,
  day: string,
): Bill {
  const priced = pieces.map(({ productId, quantity }) => {
    const { hsn, pricePaise, discountPercent } = goods.get(productId)!
    return {
      productId,
      quantity,
      hsn,
      pricePaise,
      discountPercent,
      finalPaise: discountedPaise(pricePaise, discountPercent),
    }
  })
  const shares = shareOut(
    priced.map(({ finalPaise, quantity }) => finalPaise * quantity),
    couponPaise,
  )
  const lines = priced.map((line, index) => {
    const amountPaise = line.finalPaise * line.quantity - shares[index]!
    const gstPercent = gstOn(line.hsn, day)
    return { ...line, amountPaise, gstPercent, gstPaise: taxInside(amountPaise, gstPercent) }
  })
  return {
    ...orderTotals(priced, couponPaise),
    lines,
    couponPaise,
    gstPaise: lines.reduce((sum, { gstPaise }) => sum + gstPaise, 0),
  }
}

/**
 * Shares an amount in proportion. Rounds along the running sum, so that no paisa is lost or added and no line falls
 * below zero.
 */
function shareOut(parts: readonly number[], paise: number): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  let running = 0
  let given = 0
  return parts.map((part) => {
    running += part
    const upTo = Number((BigInt(paise) * BigInt(running)) / BigInt(total))
    const share = upTo - given
    given = upTo
    return share
  })
}

/**
 * Merges lines of the same product, because they share one stock. Sorts by id, the order in which products are locked.
 */
export function joinPieces(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of pieces) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
}
