import type { GuestCart, GuestLine } from '@sankalp/contract/cart'
import { orderTotals } from '@sankalp/contract/shop-price'

/** A cart as it is shown, of somebody who is signed in or of a guest. */
export type Cart = GuestCart
export type CartLine = GuestLine

/** What somebody has asked for and the server has not answered yet. */
export type CartChange =
  | { kind: 'add' | 'set'; productId: string; quantity: number }
  | { kind: 'remove'; productId: string }

/** The cart with a change that is still under way. Totals are ours until the server has told its own. */
export function withChange(cart: Cart, change: CartChange): Cart {
  const lines = cart.cart.flatMap((line) => (line._id === change.productId ? changedLine(line, change) : [line]))
  return withTotals(lines)
}

function changedLine(line: CartLine, change: CartChange): CartLine[] {
  if (change.kind === 'remove') return []
  const quantity = change.kind === 'add' ? line.quantity + change.quantity : change.quantity
  return [{ ...line, quantity, problem: problemOf(line, quantity) }]
}

/** Only a number that is too great can be mended by another. */
function problemOf({ problem, product }: CartLine, quantity: number): CartLine['problem'] {
  if (problem === 'withdrawn' || problem === 'soldOut') return problem
  return problem === 'notEnough' && quantity > product.max_quantity ? 'notEnough' : null
}

function withTotals(cart: CartLine[]): Cart {
  const ready = cart.filter(({ problem }) => problem === null)
  const { totalPaise, discountPaise, grandPaise } = orderTotals(
    ready.map(({ product, quantity }) => ({
      pricePaise: Math.round(product.price * 100),
      discountPercent: product.discount_percentage,
      quantity,
    })),
  )
  return { cart, totalAmount: totalPaise / 100, discount: discountPaise / 100, grandTotal: grandPaise / 100 }
}

/** How many of each product, with what is under way; also of what is not in the cart yet. */
export function quantitiesOf(cart: Cart | undefined, changes: readonly CartChange[]): Map<string, number> {
  const quantities = new Map(cart?.cart.map(({ _id, quantity }) => [_id, quantity]))
  for (const change of changes) {
    if (change.kind === 'remove') quantities.delete(change.productId)
    else
      quantities.set(
        change.productId,
        change.kind === 'set' ? change.quantity : (quantities.get(change.productId) ?? 0) + change.quantity,
      )
  }
  return quantities
}
