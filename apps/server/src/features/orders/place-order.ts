import { randomUUID } from 'node:crypto'
import { DomainError, type Language, notFound, toRupees } from '@sankalp/contract'
import { estimateDelivery } from '@sankalp/contract/delivery-zones'
import { indiaDay } from '@sankalp/contract/india-time'
import { orderNumber } from '@sankalp/contract/order-rules'
import { orderTotals } from '@sankalp/contract/shop-price'
import type { Tx } from '../../platform/db/db.ts'
import { lockCodState, readCodState, refuseCod } from './cod-limits.ts'
import { claimCoupon, listUsable, noteCouponUse, readCoupon } from './coupons.ts'
import {
  type OrderBody,
  answerOf,
  byId,
  chargeOf,
  checkGoods,
  deliveryTo,
  judgeOrder,
  newOrder,
  refuseWithdrawn,
  wantedOrder,
} from './judge-order.ts'
import { type Pieces, joinPieces, makeBill } from './order-bill.ts'
import type { OrderGoods, OrderNeeds } from './order-needs.ts'
import { insertOrder, lockOwner } from './orders.repository.ts'
import type { ShowOrders } from './show-orders.ts'

export function createPlaceOrder<Row extends OrderGoods>(needs: OrderNeeds<Row>, show: ShowOrders) {
  const { db, clock, goods, findAddress, cart, wallet, payments, hooks, tell, toProduct, marks } = needs

  /**
   * Reserves the goods of an order, charges for it and stores it, all or nothing. Locks always in this order: the
   * buyer, the keys of the cash-on-delivery limits, the products by id, the coupon, the wallet.
   */
  async function placeOrder(tx: Tx, userId: string, body: OrderBody, language: Language) {
    const now = clock.now()
    const id = randomUUID()
    const wanted = wantedOrder(id, { userId, body, language })
    const { pieces } = wanted
    const ids = pieces.map(({ productId }) => productId)
    // Refuse what is sold out before locking it, so that late buyers do not queue for the lock.
    checkGoods(pieces, byId(await goods.look(tx, ids)))
    if (!(await lockOwner(tx, userId))) throw notFound()
    const to = deliveryTo(await findAddress(tx, userId, body.shippingAddressId), now)
    const cod = body.paymentMethod === 'cod' ? await lockCodState(tx, userId, to.address) : null
    const found = byId(await goods.lock(tx, ids))
    checkGoods(pieces, found)
    const couponPaise =
      body.coupon === undefined ? 0 : await claimCoupon(tx, marks, body.coupon, userId, goodsPaise(found, pieces), now)
    const judged = judgeOrder(wanted, to, found, couponPaise, now)
    const { bill } = judged
    const refused = cod && refuseCod(cod, to.delivery.cod, bill.grandPaise)
    if (refused) throw new DomainError('COD_NOT_OFFERED', refused)

    if (body.coupon !== undefined)
      await noteCouponUse(tx, { code: body.coupon, userId, orderId: id, discountPaise: couponPaise })
    const payment =
      body.paymentMethod === 'online'
        ? await payments.begin(tx, {
            userId,
            purpose: 'order',
            subjectId: id,
            amountPaise: bill.grandPaise,
            bonusPaise: 0,
          })
        : null
    await goods.take(tx, id, pieces, now)
    const charge = chargeOf({ id, userId, address: to.address, lines: bill.lines }, found, now)
    const paid = body.paymentMethod === 'wallet' ? await wallet.payForOrder(tx, charge) : null
    if (!body.buyNow && !payment) await cart.take(tx, userId, ids)
    const order = newOrder(wanted, judged, { transferId: paid?.transferId, paymentId: payment?.paymentId }, now)
    const number = orderNumber(order.financialYear, await insertOrder(tx, order, now))
    await hooks.onPlaced?.(tx, { ...order, orderNumber: number, grandPaise: bill.grandPaise })
    tell(tx, order)
    return answerOf(order, number, payment)
  }

  /** Returns what an order would cost now. */
  async function quoteOrder(
    userId: string,
    asked: {
      products: readonly Pieces[]
      coupon?: string | undefined
      pinCode?: string | undefined
      shippingAddressId?: string | undefined
    },
    language: Language,
  ) {
    const now = clock.now()
    const pieces = joinPieces(asked.products)
    const found = byId(
      await goods.find(
        db,
        pieces.map(({ productId }) => productId),
      ),
    )
    refuseWithdrawn(pieces, found)
    const coupon =
      asked.coupon === undefined
        ? null
        : await readCoupon(db, marks, asked.coupon, userId, goodsPaise(found, pieces), now, false)
    const usable = await listUsable(db, marks, userId, goodsPaise(found, pieces), now)
    const bill = makeBill(found, pieces, coupon?.discountPaise ?? 0, indiaDay(now))
    const address =
      asked.shippingAddressId === undefined ? null : await findAddress(db, userId, asked.shippingAddressId)
    if (asked.shippingAddressId !== undefined && !address) throw notFound()
    const pinCode = address?.pinCode ?? asked.pinCode
    const delivery = pinCode === undefined ? null : estimateDelivery(pinCode, now)
    if (pinCode !== undefined && !delivery) throw new DomainError('NOT_DELIVERED_THERE', { pinCode })
    const refused = refuseCod(await readCodState(db, userId, address), delivery?.cod ?? true, bill.grandPaise)
    return {
      lines: bill.lines.map((line) => show.toLine(line, toProduct(found.get(line.productId)!, language, now))),
      totalAmount: toRupees(bill.totalPaise),
      discount: toRupees(bill.discountPaise),
      couponDiscount: toRupees(bill.couponPaise),
      grandTotal: toRupees(bill.grandPaise),
      gst: toRupees(bill.gstPaise),
      couponRefused: coupon?.refused ?? null,
      coupons: usable.map(({ code, discountPaise }) => ({ code, discount: toRupees(discountPaise) })),
      cod: {
        isOffered: refused === null,
        refused: refused?.reason ?? null,
        limit: refused?.limitPaise == null ? null : toRupees(refused.limitPaise),
        orders: refused?.orders ?? null,
      },
      delivery: delivery && { from: delivery.from, to: delivery.to },
    }
  }

  return { placeOrder, quoteOrder }
}

function goodsPaise(found: ReadonlyMap<string, OrderGoods>, pieces: readonly Pieces[]): number {
  return orderTotals(pieces.map(({ productId, quantity }) => ({ ...found.get(productId)!, quantity }))).grandPaise
}
