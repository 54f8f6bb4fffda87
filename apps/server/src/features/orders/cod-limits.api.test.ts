import { randomUUID } from 'node:crypto'
import { getKeptCodLimit, saveCodLimit } from '@sankalp/contract/cod-editing'
import { getOperatorList } from '@sankalp/contract/operator'
import { cancelOrder, deliverOrder, packOrder, placeOrder, quoteOrder, shipOrder } from '@sankalp/contract/orders'
import type { CodLimitId } from '@sankalp/contract/order-rules'
import { beforeEach, expect, test } from 'vitest'
import { expectVerified } from '../../../test/ledger.ts'
import { signInAs } from '../../../test/payouts.ts'
import { newAddress, newProduct, order, orderBody, stockOf } from '../../../test/shopping.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type TestClient, randomPhone } from '../../../test/test-client.ts'

let app: TestApp
let by: TestClient
let productId: string
beforeEach(async () => {
  app = await testApp()
  by = await signInAs(app, 'ROLE_ADMIN', 'One')
  productId = await newProduct(app.db, { stock: 200, rupees: 100, discountPercent: 0 })
})

const one = () => [{ productId, quantity: 1 }]
/** Creates an address: each text is a different house, and each address has another phone number. */
const addressIn = (client: TestClient, addressLine: string, more: { phone?: string; pinCode?: string } = {}) =>
  newAddress(client, { addressLine, phone: randomPhone(), ...more })
async function change(limitId: CodLimitId, limit: { orders?: number; rupees?: number }) {
  const { limitId: _, ...before } = (await by.call(getKeptCodLimit, { params: { limitId } })).body.limit
  return by.call(saveCodLimit, { params: { limitId }, body: { ...before, ...limit } })
}
const openOrders = async () => (await app.db.query(`select 1 from shop_order where state <> 'cancelled'`)).length
type Answer = Awaited<ReturnType<typeof order>>
const refusals = (answers: readonly Answer[]) =>
  answers.flatMap(({ body }) => (body.code === 'COD_NOT_OFFERED' ? [(body.facts as { reason: string }).reason] : []))

/** Places all orders at the same time, each with its own key. */
async function placeAtOnce(wanted: readonly { client: TestClient; addressId: string }[]): Promise<Answer[]> {
  const bodies = await Promise.all(
    wanted.map(({ client, addressId }) => orderBody(client, one(), { paymentMethod: 'cod', addressId })),
  )
  return Promise.all(
    wanted.map(({ client }, index) =>
      client.call(placeOrder, { body: bodies[index]!, headers: { 'Idempotency-Key': randomUUID() } }),
    ),
  )
}

test('of thirty orders of one account at once, places as many as may be open; a delivered or cancelled one makes room', async () => {
  const client = await app.newClient().signIn()
  const addressId = await addressIn(client, 'House 1')
  const answers = await placeAtOnce(Array.from({ length: 30 }, () => ({ client, addressId })))
  const placed = answers.filter(({ status }) => status === 200)
  expect([placed.length, refusals(answers), await openOrders(), await stockOf(app.db, productId)]).toEqual([
    2,
    Array.from({ length: 28 }, () => 'account'),
    2,
    198,
  ])
  const [first, second] = placed.map(({ body }) => body.data.orderId)
  const again = () => order(client, one(), { paymentMethod: 'cod', addressId })
  await client.call(cancelOrder, { params: { orderId: first! }, body: {} })
  expect([(await again()).status, (await again()).body]).toMatchObject([
    200,
    { code: 'COD_NOT_OFFERED', facts: { reason: 'account', orders: 2, limitPaise: 5000_00 } },
  ])
  const params = { orderId: second! }
  await by.call(packOrder, { params })
  await by.call(shipOrder, { params, body: { carrier: 'indiaPost', trackingNumber: 'EE123456789IN' } })
  expect((await again()).status).toBe(409)
  await by.call(deliverOrder, { params })
  expect((await again()).status).toBe(200)
  await expectVerified(app.db)
})

