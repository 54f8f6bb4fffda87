import type { CartLine } from '@sankalp/contract/cart'
import { mostPerLine } from '@sankalp/contract/order-rules'
import type { OrderLine } from '@sankalp/contract/orders'
import type { Product } from '@sankalp/contract/shop'

export type Pieces = { productId: string; quantity: number }

/** A line of an order, from the cart or bought directly. */
export type CheckoutLine = {
  product: Product
  quantity: number
  problem: CartLine['problem']
  /** The price of one piece when it was added to the cart, if it has changed. */
  priceBefore: number | null
}

/** Reads a direct purchase from an address such as /checkout?buy=tulsi-mala&quantity=2; null: the cart. */
export function readBuyNow(search: URLSearchParams): Pieces | null {
  const productId = search.get('buy')
  if (!productId) return null
  const quantity = Number(search.get('quantity') ?? 1)
  return { productId, quantity: Number.isInteger(quantity) ? Math.min(Math.max(quantity, 1), mostPerLine) : 1 }
}

export function linesOfCart(cart: readonly CartLine[]): CheckoutLine[] {
  return cart.map(({ product, quantity, problem, hasNewPrice, priceWhenAdded }) => ({
    product,
    quantity,
    problem: problem ?? problemOf(product, quantity),
    priceBefore: hasNewPrice ? priceWhenAdded : null,
  }))
}

export function linesOfQuote(lines: readonly OrderLine[]): CheckoutLine[] {
  return lines.map(({ product, quantity }) => ({
    product,
    quantity,
    problem: problemOf(product, quantity),
    priceBefore: null,
  }))
}

function problemOf({ in_stock, max_quantity }: Product, quantity: number): CheckoutLine['problem'] {
  if (!in_stock) return 'soldOut'
  return quantity > max_quantity ? 'notEnough' : null
}

/** Returns the pieces for which totals can be requested, without withdrawn or sold-out products. */
export function orderablePieces(lines: readonly CheckoutLine[]): Pieces[] {
  return lines
    .filter(({ problem }) => problem === null || problem === 'notEnough')
    .map(({ product, quantity }) => ({ productId: product._id, quantity }))
}
