import { DomainError, type Language, notFound, toRupees } from '@sankalp/contract'
import { orderName } from '@sankalp/content/orders-texts'
import { type DeliveryEstimate, estimateDelivery } from '@sankalp/contract/delivery-zones'
import { financialYearOf, indiaDay } from '@sankalp/contract/india-time'
import type { PaymentMethod } from '@sankalp/contract/order-life'
import { mostPerLine } from '@sankalp/contract/order-rules'
import { type Bill, type Pieces, joinPieces, makeBill } from './order-bill.ts'
import { codAddressOf } from './cod-limits.ts'
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

/** A requested order. */
export type Wanted = { id: string; userId: string; body: OrderBody; language: Language; pieces: readonly Pieces[] }
/** The result of judging an order: the address, the delivery estimate and the bill. */
export type Judged = { address: ShippedTo; delivery: DeliveryEstimate; bill: Bill; name: { en: string; hin: string } }

export function wantedOrder(id: string, { userId, body, language }: Omit<Wanted, 'id' | 'pieces'>): Wanted {
  return { id, userId, body, language, pieces: joinPieces(body.products) }
}

/**
 * Returns the address and the delivery estimate. Throws for an address that is not the buyer's, or that no carrier
 * serves.
 */
export function deliveryTo(address: ShippedTo | null, now: Date): { address: ShippedTo; delivery: DeliveryEstimate } {
  if (!address) throw notFound()
  const delivery = estimateDelivery(address.pinCode, now)
  if (!delivery) throw new DomainError('NOT_DELIVERED_THERE', { pinCode: address.pinCode })
  return { address, delivery }
}

/** Returns the bill of an order whose goods are available. Throws if its page showed different totals. */
export function judgeOrder(
  { body, pieces }: Wanted,
  to: Pick<Judged, 'address' | 'delivery'>,
  goods: Goods,
  couponPaise: number,
  now: Date,
): Judged {
  const bill = makeBill(goods, pieces, couponPaise, indiaDay(now))
  checkTotals(bill, body)
  return { ...to, bill, name: nameOf(bill.lines, goods) }
}

/** Returns the order as it is stored, once it is paid or its payment has begun. */
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
    codAddress: body.paymentMethod === 'cod' ? codAddressOf(address) : null,
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

/** Returns the response for the page. */
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

/** Returns what the receipt and the wallet's history say about an order. */
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

/** Throws if a product is no longer sold or its stock is too low. */
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

/** Checks that the page showed exactly what is charged, to the paisa. */
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

/** Names an order by its first product and the number of others. */
function nameOf(lines: readonly { productId: string }[], goods: Goods) {
  return orderName(goods.get(lines[0]!.productId)!.name, lines.length - 1)
}

/** Returns the address as stored with the order, without the fields of the address book. */
function plainAddress({ fullName, email, phone, addressLine, city, state, pinCode }: ShippedTo): ShippedTo {
  return { fullName, email, phone, addressLine, city, state, pinCode }
}

/** Returns the address as printed on an invoice, without phone and e-mail. */
function withoutContact({ fullName, addressLine, city, state, pinCode }: ShippedTo) {
  return { fullName, addressLine, city, state, pinCode }
}
