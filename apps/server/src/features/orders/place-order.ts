import { randomUUID } from 'node:crypto'
import { DomainError, type Language, notFound, toRupees } from '@sankalp/contract'
import { orderName } from '@sankalp/content/orders-texts'
import { estimateDelivery } from '@sankalp/contract/delivery-zones'
import { financialYearOf, indiaDay } from '@sankalp/contract/india-time'
import type { PaymentMethod } from '@sankalp/contract/order-life'
import { codLimitPaise, mostPerLine } from '@sankalp/contract/order-rules'
import { orderTotals } from '@sankalp/contract/shop-price'
import type { Tx } from '../../platform/db/db.ts'
import { numberAtCommit } from '../../platform/db/number-at-commit.ts'
import { inOneGo } from '../../platform/db/in-one-go.ts'
import { claimCoupon, readCoupon, noteCouponUse } from './coupons.ts'
import { type Bill, type Pieces, joinPieces, makeBill } from './order-bill.ts'
import type { OrderGoods, OrderNeeds } from './order-needs.ts'
import { type NewOrder, type ShippedTo, insertOrderAtCommit, lockOwner } from './orders.repository.ts'
import type { ShowOrders } from './show-orders.ts'

export type OrderBody = {
  products: readonly Pieces[]
  totalAmount: number
  discount: number
  grandTotal: number
  shippingAddressId: string
  paymentMethod: PaymentMethod
  coupon?: string | undefined
  buyNow?: boolean | undefined
}

/** Its first thing, and how many more. */
function nameOf(lines: readonly { productId: string }[], goods: ReadonlyMap<string, OrderGoods>) {
  return orderName(goods.get(lines[0]!.productId)!.name, lines.length - 1)
}

/** What the receipt and the wallet's history say of an order. */
export function chargeOf(order: { id: string; userId: string; address: ShippedTo | null; lines: readonly Bill['lines'][number][] }, goods: ReadonlyMap<string, OrderGoods>, now: Date) {
  const name = nameOf(order.lines, goods)
  return {
    key: `order:${order.id}`,
    userId: order.userId,
    subject: { kind: 'order', id: order.id, name },
    lines: order.lines.map(({ productId, quantity, amountPaise, gstPercent, gstPaise, hsn }) => ({
      item: 'product' as const,
      name: goods.get(productId)!.name,
      quantity,
      amountPaise: amountPaise - gstPaise,
      taxPercent: gstPercent,
      taxPaise: gstPaise,
      code: hsn,
    })),
    ...(order.address && { deliverTo: withoutContact(order.address) }),
    now,
  }
}

