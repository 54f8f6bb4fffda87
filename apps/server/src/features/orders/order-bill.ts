import { type HsnCode, gstOn } from '@sankalp/contract/goods-tax'
import { type OrderTotals, discountedPaise, orderTotals, taxInside } from '@sankalp/contract/shop-price'

export type Priced = { id: string; hsn: HsnCode; pricePaise: number; discountPercent: number }
export type Pieces = { productId: string; quantity: number }

export type BillLine = {
  productId: string
  quantity: number
  pricePaise: number
  discountPercent: number
  /** Of one piece. */
  finalPaise: number
  /** Of all pieces, the coupon taken off, with the tax in it. */
  amountPaise: number
  hsn: HsnCode
  gstPercent: number
  gstPaise: number
}
export type Bill = OrderTotals & { lines: BillLine[]; couponPaise: number; gstPaise: number }

/** What an order comes to: prices of now, rates of the day, a coupon's share taken off each line in proportion. */
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

/** In proportion, rounded along the running sum, so that no paisa is lost or made and no line goes below nothing. */
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

/** A product that stands in two lines shares one stock: it is one line. In the order of their ids, as they are locked. */
export function joinPieces(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of pieces) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
}
