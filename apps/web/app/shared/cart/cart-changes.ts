import type { GuestCart, GuestLine } from '@sankalp/contract/cart'
import { orderTotals } from '@sankalp/contract/shop-price'

/** A cart as shown to a signed-in user or a guest. */
export type Cart = GuestCart
export type CartLine = GuestLine

/** A change that the server has not answered yet. */
export type CartChange =
  | { kind: 'add' | 'set'; productId: string; quantity: number }
  | { kind: 'remove'; productId: string }

/** Returns the cart with a pending change. Totals are computed here until the server sends its own. */
export function withChange(cart: Cart, change: CartChange): Cart {
  const lines = cart.cart.flatMap((line) => (line._id === change.productId ? changedLine(line, change) : [line]))
  return withTotals(lines)
}

function changedLine(line: CartLine, change: CartChange): CartLine[] {
  if (change.kind === 'remove') return []
  const quantity = change.kind === 'add' ? line.quantity + change.quantity : change.quantity
  return [{ ...line, quantity, problem: problemOf(line, quantity) }]
}

/** Returns the problem of a line with another quantity, which can only fix one that is too large. */
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

/** Returns the quantity of each product including pending changes, also for products not in the cart yet. */
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
