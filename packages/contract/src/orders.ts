import { z } from 'zod'
import { address } from './addresses.ts'
import { quantity } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { because, id, line } from './fields.ts'
import { orderCancellers, orderPaymentStatuses, orderStatuses, paymentMethods, returnReasons } from './order-life.ts'
import { carrierKeys, codRefusals, couponRefusals, mostLines } from './order-rules.ts'
import * as calls from './orders.calls.ts'
import { cursorPage, rupees, slug } from './paging.ts'
import { product } from './shop.ts'
import { refundRules } from './wallet-rules.ts'

const instant = z.iso.datetime()

/** One ordered item: the product as it is now, and the price of one piece when it was ordered. */
export const orderLine = z.object({
  product,
  quantity: z.int(),
  price: rupees,
  discount_percentage: z.int(),
  final_price: rupees,
  /** For all pieces, after discount and coupon, tax included. */
  amount: rupees,
  gst_percentage: z.number(),
  gst: rupees,
})
export type OrderLine = z.output<typeof orderLine>

/** Total Price, Total Discount (a coupon's included) and Grand Total, which includes `gst`. */
const totals = { totalAmount: rupees, discount: rupees, couponDiscount: rupees, grandTotal: rupees, gst: rupees }

export const order = z.object({
  _id: z.uuid(),
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(orderPaymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  products: z.array(orderLine),
  /** As it was when the order was placed. */
  shippingAddress: address.omit({ _id: true, isDefault: true }).nullable(),
  ...totals,
  coupon: z.string().nullable(),
  savings: rupees,
  createdAt: instant,
  /** Each status it has had, oldest first. */
  timeline: z.array(z.object({ status: z.enum(orderStatuses), at: instant })),
  /** The expected delivery: days in India. */
  delivery: z.object({ from: z.iso.date(), to: z.iso.date() }),
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string() }).nullable(),
  /** For an order that is paid online: where to pay, while that is possible. */
  payment: z.object({ paymentId: z.uuid(), url: z.string().nullable() }).nullable(),
  cancelledBy: z.enum(orderCancellers).nullable(),
  cancelReason: z.string().nullable(),
  return: z
    .object({
      reason: z.enum(returnReasons),
      note: z.string().nullable(),
      pictures: z.array(z.string()),
      requestedAt: instant,
    })
    .nullable(),
  /** The order can be returned until then; null if it cannot. */
  returnableUntil: instant.nullable(),
  canCancel: z.boolean(),
  /** The invoice, once paid, and the credit note of a refund: ids for `getReceipt`. */
  transferId: z.uuid().nullable(),
  refundTransferId: z.uuid().nullable(),
  refund: z.object({ amount: rupees, rule: z.enum(refundRules), to: z.enum(['wallet', 'source']) }).nullable(),
})
export type Order = z.output<typeof order>

const read = { max: 600, windowSeconds: 60 }
const write = { max: 120, windowSeconds: 60 }

const products = z
  .array(z.object({ productId: slug, quantity }))
  .min(1, because('required'))
  .max(mostLines, because('tooLong'))
const coupon = line(24)
  .regex(/^[A-Za-z\d-]{3,24}$/, because('invalid'))
  .transform((code) => code.toUpperCase())
/** Rupees as added up by a page: at most two decimals. */
const rupeesSent = z
  .number(because('required'))
  .min(0, because('outOfRange'))
  .max(100_000_000, because('outOfRange'))
  .multipleOf(0.01, because('invalid'))

const orderErrors = ['PRODUCT_WITHDRAWN', 'NOT_ENOUGH_STOCK', 'COUPON_REFUSED'] as const

