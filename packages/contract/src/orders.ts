import { z } from 'zod'
import { address } from './addresses.ts'
import { quantity } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { because, id, line } from './fields.ts'
import { orderCancellers, orderPaymentStatuses, orderStatuses, paymentMethods, returnReasons } from './order-life.ts'
import { carrierKeys, couponRefusals, mostLines } from './order-rules.ts'
import * as calls from './orders.calls.ts'
import { cursorPage, rupees, slug } from './paging.ts'
import { product } from './shop.ts'
import { refundRules } from './wallet-rules.ts'

const instant = z.iso.datetime()

/** What is bought: a product as it is now, and what one piece of it cost when it was ordered. */
export const orderLine = z.object({
  product,
  quantity: z.int(),
  price: rupees,
  discount_percentage: z.int(),
  final_price: rupees,
  /** For all pieces, after discount and coupon, with the tax in it. */
  amount: rupees,
  gst_percentage: z.number(),
  gst: rupees,
})
export type OrderLine = z.output<typeof orderLine>

/** Total Price, Total Discount (a coupon's too) and Grand Total; `gst` is inside of the last. */
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
  /** Each step it has taken, oldest first. */
  timeline: z.array(z.object({ status: z.enum(orderStatuses), at: instant })),
  /** When it should arrive: days in India. */
  delivery: z.object({ from: z.iso.date(), to: z.iso.date() }),
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string() }).nullable(),
  /** Of an order that is paid online: where it can be paid, while it can. */
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
  /** Until then it can be given back; null when it cannot. */
  returnableUntil: instant.nullable(),
  canCancel: z.boolean(),
  /** The invoice, once it is paid, and the credit note of money that came back: ids for `getReceipt`. */
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
/** Rupees as a page has added them up: at most two decimals. */
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
    'Places an order: its goods are set aside and, by wallet, paid for. The totals must be those of the server, else 409 with the new ones. Online: `url` leads to the payment, and the goods are given back when it does not come.',
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
    /** Buy now: the cart stays as it is. Else what is ordered leaves it. */
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
    'What an order would come to now, with a coupon if one is named, and how it can be paid. Nothing is set aside.',
  ...calls.quoteOrder,
  access: 'signed-in',
  body: z.object({
    products,
    coupon: coupon.optional(),
    pinCode: line(6)
      .regex(/^[1-9]\d{5}$/, because('pincode'))
      .optional(),
  }),
  reply: z.object({
    lines: z.array(orderLine),
    ...totals,
    /** Why a named coupon takes nothing off; null when it does, or none was named. */
    couponRefused: z.enum(couponRefusals).nullable(),
    /** Whether it can be paid at the door, and up to which total. */
    cod: z.object({ isOffered: z.boolean(), limit: rupees }),
    delivery: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  }),
  errors: ['PRODUCT_WITHDRAWN', 'NOT_DELIVERED_THERE'],
  limit: read,
})

const myOrders = cursorPage(order, 10)

export const getMyOrders = endpoint({
  name: 'getMyOrders',
  feature: 'orders',
  summary: "The caller's orders, newest first, by cursor.",
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
  summary: "One of the caller's orders.",
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
  summary: 'Cancels an order that is not shipped yet. What was paid comes back: to the wallet, or the way it came.',
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
  summary: 'Asks to give a delivered order back, whole, within ten days. Pictures can be added until it is decided.',
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
  summary: 'Adds a picture (JPEG) to a return that is asked for and not decided yet.',
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
  summary: 'Puts what was ordered into the cart again, as far as it can be had. What cannot is named.',
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
  summary: 'Orders of everybody, newest first, by cursor; those of one status, or a single one, if asked for.',
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
  summary: 'An order is packed. One that is paid online only after its payment.',
  ...calls.packOrder,
  ...anyOrder,
  reply: oneOrder,
  errors: [...stepErrors, 'ORDER_NOT_PAID'],
  limit: write,
})

export const shipOrder = endpoint({
  name: 'shipOrder',
  feature: 'orders',
  summary: 'An order is with the carrier, under a tracking number. From now on it cannot be cancelled.',
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
  summary: 'An order has arrived; what is paid at the door is paid by that.',
  ...calls.deliverOrder,
  ...anyOrder,
  reply: oneOrder,
  errors: stepErrors,
  limit: write,
})

export const refuseOrder = endpoint({
  name: 'refuseOrder',
  feature: 'orders',
  summary: 'We cannot deliver an order that is not shipped yet: it is cancelled as if its buyer had.',
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
    'Decides a return: the goods are here again and the money goes back, or they cannot be taken back and the order stays delivered.',
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
