import { demoCancelReasons } from '@sankalp/content/demo/history/words'
import { addAddress } from '@sankalp/contract/addresses'
import type { PaymentMethod, ReturnReason } from '@sankalp/contract/order-life'
import type { Carrier } from '@sankalp/contract/order-rules'
import {
  cancelOrder,
  closeReturn,
  deliverOrder,
  packOrder,
  placeOrder,
  quoteOrder,
  requestReturn,
  shipOrder,
} from '@sankalp/contract/orders'
import { payInDemo } from '@sankalp/contract/payments'
import { postProductReview } from '@sankalp/contract/reviews'
import { type Resident, nameOf } from '../cast.ts'
import type { Story } from '../timeline.ts'
import type { Person, Town } from '../town.ts'

/** How far an order has come. */
export type OrderEnd = 'placed' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'returnAsked' | 'returned'

export type OrderPlan = {
  user: Resident
  operator: Person
  products: readonly { productId: string; quantity: number }[]
  pay: PaymentMethod
  coupon?: string
  end: OrderEnd
  /** Which parcel of which carrier. */
  parcel: { carrier: Carrier; trackingNumber: string }
  /** What the buyer says of the first product. */
  review?: readonly [stars: number, words: string]
  returned?: { reason: ReturnReason; note: string }
}

const hours = 3600

/** An order from the checkout to the parcel, and sometimes back. */
export async function* buy(town: Town, plan: OrderPlan): Story {
  const { user, operator, end, parcel } = plan
  const orderId = yield* place(town, plan)
  const params = { orderId }
  if (end === 'placed') return
  if (end === 'cancelled') {
    yield 2 * hours
    await town.call(user, cancelOrder, { params, body: { reason: demoCancelReasons.order[user.language] } })
    return
  }
  yield 16 * hours
  await town.call(operator, packOrder, { params })
  if (end === 'packed') return
  yield 3 * hours
  await town.call(operator, shipOrder, { params, body: parcel })
  if (end === 'shipped') return
  yield 54 * hours
  await town.call(operator, deliverOrder, { params })
  yield* receive(town, plan, orderId)
}

async function* place(town: Town, { user, products, pay, coupon }: OrderPlan): AsyncGenerator<number, string> {
  const { data: address } = await town.call(user, addAddress, { body: addressOf(user) })
  yield 60
  const asked = { products: [...products], ...(coupon !== undefined && { coupon }) }
  const { totalAmount, discount, grandTotal } = await town.call(user, quoteOrder, { body: asked })
  const { data } = await town.call(user, placeOrder, {
    body: { ...asked, totalAmount, discount, grandTotal, shippingAddressId: address._id, paymentMethod: pay },
  })
  if (data.paymentId !== null) {
    yield 50
    await town.call(null, payInDemo, { params: { paymentId: data.paymentId }, body: { outcome: 'paid' } })
  }
  return data.orderId
}

async function* receive(
  town: Town,
  { user, operator, products, end, review, returned }: OrderPlan,
  orderId: string,
): Story {
  const params = { orderId }
  yield 26 * hours
  if (returned) {
    await town.call(user, requestReturn, { params, body: returned })
    if (end === 'returnAsked') return
    yield 50 * hours
    await town.call(operator, closeReturn, { params, body: { accept: true, resell: false } })
    return
  }
  if (!review) return
  const [stars, words] = review
  const { productId } = products[0]!
  await town.call(user, postProductReview, { body: { productId, stars, ...(words !== '' && { words }) } })
}

function addressOf(user: Resident) {
  const { email, address, city, state, pincode } = user.profile
  if (state === 'Outside India') throw new Error('no parcel goes there')
  return {
    fullName: nameOf(user),
    email,
    phone: user.phone.slice(-10),
    addressLine: address,
    city,
    state,
    pinCode: pincode,
  }
}
