import { DomainError, notFound } from '@sankalp/contract'
import {
  type OrderCanceller,
  type OrderStatus,
  type ReturnReason,
  mayFollow,
  statusesUnderWay,
} from '@sankalp/contract/order-life'
import { type Carrier, returnDays, returnPictures } from '@sankalp/contract/order-rules'
import type { Tx } from '../../platform/db/db.ts'
import { giveCouponBack } from './coupons.ts'
import { chargeOf } from './judge-order.ts'
import type { OrderStep } from './order-hooks.ts'
import type { OrderGoods, OrderNeeds } from './order-needs.ts'
import {
  type OrderChange,
  type OrderRow,
  changeOrder,
  findOrder,
  listUnderWay,
  lockOrder,
  readLines,
} from './orders.repository.ts'
import { returnableUntil } from './show-orders.ts'

/** The carriers' clearing account: cash they have collected on delivery and not yet transferred. */
export const collectedAtDoors = 'cod'

export type OrderSteps = ReturnType<typeof createOrderSteps>

/** The status changes of a placed order. Each is one transaction under the order's lock. */
export function createOrderSteps<Row extends OrderGoods>({
  clock,
  goods,
  cart,
  wallet,
  payments,
  hooks,
  tell,
}: OrderNeeds<Row>) {
  /**
   * Locks an order of its owner, or any order for an operator. Locks the payment's row first, as settling a payment
   * does.
   */
  async function lock(tx: Tx, orderId: string, userId?: string): Promise<OrderRow> {
    const seen = await findOrder(tx, orderId)
    if (!seen || (userId !== undefined && seen.userId !== userId)) throw notFound()
    if (seen.paymentId) await payments.lock(tx, seen.paymentId)
    return (await lockOrder(tx, orderId))!
  }

  function checkMove({ state }: OrderRow, to: OrderStatus): void {
    if (!mayFollow(state, to)) throw new DomainError('ORDER_NOT_CHANGEABLE', { status: state })
  }

  async function change(tx: Tx, order: OrderRow, step: OrderStep | null, changes: OrderChange): Promise<OrderRow> {
    const changed = await changeOrder(tx, order.id, changes, clock.now())
    if (step) await hooks.onStep?.(tx, step, changed)
    tell(tx, changed)
    return changed
  }

  async function pack(tx: Tx, orderId: string): Promise<OrderRow> {
    const order = await lock(tx, orderId)
    checkMove(order, 'packed')
    if (order.paymentMethod !== 'cod' && order.paymentState !== 'paid') throw new DomainError('ORDER_NOT_PAID', {})
    return change(tx, order, 'packed', { state: 'packed', packedAt: clock.now() })
  }

  async function ship(
    tx: Tx,
    orderId: string,
    { carrier, trackingNumber }: { carrier: Carrier; trackingNumber: string },
  ): Promise<OrderRow> {
    const order = await lock(tx, orderId)
    checkMove(order, 'shipped')
    return change(tx, order, 'shipped', { state: 'shipped', shippedAt: clock.now(), carrier, trackingNumber })
  }

  /** Marks an order as delivered. Cash on delivery counts as paid now: the carrier owes it to us. */
  async function deliver(tx: Tx, orderId: string): Promise<OrderRow> {
    const order = await lock(tx, orderId)
    if (order.state !== 'shipped') throw new DomainError('ORDER_NOT_CHANGEABLE', { status: order.state })
    const delivered = { state: 'delivered', deliveredAt: clock.now() } as const
    if (order.paymentState === 'paid') return change(tx, order, 'delivered', delivered)
    const { transferId } = await takeMoney(tx, order, collectedAtDoors)
    return change(tx, order, 'delivered', { ...delivered, paymentState: 'paid', transferId })
  }

  async function takeMoney(tx: Tx, order: OrderRow, from: string): Promise<{ transferId: string }> {
    const lines = await readLines(tx, [order.id])
    const found = new Map(
      (
        await goods.find(
          tx,
          lines.map(({ productId }) => productId),
        )
      ).map((row) => [row.id, row]),
    )
    return wallet.takeForOrder(tx, { ...chargeOf({ ...order, lines }, found, clock.now()), from })
  }

  /** Refunds the payment the way it came. Cash on delivery is refunded to the wallet. */
  async function giveMoneyBack(tx: Tx, order: OrderRow, rule: 'orderCancelled' | 'orderReturned'): Promise<string> {
    const back = { key: `${rule}:${order.id}`, transferId: order.transferId!, rule, now: clock.now() }
    if (order.paymentMethod === 'wallet') return (await wallet.refund(tx, back)).transferId
    const to = order.paymentMethod === 'online' ? 'source' : 'wallet'
    const { transferId } = await wallet.refundOrder(tx, { ...back, to })
    if (order.paymentId) await payments.returnToSource(tx, { paymentId: order.paymentId, reason: rule })
    return transferId
  }

  async function cancel(
    tx: Tx,
    orderId: string,
    by: { userId?: string; canceller: OrderCanceller; reason?: string | undefined },
  ): Promise<OrderRow> {
    const order = await lock(tx, orderId, by.userId)
    checkMove(order, 'cancelled')
    if (order.paymentId && order.paymentState === 'pending') await payments.end(tx, order.paymentId)
    return end(tx, order, by.canceller, by.reason)
  }

  /** Cancels an unshipped order: releases its goods and coupon and refunds the money. */
  async function end(tx: Tx, order: OrderRow, cancelledBy: OrderCanceller, reason?: string): Promise<OrderRow> {
    const now = clock.now()
    await goods.putBack(tx, order.id, await readLines(tx, [order.id]), 'cancelled', now)
    if (order.couponCode) await giveCouponBack(tx, order.id)
    const money: OrderChange =
      order.paymentState === 'paid'
        ? { paymentState: 'refunded', refundTransferId: await giveMoneyBack(tx, order, 'orderCancelled') }
        : { paymentState: 'cancelled' }
    return change(tx, order, 'cancelled', {
      state: 'cancelled',
      cancelledAt: now,
      cancelledBy,
      cancelReason: reason ?? null,
      ...money,
    })
  }

  async function requestReturn(
    tx: Tx,
    orderId: string,
    userId: string,
    asked: { reason: ReturnReason; note?: string | undefined },
  ): Promise<OrderRow> {
    const order = await lock(tx, orderId, userId)
    if (order.returnAskedAt) throw new DomainError('RETURN_ASKED_ALREADY', {})
    checkMove(order, 'returnRequested')
    const now = clock.now()
    if (now >= returnableUntil(order)!) throw new DomainError('RETURN_TOO_LATE', { days: returnDays })
    return change(tx, order, 'returnRequested', {
      state: 'returnRequested',
      returnAskedAt: now,
      returnReason: asked.reason,
      returnNote: asked.note ?? null,
    })
  }

  async function addReturnPicture(tx: Tx, orderId: string, userId: string, key: string): Promise<OrderRow> {
    const order = await lock(tx, orderId, userId)
    if (order.state !== 'returnRequested') throw new DomainError('ORDER_NOT_CHANGEABLE', { status: order.state })
    if (order.returnPictures.length >= returnPictures.most)
      throw new DomainError('PICTURES_FULL', { limit: returnPictures.most })
    return change(tx, order, null, { returnPictures: [...order.returnPictures, key] })
  }

  async function closeReturn(
    tx: Tx,
    orderId: string,
    { accept, resell }: { accept: boolean; resell?: boolean | undefined },
  ): Promise<OrderRow> {
    const order = await lock(tx, orderId)
    if (order.state !== 'returnRequested') throw new DomainError('ORDER_NOT_CHANGEABLE', { status: order.state })
    if (!accept) return change(tx, order, 'delivered', { state: 'delivered' })
    const now = clock.now()
    const lines = await readLines(tx, [order.id])
    await goods.putBack(tx, order.id, lines, 'returned', now)
    if (!resell) await goods.spoil(tx, lines, `returned with order ${order.id}`, now)
    const refundTransferId = await giveMoneyBack(tx, order, 'orderReturned')
    return change(tx, order, 'returned', {
      state: 'returned',
      returnedAt: now,
      paymentState: 'refunded',
      refundTransferId,
    })
  }

  /**
   * Handles a payment that the provider reports as paid, under the payment's lock. Returns null if the order is over,
   * and the money is refunded.
   */
  async function onPaid(
    tx: Tx,
    { subjectId, provider }: { subjectId: string | null; provider: string },
  ): Promise<{ transferId: string } | null> {
    const order = subjectId ? await lockOrder(tx, subjectId) : null
    if (order?.paymentState !== 'pending') return null
    const { transferId } = await takeMoney(tx, order, provider)
    if (order.fromCart)
      await cart.take(
        tx,
        order.userId,
        (await readLines(tx, [order.id])).map(({ productId }) => productId),
      )
    await change(tx, order, 'paid', { paymentState: 'paid', transferId })
    return { transferId }
  }

  /** Handles a failed or expired payment: releases the goods. */
  async function onEnded(tx: Tx, { subjectId }: { subjectId: string | null }): Promise<void> {
    const order = subjectId ? await lockOrder(tx, subjectId) : null
    if (order?.paymentState === 'pending' && mayFollow(order.state, 'cancelled')) await end(tx, order, 'unpaid')
  }

  /** Called before an account is erased: ends orders that wait for payment, and throws if others are open. */
  async function closeFor(tx: Tx, userId: string): Promise<void> {
    const orders = await listUnderWay(tx, userId, statusesUnderWay)
    const unpaid = orders.filter(
      ({ paymentMethod, paymentState }) => paymentMethod === 'online' && paymentState === 'pending',
    )
    if (unpaid.length < orders.length)
      throw new DomainError('ORDERS_UNDER_WAY', { count: orders.length - unpaid.length })
    for (const { id } of unpaid) await cancel(tx, id, { userId, canceller: 'buyer' })
  }

  return { pack, ship, deliver, cancel, requestReturn, addReturnPicture, closeReturn, onPaid, onEnded, closeFor }
}
