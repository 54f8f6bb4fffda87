import { randomUUID } from 'node:crypto'
import { DomainError, type Language, notFound, toRupees } from '@sankalp/contract'
import { estimateDelivery } from '@sankalp/contract/delivery-zones'
import { indiaDay } from '@sankalp/contract/india-time'
import { codLimitPaise } from '@sankalp/contract/order-rules'
import { orderTotals } from '@sankalp/contract/shop-price'
import type { Tx } from '../../platform/db/db.ts'
import { numberAtCommit } from '../../platform/db/number-at-commit.ts'
import { inOneGo } from '../../platform/db/in-one-go.ts'
import { claimCoupon, readCoupon, noteCouponUse } from './coupons.ts'
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
import { insertOrderAtCommit, lockOwner } from './orders.repository.ts'
import type { ShowOrders } from './show-orders.ts'

export function createPlaceOrder<Row extends OrderGoods>(needs: OrderNeeds<Row>, show: ShowOrders) {
  const { db, clock, goods, findAddress, cart, wallet, payments, hooks, tell, toProduct } = needs

  /**
   * Sets the goods of an order aside, has it paid and writes it down, all or nothing. Locks, in this order everywhere: the buyer,
   * the products by their ids, the coupon, the wallet, the counter of the numbers.
   */
  async function placeOrder(tx: Tx, userId: string, body: OrderBody, language: Language) {
    const now = clock.now()
    const id = randomUUID()
    const wanted = wantedOrder(id, { userId, body, language })
    const { pieces } = wanted
    const ids = pieces.map(({ productId }) => productId)
    const [seen, isThere, address] = await inOneGo(
      goods.look(tx, ids),
      lockOwner(tx, userId),
      findAddress(tx, userId, body.shippingAddressId),
    )
    // Before the goods are locked: whoever comes for something that is sold out does not queue behind those who got it.
    checkGoods(pieces, byId(seen))
    if (!isThere) throw notFound()
    const to = deliveryTo(address, now)
    const found = byId(await goods.lock(tx, ids))
    checkGoods(pieces, found)
    const couponPaise =
      body.coupon === undefined ? 0 : await claimCoupon(tx, body.coupon, userId, goodsPaise(found, pieces), now)
    const judged = judgeOrder(wanted, to, found, couponPaise, now)
    const { bill } = judged

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
    const [, paid] = await inOneGo(
      goods.take(tx, id, pieces, now),
      body.paymentMethod === 'wallet'
        ? wallet.payForOrder(tx, chargeOf({ id, userId, address: to.address, lines: bill.lines }, found, now))
        : null,
      body.buyNow || payment ? null : cart.take(tx, userId, ids),
    )
    const order = newOrder(wanted, judged, { transferId: paid?.transferId, paymentId: payment?.paymentId }, now)
    tell(tx, order)
    // From its number on everybody else waits for theirs: it is given with the commit, and nobody waits for the disk.
    tx.letGoEarly()
    insertOrderAtCommit(tx, order, now)
    hooks.onPlaced?.(tx, { ...order, orderNumber: numberAtCommit, grandPaise: bill.grandPaise })
    return answerOf(order, numberAtCommit, payment)
  }

  /** What an order would come to now. */
  async function quoteOrder(
    userId: string,
    asked: { products: readonly Pieces[]; coupon?: string | undefined; pinCode?: string | undefined },
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
        : await readCoupon(db, asked.coupon, userId, goodsPaise(found, pieces), now, false)
    const bill = makeBill(found, pieces, coupon?.discountPaise ?? 0, indiaDay(now))
    const delivery = asked.pinCode === undefined ? null : estimateDelivery(asked.pinCode, now)
    if (asked.pinCode !== undefined && !delivery)
      throw new DomainError('NOT_DELIVERED_THERE', { pinCode: asked.pinCode })
    return {
      lines: bill.lines.map((line) => show.toLine(line, toProduct(found.get(line.productId)!, language, now))),
      totalAmount: toRupees(bill.totalPaise),
      discount: toRupees(bill.discountPaise),
      couponDiscount: toRupees(bill.couponPaise),
      grandTotal: toRupees(bill.grandPaise),
      gst: toRupees(bill.gstPaise),
      couponRefused: coupon?.refused ?? null,
      cod: { isOffered: bill.grandPaise <= codLimitPaise && (delivery?.cod ?? true), limit: toRupees(codLimitPaise) },
      delivery: delivery && { from: delivery.from, to: delivery.to },
    }
  }

  return { placeOrder, quoteOrder }
}

function goodsPaise(found: ReadonlyMap<string, OrderGoods>, pieces: readonly Pieces[]): number {
  return orderTotals(pieces.map(({ productId, quantity }) => ({ ...found.get(productId)!, quantity }))).grandPaise
}
