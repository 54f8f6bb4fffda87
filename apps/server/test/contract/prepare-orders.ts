import { addAddress, getAllAddress } from '@sankalp/contract/addresses'
import { addToCart } from '@sankalp/contract/cart'
import type { OrderStatus } from '@sankalp/contract/order-life'
import {
  deliverOrder,
  getMyOrders,
  packOrder,
  placeOrder,
  quoteOrder,
  requestReturn,
  shipOrder,
} from '@sankalp/contract/orders'
import { createKeyedQueue } from '../../src/platform/keyed-queue.ts'
import type { TestClient } from '../test-client.ts'
import { goodAddress } from '../shopping.ts'
import { demoOperator } from './demo-operator.ts'
import type { Prepared } from './prepare.ts'

/** Of these the demo has the most. */
const productId = 'clay-diyas-of-twelve'
const products = [{ productId, quantity: 1 }]
/** One after the other for each person, so that few orders are made: each takes something from the shelf. */
const inTurn = createKeyedQueue()

const shipping = { carrier: 'indiaPost', trackingNumber: 'EE123456789IN' } as const
const oneOf =
  (status: OrderStatus, body?: Record<string, unknown>) =>
  async (owner: TestClient): Promise<Prepared> => ({
    params: { orderId: await inTurn(owner.userId, () => someOrder(owner, status)) },
    ...(body && { body }),
  })

/** What makes requests about carts, addresses and orders succeed. */
export const orderHints: Record<string, (owner: TestClient) => Promise<Prepared>> = {
  addToCart: async () => ({ body: { product: productId, quantity: 1 } }),
  increaseQuantity: async (owner) => inCart(owner, {}),
  decreaseQuantity: async (owner) => inCart(owner, {}),
  setQuantity: async (owner) => inCart(owner, { quantity: 2 }),
  removeItem: async () => ({ body: { productId } }),
  addAddress: async () => ({ body: goodAddress }),
  updateAddress: async (owner) => ({ params: { addressId: await someAddress(owner) }, body: goodAddress }),
  deleteAddress: async (owner) => ({ params: { addressId: await someAddress(owner) } }),
  quoteOrder: async () => ({ body: { products, coupon: 'SHUBH10', pinCode: '221005' } }),
  placeOrder: async (owner) => ({ body: await orderOf(owner) }),
  // The first page: a cursor is the server's own.
  getMyOrders: async () => ({ query: { pageSize: '10' } }),
  listOrders: async () => ({ query: { pageSize: '10', status: 'placed' } }),
  getOrder: oneOf('placed'),
  cancelOrder: oneOf('placed', { reason: 'Ordered by mistake' }),
  reorder: oneOf('placed'),
  requestReturn: oneOf('delivered', { reason: 'damaged', note: 'Bent' }),
  addReturnPicture: oneOf('returnRequested'),
  packOrder: oneOf('placed'),
  shipOrder: oneOf('packed', shipping),
  deliverOrder: oneOf('shipped'),
  refuseOrder: oneOf('placed', { reason: 'Broken in the store' }),
  closeReturn: oneOf('returnRequested', { accept: true, resell: true }),
}

async function inCart(owner: TestClient, more: { quantity?: number }): Promise<Prepared> {
  await owner.call(addToCart, { body: { userId: owner.userId, product: productId, quantity: 1 } })
  return { body: { productId, ...more } }
}

async function someAddress(owner: TestClient): Promise<string> {
  const [known] = (await owner.call(getAllAddress)).body.data
  return known?._id ?? (await owner.call(addAddress, { body: goodAddress })).body.data._id
}

async function orderOf(owner: TestClient) {
  const { totalAmount, discount, grandTotal } = (await owner.call(quoteOrder, { body: { products } })).body
  return {
    products,
    totalAmount,
    discount,
    grandTotal,
    shippingAddressId: await inTurn(owner.userId, () => someAddress(owner)),
    paymentMethod: 'cod' as const,
  }
}

/** An order of the owner's that stands so: one that is there, else a new one that is brought there. */
async function someOrder(owner: TestClient, status: OrderStatus): Promise<string> {
  const known = (await owner.call(getMyOrders)).body.data.find(
    (order) => order.status === status && !(status === 'delivered' && order.return),
  )
  if (known) return known._id
  const { totalAmount, discount, grandTotal } = (await owner.call(quoteOrder, { body: { products } })).body
  const placed = await owner.call(placeOrder, {
    body: {
      products,
      totalAmount,
      discount,
      grandTotal,
      shippingAddressId: await someAddress(owner),
      paymentMethod: 'cod',
    },
  })
  const params = { orderId: placed.body.data.orderId }
  if (status === 'placed') return params.orderId
  const operator = await demoOperator(owner)
  await operator.call(packOrder, { params })
  if (status !== 'packed') await operator.call(shipOrder, { params, body: shipping })
  if (status === 'delivered' || status === 'returnRequested') await operator.call(deliverOrder, { params })
  if (status === 'returnRequested') await owner.call(requestReturn, { params, body: { reason: 'damaged' } })
  return params.orderId
}
