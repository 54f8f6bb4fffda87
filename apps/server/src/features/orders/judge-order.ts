import { DomainError, type Language, notFound, toRupees } from '@sankalp/contract'
import { orderName } from '@sankalp/content/orders-texts'
import { type DeliveryEstimate, estimateDelivery } from '@sankalp/contract/delivery-zones'
import { financialYearOf, indiaDay } from '@sankalp/contract/india-time'
import type { PaymentMethod } from '@sankalp/contract/order-life'
import { codLimitPaise, mostPerLine } from '@sankalp/contract/order-rules'
import { type Bill, type Pieces, joinPieces, makeBill } from './order-bill.ts'
import type { OrderGoods } from './order-needs.ts'
import type { NewOrder, ShippedTo } from './orders.repository.ts'

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

type Goods = ReadonlyMap<string, OrderGoods>

/** An order as somebody wants it. */
export type Wanted = { id: string; userId: string; body: OrderBody; language: Language; pieces: readonly Pieces[] }
/** What became of judging it: where it goes and when it is there, and what it comes to. */
export type Judged = { address: ShippedTo; delivery: DeliveryEstimate; bill: Bill; name: { en: string; hin: string } }

export function wantedOrder(id: string, { userId, body, language }: Omit<Wanted, 'id' | 'pieces'>): Wanted {
  return { id, userId, body, language, pieces: joinPieces(body.products) }
}

/** Where an order goes, and when it is there. Refuses an address that is not the buyer's, and one where nobody delivers. */
export function deliveryTo(address: ShippedTo | null, now: Date): { address: ShippedTo; delivery: DeliveryEstimate } {
  if (!address) throw notFound()
  const delivery = estimateDelivery(address.pinCode, now)
  if (!delivery) throw new DomainError('NOT_DELIVERED_THERE', { pinCode: address.pinCode })
  return { address, delivery }
}

/** What an order of goods that are there comes to. Refuses one whose page has shown something else, or that cannot be paid like this. */
export function judgeOrder(
  { body, pieces }: Wanted,
  to: Pick<Judged, 'address' | 'delivery'>,
  goods: Goods,
  couponPaise: number,
  now: Date,
): Judged {
  const bill = makeBill(goods, pieces, couponPaise, indiaDay(now))
  checkTotals(bill, body)
  if (body.paymentMethod === 'cod' && !(to.delivery.cod && bill.grandPaise <= codLimitPaise))
    throw new DomainError('COD_NOT_OFFERED', { limitPaise: codLimitPaise })
  return { ...to, bill, name: nameOf(bill.lines, goods) }
}

/** An order as it is written down, once it is paid or its payment has begun. */
export function newOrder(
  { id, userId, body, language }: Wanted,
  { address, delivery, bill, name }: Judged,
  paid: { transferId?: string | undefined; paymentId?: string | undefined },
  now: Date,
): NewOrder {
  return {
    id,
    financialYear: financialYearOf(now),
    userId,
    paymentState: paid.transferId === undefined ? 'pending' : 'paid',
    paymentMethod: body.paymentMethod,
    couponCode: body.coupon ?? null,
    address: plainAddress(address),
    promisedFrom: delivery.from,
    promisedTo: delivery.to,
    fromCart: !body.buyNow,
    name,
    language,
    paymentId: paid.paymentId ?? null,
    transferId: paid.transferId ?? null,
    bill,
  }
}

/** What the page is answered. */
export function answerOf(
  { id, address, bill }: NewOrder,
  orderNumber: string,
  payment: { paymentId: string; url: string } | null,
) {
  return {
    email: address.email,
    orderNumber,
    savings: toRupees(bill.discountPaise),
    orderId: id,
    paymentId: payment?.paymentId ?? null,
    url: payment?.url ?? null,
  }
}

export type PlacedAnswer = ReturnType<typeof answerOf>

/** What the receipt and the wallet's history say of an order. */
export function chargeOf(
  order: { id: string; userId: string; address: ShippedTo | null; lines: readonly Bill['lines'][number][] },
  goods: Goods,
  now: Date,
) {
  return {
    key: `order:${order.id}`,
    userId: order.userId,
    subject: { kind: 'order', id: order.id, name: nameOf(order.lines, goods) },
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

export function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

export function refuseWithdrawn(pieces: readonly Pieces[], found: Goods): void {
  const productIds = pieces.map(({ productId }) => productId).filter((id) => !found.get(id)?.listed)
  if (productIds.length > 0) throw new DomainError('PRODUCT_WITHDRAWN', { productIds })
}

/** Refuses what is not sold any more, or of which there are fewer. */
export function checkGoods(pieces: readonly Pieces[], found: Goods): void {
  refuseWithdrawn(pieces, found)
  const short = pieces
    .map(({ productId, quantity }) => ({
      productId,
      quantity,
      left: Math.min(found.get(productId)!.stock, mostPerLine),
    }))
    .filter(({ quantity, left }) => quantity > left)
  if (short.length > 0)
    throw new DomainError('NOT_ENOUGH_STOCK', { products: short.map(({ productId, left }) => ({ productId, left })) })
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

/** Its first thing, and how many more. */
function nameOf(lines: readonly { productId: string }[], goods: Goods) {
  return orderName(goods.get(lines[0]!.productId)!.name, lines.length - 1)
}

/** As it is kept with the order: without what it is in the address book. */
function plainAddress({ fullName, email, phone, addressLine, city, state, pinCode }: ShippedTo): ShippedTo {
  return { fullName, email, phone, addressLine, city, state, pinCode }
}

/** As it stands on an invoice: where to, and not how to reach whom. */
function withoutContact({ fullName, addressLine, city, state, pinCode }: ShippedTo) {
  return { fullName, addressLine, city, state, pinCode }
}