export const placeOrder = endpoint({
  name: 'placeOrder',
  feature: 'orders',
  summary:
    'Places an order: reserves its goods and, if paid by wallet, charges it. The totals must equal those of the server, or the response is 409 with the new ones. For an online payment, `url` leads to the payment page, and the goods are released if the payment does not arrive.',
  ...calls.placeOrder,
  access: 'signed-in',
  ownThings: ['body.shippingAddressId'],
  body: z.object({
    products,
    totalAmount: rupeesSent,
    discount: rupeesSent,
    grandTotal: rupeesSent,
    shippingAddressId: id,
    paymentMethod: z.enum(paymentMethods, because('choice')).default('wallet'),
    coupon: coupon.optional(),
    /** Buy now: the cart is left unchanged. Otherwise the ordered items are removed from it. */
    buyNow: z.boolean(because('invalid')).optional(),
  }),
  reply: z.object({
    message: z.string(),
    data: z.object({
      email: z.string(),
      orderNumber: z.string(),
      savings: rupees,
      orderId: z.uuid(),
      paymentId: z.uuid().nullable(),
      url: z.string().nullable(),
    }),
  }),
  errors: [
    ...orderErrors,
    'NOT_FOUND',
    'TOTALS_CHANGED',
    'NOT_DELIVERED_THERE',
    'COD_NOT_OFFERED',
    'INSUFFICIENT_BALANCE',
    'DAILY_LIMIT_REACHED',
    'TOO_MANY_OPEN_PAYMENTS',
  ],
  limit: write,
})

export const quoteOrder = endpoint({
  name: 'quoteOrder',
  feature: 'orders',
  summary:
    'Returns what an order would cost now, with a coupon if one is named, and how it can be paid. Nothing is reserved. With an address, it also checks whether cash on delivery is available there.',
  ...calls.quoteOrder,
  access: 'signed-in',
  ownThings: ['body.shippingAddressId'],
  body: z.object({
    products,
    coupon: coupon.optional(),
    pinCode: line(6)
      .regex(/^[1-9]\d{5}$/, because('pincode'))
      .optional(),
    /** The PIN code of this address takes precedence over the other one. */
    shippingAddressId: id.optional(),
  }),
  reply: z.object({
    lines: z.array(orderLine),
    ...totals,
    /** Why the given coupon takes nothing off; null if it does, or if none was given. */
    couponRefused: z.enum(couponRefusals).nullable(),
    /** Coupons that this order could use, the best first. */
    coupons: z.array(z.object({ code: z.string(), discount: rupees })),
    /** Whether cash on delivery is offered; if not, the reason and the figures of that limit. */
    cod: z.object({
      isOffered: z.boolean(),
      refused: z.enum(codRefusals).nullable(),
      limit: rupees.nullable(),
      orders: z.int().nullable(),
    }),
    delivery: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  }),
  errors: ['PRODUCT_WITHDRAWN', 'NOT_DELIVERED_THERE', 'NOT_FOUND'],
  limit: read,
})

const myOrders = cursorPage(order, 10)

export const getMyOrders = endpoint({
  name: 'getMyOrders',
  feature: 'orders',
  summary: "Returns the caller's orders, newest first, by cursor.",
  ...calls.getMyOrders,
  access: 'signed-in',
  query: myOrders.query,
  reply: z.object({ data: z.array(order), nextCursor: z.string().nullable() }),
  errors: [],
  limit: read,
})

const ownOrder = { params: z.object({ orderId: id }), ownThings: ['params.orderId'] } as const
const oneOrder = z.object({ message: z.string(), order })

export const getOrder = endpoint({
  name: 'getOrder',
  feature: 'orders',
  summary: "Returns one of the caller's orders.",
  ...calls.getOrder,
  access: 'signed-in',
  ...ownOrder,
  reply: z.object({ order }),
  errors: ['NOT_FOUND'],
  limit: read,
})

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  feature: 'orders',
  summary: 'Cancels an order that is not shipped yet. The payment is refunded to the wallet or to its source.',
  ...calls.cancelOrder,
  access: 'signed-in',
  ...ownOrder,
  body: z.object({ reason: line(300).optional() }),
  reply: oneOrder,
  errors: ['NOT_FOUND', 'ORDER_NOT_CHANGEABLE'],
  limit: write,
})

export const requestReturn = endpoint({
  name: 'requestReturn',
  feature: 'orders',
  summary:
    'Requests the return of a whole delivered order, within ten days. Pictures can be added until the return is decided.',
  ...calls.requestReturn,
  access: 'signed-in',
  ...ownOrder,
  body: z.object({ reason: z.enum(returnReasons, because('choice')), note: line(500).optional() }),
  reply: oneOrder,
  errors: ['NOT_FOUND', 'ORDER_NOT_CHANGEABLE', 'RETURN_TOO_LATE', 'RETURN_ASKED_ALREADY'],
  limit: write,
})

