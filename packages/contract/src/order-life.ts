/** The states of an order and of its payment, one table each. No schema library here, so that a page can import it. */

export const orderStatuses = [
  'placed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returnRequested',
  'returned',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The allowed transitions. A final state has none. */
export const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  /** Its goods are set aside. An order that is paid online waits here for its payment. */
  placed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  /** With the carrier. It can no longer be cancelled. */
  shipped: ['delivered'],
  delivered: ['returnRequested'],
  /**
   * The buyer wants to return it. An operator records that the goods have arrived, or that they cannot be taken back.
   */
  returnRequested: ['returned', 'delivered'],
  returned: [],
  cancelled: [],
}

export function mayFollow(from: OrderStatus, to: OrderStatus): boolean {
  return orderMoves[from].includes(to)
}

/** States in which its goods are not in our stock. */
export const statusesWithGoods: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'delivered', 'returnRequested']
/** States in which an account cannot be erased: a delivery, pickup or payment is still due. */
export const statusesUnderWay: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'returnRequested']

export const orderPaymentStatuses = ['pending', 'paid', 'refunded', 'cancelled'] as const
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number]

export const orderPaymentMoves: Record<OrderPaymentStatus, readonly OrderPaymentStatus[]> = {
  /** Online: the provider has not reported the payment yet. Cash on delivery: the carrier has not delivered yet. */
  pending: ['paid', 'cancelled'],
  paid: ['refunded'],
  refunded: [],
  /** The order ended before anything was paid. A later payment for it is refunded at once. */
  cancelled: [],
}

export function mayPaymentFollow(from: OrderPaymentStatus, to: OrderPaymentStatus): boolean {
  return orderPaymentMoves[from].includes(to)
}

export const paymentMethods = ['wallet', 'online', 'cod'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Who cancelled an order before it was shipped; `unpaid`: the system, because the payment did not arrive. */
export const orderCancellers = ['buyer', 'shop', 'unpaid'] as const
export type OrderCanceller = (typeof orderCancellers)[number]

export const returnReasons = ['damaged', 'wrongItem', 'notAsDescribed', 'changedMind', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]
