import { carriers, orderNumber, returnDays } from '@sankalp/contract/order-rules'
import type { OrderFacts } from '@sankalp/content/order-notice-texts'
import type { NoticeOutbox } from '../features/notices/notice-outbox.ts'
import type { OrderHooks, PlacedOrder } from '../features/orders/order-hooks.ts'
import type { OrderRow } from '../features/orders/orders.repository.ts'

/**
 * Notifies a buyer about an order. Packing sends no notice, since it is of no use to the buyer. An order paid online
 * counts as placed when it is paid.
 */
export function createOrderNotices({ send }: NoticeOutbox): OrderHooks {
  return {
    async onPlaced(tx, order) {
      if (order.paymentMethod !== 'online') await send(tx, placedNotice(order))
    },
    async onStep(tx, step, order) {
      if (!order.name) return
      const placed = { ...order, orderNumber: orderNumber(order.financialYear, order.number) }
      const { notice, facts } = partsOf(placed)
      const back = { refundPaise: order.paymentState === 'refunded' ? order.grandPaise : 0, to: goesBackTo(order) }
      if (step === 'paid') {
        await send(tx, placedNotice(placed))
      } else if (step === 'shipped' && order.carrier && order.trackingNumber) {
        await send(tx, {
          ...notice,
          kind: 'orderShipped',
          facts: { ...facts, carrier: carriers[order.carrier].name, trackingNumber: order.trackingNumber },
        })
      } else if (step === 'delivered' && !order.returnAskedAt) {
        await send(tx, { ...notice, kind: 'orderDelivered', facts: { ...facts, returnDays } })
      } else if (step === 'cancelled' && order.cancelledBy) {
        await send(tx, {
          ...notice,
          kind: 'orderCancelled',
          facts: { ...facts, ...back, by: order.cancelledBy, reason: order.cancelReason },
        })
      } else if (step === 'returned') {
        await send(tx, { ...notice, kind: 'orderReturned', facts: { ...facts, ...back } })
      }
    },
  }
}

function partsOf({ id, userId, language, orderNumber: number, name, grandPaise }: PlacedOrder) {
  const facts: OrderFacts = { orderId: id, orderNumber: number, name: name!, grandPaise }
  return { notice: { userId, subject: `order:${id}`, language, key: 'once' }, facts }
}

function placedNotice(order: PlacedOrder) {
  const { notice, facts } = partsOf(order)
  const { paymentMethod, promisedFrom, promisedTo } = order
  return {
    ...notice,
    kind: 'orderPlaced' as const,
    facts: { ...facts, isCod: paymentMethod === 'cod', from: dayText(promisedFrom), to: dayText(promisedTo) },
  }
}

function goesBackTo({ paymentMethod }: OrderRow): 'wallet' | 'source' {
  return paymentMethod === 'online' ? 'source' : 'wallet'
}

/** Formats a day so that both languages can read it: 21-11-2026. */
function dayText(day: string): string {
  return day.split('-').toReversed().join('-')
}
