import { addAddress, getAllAddress } from '@sankalp/contract/addresses'
import { addToCart } from '@sankalp/contract/cart'
import { getKeptCodLimit } from '@sankalp/contract/cod-editing'
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
import { liftCodLimits } from '../lift-cod-limits.ts'
import { goodAddress } from '../shopping.ts'
import { demoOperator } from './demo-operator.ts'
import type { Prepared } from './prepare.ts'

/** The product with the largest stock in the demo. */
const productId = 'clay-diyas-of-twelve'
const products = [{ productId, quantity: 1 }]
/** In sequence for each user, so that few orders are made: each takes goods from the stock. */
const inTurn = createKeyedQueue()

const shipping = { carrier: 'indiaPost', trackingNumber: 'EE123456789IN' } as const
const oneOf =
  (status: OrderStatus, body?: Record<string, unknown>) =>
  async (owner: TestClient): Promise<Prepared> => ({
    params: { orderId: await inTurn(owner.userId, () => someOrder(owner, status)) },
    ...(body && { body }),
  })

/** Makes requests about carts, addresses and orders succeed. */
export const orderHints: Record<string, (owner: TestClient) => Promise<Prepared>> = {
  addToCart: async () => ({ body: { product: productId, quantity: 1 } }),
  increaseQuantity: async (owner) => inCart(owner, {}),
  decreaseQuantity: async (owner) => inCart(owner, {}),
  setQuantity: async (owner) => inCart(owner, { quantity: 2 }),
  removeItem: async () => ({ body: { productId } }),
  addAddress: async () => ({ body: goodAddress }),
  updateAddress: async (owner) => ({ params: { addressId: await someAddress(owner) }, body: goodAddress }),
  deleteAddress: async (owner) => ({ params: { addressId: await someAddress(owner) } }),
  quoteOrder: async (owner) => ({
    body: { products, coupon: 'SHUBH10', pinCode: '221005', shippingAddressId: await someAddress(owner) },
  }),
  placeOrder: async (owner) => ({ body: await orderOf(owner) }),
  // Request the first page: cursors come only from the server.
  getMyOrders: async () => ({ query: { pageSize: '10' } }),
  listOrders: async () => ({ query: { pageSize: '10', status: 'placed' } }),
  getKeptCodLimit: async () => ({ params: { limitId: 'pin' } }),
  async saveCodLimit(owner) {
    await onDelivery(owner)
    const { limitId, ...body } = (
      await (await demoOperator(owner)).call(getKeptCodLimit, { params: { limitId: 'pin' } })
    ).body.limit
    return { params: { limitId }, body }
  },
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

/**
 * Raises the limits of cash on delivery, because a few users here order everything on delivery to one address. Call it
 * every time: requests that change the limits are tested too.
 */
async function onDelivery(owner: TestClient): Promise<void> {
  await inTurn('limits', async () => liftCodLimits(await demoOperator(owner)))
}

async function orderOf(owner: TestClient) {
  await onDelivery(owner)
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

/** Returns an order of the owner in this state: an existing one, or a new one that is brought to it. */
async function someOrder(owner: TestClient, status: OrderStatus): Promise<string> {
  const known = (await owner.call(getMyOrders)).body.data.find(
    (order) => order.status === status && !(status === 'delivered' && order.return),
  )
  if (known) return known._id
  await onDelivery(owner)
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