test('of many accounts at once, places no more orders per address, phone or PIN code than allowed, however the address is written', async () => {
  const clients = await Promise.all(Array.from({ length: 12 }, () => app.newClient().signIn()))
  await change('pin', { orders: 6 })
  await change('account', { orders: 5 })
  const written = ['14, Assi Ghat Road', '14 ASSI GHAT ROAD.', '१४ Assi-Ghat Road']
  const oneAddress = await Promise.all(
    clients.map(async (client, index) => ({ client, addressId: await addressIn(client, written[index % 3]!) })),
  )
  const atAddress = await placeAtOnce(oneAddress)
  expect([await openOrders(), refusals(atAddress)]).toEqual([3, Array.from({ length: 9 }, () => 'address')])
  const phone = randomPhone()
  const onePhone = await Promise.all(
    clients.map(async (client, index) => ({
      client,
      addressId: await addressIn(client, `Lane ${index}`, { phone, pinCode: '221001' }),
    })),
  )
  const atPhone = await placeAtOnce(onePhone)
  expect([await openOrders(), refusals(atPhone)]).toEqual([5, Array.from({ length: 10 }, () => 'phone')])
  const onePin = await Promise.all(
    clients.map(async (client, index) => ({ client, addressId: await addressIn(client, `House ${index}`) })),
  )
  const atPin = await placeAtOnce(onePin)
  expect([await openOrders(), new Set(refusals(atPin))]).toEqual([8, new Set(['pin'])])
})

test('before the first delivery the limit is lower, also over two orders; the checkout says so in advance, and an operator can change it', async () => {
  const client = await app.newClient().signIn()
  const shippingAddressId = await addressIn(client, 'House 1')
  const quote = async (quantity: number) =>
    (await client.call(quoteOrder, { body: { products: [{ productId, quantity }], shippingAddressId } })).body.cod
  expect([await quote(15), await quote(16)]).toEqual([
    { isOffered: true, refused: null, limit: null, orders: null },
    { isOffered: false, refused: 'first', limit: 1500, orders: null },
  ])
  expect(
    (await order(client, [{ productId, quantity: 10 }], { paymentMethod: 'cod', addressId: shippingAddressId })).status,
  ).toBe(200)
  expect(await quote(6)).toMatchObject({ refused: 'first' })
  client.language = 'hin'
  const refused = await order(client, [{ productId, quantity: 6 }], {
    paymentMethod: 'cod',
    addressId: shippingAddressId,
  })
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      code: 'COD_NOT_OFFERED',
      facts: { reason: 'first', limitPaise: 1500_00 },
      message: expect.stringContaining('₹1,500') as string,
    },
  ])
  expect((await change('first', { rupees: 2000 })).status).toBe(200)
  expect(await quote(6)).toMatchObject({ isOffered: true })
  expect((await change('account', { orders: 0 })).status).toBe(200)
  expect(await quote(1)).toEqual({ isOffered: false, refused: 'account', limit: 5000, orders: 0 })
  expect(
    (await client.call(quoteOrder, { body: { products: one(), shippingAddressId: await addressIn(by, 'House 2') } }))
      .status,
  ).toBe(404)
})

test('an operator lists the limits; the second of two saves is refused, and a limit of sums has no order count', async () => {
  const { items } = (await by.call(getOperatorList, { params: { list: 'codLimits' }, query: {} })).body
  expect(items.map(({ id, cells }) => [id, ...cells.slice(1)])).toEqual([
    ['order', null, 5000],
    ['first', null, 1500],
    ['account', 2, 5000],
    ['phone', 2, 5000],
    ['address', 3, 10_000],
    ['pin', 20, 50_000],
  ])
  const params = { limitId: 'pin' } as const
  const answers = await Promise.all(
    [10, 11].map((orders) => by.call(saveCodLimit, { params, body: { orders, rupees: 1, version: 1 } })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    facts: { version: 2 },
  })
  expect((await change('first', { orders: 3 })).body).toMatchObject({ facts: { fields: [{ field: 'orders' }] } })
})