export function createPlaceOrder<Row extends OrderGoods>(needs: OrderNeeds<Row>, show: ShowOrders) {
  const { db, clock, goods, findAddress, cart, wallet, payments, hooks, tell, toProduct } = needs

  /**
   * Sets the goods of an order aside, has it paid and writes it down, all or nothing. Locks, in this order everywhere: the buyer,
   * the products by their ids, the coupon, the wallet, the counter of the numbers.
   */
  async function placeOrder(tx: Tx, userId: string, body: OrderBody, language: Language) {
    const now = clock.now()
    const day = indiaDay(now)
    const pieces = joinPieces(body.products)
    const ids = pieces.map(({ productId }) => productId)
    const [seen, isThere, address] = await inOneGo(goods.look(tx, ids), lockOwner(tx, userId), findAddress(tx, userId, body.shippingAddressId))
    // Before the goods are locked: whoever comes for something that is sold out does not queue behind those who got it.
    checkGoods(pieces, byId(seen))
    if (!isThere || !address) throw notFound()
    const delivery = estimateDelivery(address.pinCode, now)
    if (!delivery) throw new DomainError('NOT_DELIVERED_THERE', { pinCode: address.pinCode })
    const found = byId(await goods.lock(tx, ids))
    checkGoods(pieces, found)
    const couponPaise = body.coupon === undefined ? 0 : await claimCoupon(tx, body.coupon, userId, goodsPaise(found, pieces), now)
    const bill = makeBill(found, pieces, couponPaise, day)
    checkTotals(bill, body)
    if (body.paymentMethod === 'cod' && !(delivery.cod && bill.grandPaise <= codLimitPaise)) throw new DomainError('COD_NOT_OFFERED', { limitPaise: codLimitPaise })

    const id = randomUUID()
    if (body.coupon !== undefined) await noteCouponUse(tx, { code: body.coupon, userId, orderId: id, discountPaise: couponPaise })
    const payment = body.paymentMethod === 'online' ? await payments.begin(tx, { userId, purpose: 'order', subjectId: id, amountPaise: bill.grandPaise, bonusPaise: 0 }) : null
    const [, paid] = await inOneGo(
      goods.take(tx, id, pieces, now),
      body.paymentMethod === 'wallet' ? wallet.payForOrder(tx, chargeOf({ id, userId, address, lines: bill.lines }, found, now)) : null,
      body.buyNow || payment ? null : cart.take(tx, userId, ids),
    )
    const order: NewOrder = {
      id,
      financialYear: financialYearOf(now),
      userId,
      paymentState: paid ? 'paid' : 'pending',
      paymentMethod: body.paymentMethod,
      couponCode: body.coupon ?? null,
      address: plainAddress(address),
      promisedFrom: delivery.from,
      promisedTo: delivery.to,
      fromCart: !body.buyNow,
      name: nameOf(bill.lines, found),
      language,
      paymentId: payment?.paymentId ?? null,
      transferId: paid?.transferId ?? null,
      bill,
    }
    tell(tx, { id, userId })
    // From its number on everybody else waits for theirs: it is given with the commit, and nobody waits for the disk.
    tx.letGoEarly()
    insertOrderAtCommit(tx, order, now)
    hooks.onPlaced?.(tx, { ...order, orderNumber: numberAtCommit, grandPaise: bill.grandPaise })
    return {
      email: address.email,
      orderNumber: numberAtCommit,
      savings: toRupees(bill.discountPaise),
      orderId: id,
      paymentId: payment?.paymentId ?? null,
      url: payment?.url ?? null,
    }
  }

  /** What an order would come to now. */
  async function quoteOrder(userId: string, asked: { products: readonly Pieces[]; coupon?: string | undefined; pinCode?: string | undefined }, language: Language) {
    const now = clock.now()
    const pieces = joinPieces(asked.products)
    const found = byId(await goods.find(db, pieces.map(({ productId }) => productId)))
    refuseWithdrawn(pieces, found)
    const coupon = asked.coupon === undefined ? null : await readCoupon(db, asked.coupon, userId, goodsPaise(found, pieces), now, false)
    const bill = makeBill(found, pieces, coupon?.discountPaise ?? 0, indiaDay(now))
    const delivery = asked.pinCode === undefined ? null : estimateDelivery(asked.pinCode, now)
    if (asked.pinCode !== undefined && !delivery) throw new DomainError('NOT_DELIVERED_THERE', { pinCode: asked.pinCode })
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

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

function refuseWithdrawn(pieces: readonly Pieces[], found: ReadonlyMap<string, OrderGoods>): void {
  const productIds = pieces.map(({ productId }) => productId).filter((id) => !found.get(id)?.listed)
  if (productIds.length > 0) throw new DomainError('PRODUCT_WITHDRAWN', { productIds })
}

function checkGoods(pieces: readonly Pieces[], found: ReadonlyMap<string, OrderGoods>): void {
  refuseWithdrawn(pieces, found)
  const short = pieces
    .map(({ productId, quantity }) => ({ productId, quantity, left: Math.min(found.get(productId)!.stock, mostPerLine) }))
    .filter(({ quantity, left }) => quantity > left)
  if (short.length > 0) throw new DomainError('NOT_ENOUGH_STOCK', { products: short.map(({ productId, left }) => ({ productId, left })) })
}

function goodsPaise(found: ReadonlyMap<string, OrderGoods>, pieces: readonly Pieces[]): number {
  return orderTotals(pieces.map(({ productId, quantity }) => ({ ...found.get(productId)!, quantity }))).grandPaise
}

/** What the page has shown must be what is charged, to the paisa. */
function checkTotals(bill: Bill, { totalAmount, discount, grandTotal }: OrderBody): void {
  const sent = [totalAmount, discount, grandTotal].map((rupees) => Math.round(rupees * 100))
  const right = [bill.totalPaise, bill.discountPaise, bill.grandPaise]
  if (right.every((paise, index) => paise === sent[index])) return
  throw new DomainError('TOTALS_CHANGED', {
    totalAmount: toRupees(bill.totalPaise),
    discount: toRupees(bill.discountPaise),
    grandTotal: toRupees(bill.grandPaise),
    lines: bill.lines.map(({ productId, quantity, pricePaise, discountPercent, finalPaise }) => ({
      productId,
      quantity,
      price: toRupees(pricePaise),
      discount_percentage: discountPercent,
      final_price: toRupees(finalPaise),
    })),
  })
}

/** As it is kept with the order: without what it is in the address book. */
function plainAddress({ fullName, email, phone, addressLine, city, state, pinCode }: ShippedTo): ShippedTo {
  return { fullName, email, phone, addressLine, city, state, pinCode }
}

/** As it stands on an invoice: where to, and not how to reach whom. */
function withoutContact({ fullName, addressLine, city, state, pinCode }: ShippedTo) {
  return { fullName, addressLine, city, state, pinCode }
}