export const addReturnPicture = endpoint({
  name: 'addReturnPicture',
  feature: 'orders',
  summary: 'Adds a picture (JPEG) to a requested return that is not decided yet.',
  ...calls.addReturnPicture,
  access: 'signed-in',
  ...ownOrder,
  reply: oneOrder,
  errors: [
    'NOT_FOUND',
    'ORDER_NOT_CHANGEABLE',
    'PICTURES_FULL',
    'PICTURE_MISSING',
    'PICTURE_NOT_JPEG',
    'PICTURE_TOO_LARGE',
    'PICTURE_TOO_MANY_PIXELS',
    'PICTURE_UNREADABLE',
  ],
  limit: { max: 30, windowSeconds: 600 },
})

export const reorder = endpoint({
  name: 'reorder',
  feature: 'orders',
  summary:
    'Adds the products of an order to the cart again, as far as they are available, and names those that are not.',
  ...calls.reorder,
  access: 'signed-in',
  ...ownOrder,
  reply: z.object({ leftOut: z.array(z.string()) }),
  errors: ['NOT_FOUND'],
  limit: write,
})

/** For operators: any order. */
const anyOrder = { access: 'admin', step: 'operations', params: z.object({ orderId: id }) } as const
const allOrders = cursorPage(order.extend({ userId: z.uuid() }), 20)

export const listOrders = endpoint({
  name: 'listOrders',
  feature: 'orders',
  summary:
    'Returns the orders of all users, newest first, by cursor; optionally only those of one status, or a single one.',
  ...calls.listOrders,
  access: 'admin',
  step: 'operations',
  query: allOrders.query.extend({
    status: z.enum(orderStatuses, because('choice')).optional(),
    orderId: id.optional(),
  }),
  reply: allOrders.reply,
  errors: [],
  limit: read,
})

const stepErrors = ['NOT_FOUND', 'ORDER_NOT_CHANGEABLE'] as const

export const packOrder = endpoint({
  name: 'packOrder',
  feature: 'orders',
  summary: 'Marks an order as packed. An order with online payment must be paid first.',
  ...calls.packOrder,
  ...anyOrder,
  reply: oneOrder,
  errors: [...stepErrors, 'ORDER_NOT_PAID'],
  limit: write,
})

export const shipOrder = endpoint({
  name: 'shipOrder',
  feature: 'orders',
  summary: 'Marks an order as handed to the carrier, with a tracking number. It can no longer be cancelled.',
  ...calls.shipOrder,
  ...anyOrder,
  body: z.object({
    carrier: z.enum(carrierKeys, because('choice')),
    trackingNumber: line(40).regex(/^[A-Za-z\d-]{5,40}$/, because('invalid')),
  }),
  reply: oneOrder,
  errors: stepErrors,
  limit: write,
})

export const deliverOrder = endpoint({
  name: 'deliverOrder',
  feature: 'orders',
  summary: 'Marks an order as delivered. An order with cash on delivery thereby becomes paid.',
  ...calls.deliverOrder,
  ...anyOrder,
  reply: oneOrder,
  errors: stepErrors,
  limit: write,
})

export const refuseOrder = endpoint({
  name: 'refuseOrder',
  feature: 'orders',
  summary:
    'Cancels an order that is not shipped yet and that we cannot deliver, with the same effect as a cancellation by its buyer.',
  ...calls.refuseOrder,
  ...anyOrder,
  body: z.object({ reason: line(300) }),
  reply: oneOrder,
  errors: stepErrors,
  limit: write,
})

export const closeReturn = endpoint({
  name: 'closeReturn',
  feature: 'orders',
  summary:
    'Decides a return: accepts it, when the goods are back and the money is refunded, or declines it, when the order stays delivered.',
  ...calls.closeReturn,
  ...anyOrder,
  body: z.object({
    accept: z.boolean(because('required')),
    /** Whether the goods can be sold again. */
    resell: z.boolean(because('invalid')).optional(),
  }),
  reply: oneOrder,
  errors: stepErrors,
  limit: write,
})
