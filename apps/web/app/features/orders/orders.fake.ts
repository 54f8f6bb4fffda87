import type { Address } from '@sankalp/contract/addresses'
import type { CartLine } from '@sankalp/contract/cart'
import type { Order } from '@sankalp/contract/orders'
import type { Product } from '@sankalp/contract/shop'
import type { User } from '@sankalp/contract/users'
import type { Quote } from './api/quote-order.ts'

/** Answers of the shop's API calls, for tests. */

export const userId = '0d9c9a3e-6b1f-4f6c-9d6b-1f0f3a5b7c11'
export const orderId = '44444444-4444-4444-8444-444444444444'

export const user = {
  _id: userId,
  first_name: 'Asha',
  last_name: 'Sharma',
  name: null,
  email: 'asha@example.com',
  phone_number: '7000000001',
} as unknown as User

export const mala = {
  _id: 'tulsi-mala',
  name: 'Tulsi Mala',
  image: null,
  drawing: 'products/tulsi-mala',
  type: 'Mala of 108',
  category: 'Malas',
  colour: 'Light wood',
  sku: 'MAL-TUL',
  price: 320,
  discount_percentage: 10,
  final_price: 288,
  description: 'Turned from tulsi wood.',
  in_stock: true,
  max_quantity: 3,
} as unknown as Product

export const lineOf = (rest: Partial<CartLine> = {}): CartLine => ({
  _id: 'l1',
  userId,
  product: mala,
  quantity: 2,
  priceWhenAdded: 288,
  hasNewPrice: false,
  problem: null,
  ...rest,
})
export const cartOf = (...lines: CartLine[]) => ({
  user: { _id: userId, cart: lines, totalAmount: 640, discount: 64, grandTotal: 576 },
})

export const addressOf = (rest: Partial<Address> = {}): Address => ({
  _id: 'a1',
  fullName: 'Asha Sharma',
  email: 'asha@example.com',
  phone: '7000000001',
  addressLine: '7, Mahakal Marg',
  city: 'Ujjain',
  state: 'Madhya Pradesh',
  pinCode: '456001',
  isDefault: true,
  ...rest,
})

const line = {
  product: mala,
  quantity: 2,
  price: 320,
  discount_percentage: 10,
  final_price: 288,
  amount: 576,
  gst_percentage: 5,
  gst: 27.43,
}

export const quoteOf = (rest: Partial<Quote> = {}): Quote => ({
  lines: [line],
  totalAmount: 640,
  discount: 64,
  couponDiscount: 0,
  grandTotal: 576,
  gst: 27.43,
  couponRefused: null,
  coupons: [],
  cod: { isOffered: true, refused: null, limit: null, orders: null },
  delivery: { from: '2026-11-20', to: '2026-11-23' },
  ...rest,
})

export const orderOf = (rest: Partial<Order> = {}): Order => ({
  _id: orderId,
  orderNumber: 'SO/2026-27/000042',
  status: 'placed',
  paymentStatus: 'paid',
  paymentMethod: 'wallet',
  products: [line],
  shippingAddress: addressOf(),
  totalAmount: 640,
  discount: 64,
  couponDiscount: 0,
  grandTotal: 576,
  gst: 27.43,
  coupon: null,
  savings: 64,
  createdAt: '2026-11-16T09:00:00.000Z',
  timeline: [{ status: 'placed', at: '2026-11-16T09:00:00.000Z' }],
  delivery: { from: '2026-11-20', to: '2026-11-23' },
  tracking: null,
  payment: null,
  cancelledBy: null,
  cancelReason: null,
  return: null,
  returnableUntil: null,
  canCancel: true,
  transferId: 't1',
  refundTransferId: null,
  refund: null,
  ...rest,
})
