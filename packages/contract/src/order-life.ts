/** The life of an order and of its payment, one table each. Without a schema library, so that a page may import it. */

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

/** What may follow what. Nothing follows an end. */
export const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  /** Its goods are set aside. One that is paid online waits here for its payment. */
  placed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  /** With the carrier: it can no longer be cancelled. */
  shipped: ['delivered'],
  delivered: ['returnRequested'],
  /** The buyer wants to give it back; an operator says when the goods are here again, or that they cannot be taken back. */
  returnRequested: ['returned', 'delivered'],
  returned: [],
  cancelled: [],
}

export function mayFollow(from: OrderStatus, to: OrderStatus): boolean {
  return orderMoves[from].includes(to)
}

/** In these its goods are not in our stock. */
export const statusesWithGoods: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'delivered', 'returnRequested']
/** In these an account cannot be erased: somebody still has to bring, fetch or pay something. */
export const statusesUnderWay: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'returnRequested']

export const orderPaymentStatuses = ['pending', 'paid', 'refunded', 'cancelled'] as const
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number]

export const orderPaymentMoves: Record<OrderPaymentStatus, readonly OrderPaymentStatus[]> = {
  /** Online: the provider has not told us yet. Cash on delivery: the carrier has not delivered yet. */
  pending: ['paid', 'cancelled'],
  paid: ['refunded'],
  refunded: [],
  /** The order ended before anything was paid. What is paid for it later goes straight back. */
  cancelled: [],
}

export function mayPaymentFollow(from: OrderPaymentStatus, to: OrderPaymentStatus): boolean {
  return orderPaymentMoves[from].includes(to)
}

export const paymentMethods = ['wallet', 'online', 'cod'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Who ended an order before it was shipped; `unpaid`: nobody, its payment did not come. */
export const orderCancellers = ['buyer', 'shop', 'unpaid'] as const
export type OrderCanceller = (typeof orderCancellers)[number]

export const returnReasons = ['damaged', 'wrongItem', 'notAsDescribed', 'changedMind', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]
