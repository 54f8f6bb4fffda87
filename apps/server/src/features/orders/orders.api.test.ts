import { randomUUID } from 'node:crypto'
import { addToCart, getUserCart } from '@sankalp/contract/cart'
import { indiaDay } from '@sankalp/contract/india-time'
import { cancelOrder, getMyOrders, getOrder, placeOrder } from '@sankalp/contract/orders'
import { getReceipt, getUserWalletDetail } from '@sankalp/contract/wallet'
import { describe, expect, test } from 'vitest'
import { expectVerified } from '../../../test/ledger.ts'
import { fillWallet, goods, newAddress, newProduct, order, orderBody, stockOf } from '../../../test/shopping.ts'
import { fileApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

const app = fileApp()

async function buyer(rupees = 5000): Promise<TestClient> {
  const client = await app().newClient().signIn()
  await fillWallet(app().db, client.userId, rupees)
  return client
}
const ordersOf = async (client: TestClient) => (await client.call(getMyOrders)).body.data

describe('placing an order with the wallet', () => {
  test('reserves the goods, charges the grand total and returns what the page needs', async () => {
    const client = await buyer()
    const productId = await newProduct(app().db, { stock: 5, rupees: 399, discountPercent: 15 })
    const { status, body } = await order(client, [{ productId, quantity: 2 }])
    expect([status, body.message]).toEqual([200, 'Order placed successfully!'])
    expect(body.data).toEqual({
      email: 'asha@example.com',
      orderNumber: expect.stringMatching(/^SO\/20\d\d-\d\d\/\d{6}$/),
      savings: 119.7,
      orderId: expect.any(String),
      paymentId: null,
      url: null,
    })
    expect(await stockOf(app().db, productId)).toBe(3)
    expect((await client.call(getUserWalletDetail)).body.wallet.balance).toBe(5000 - 678.3)
    const [mine] = await ordersOf(client)
    expect(mine).toMatchObject({
      _id: body.data.orderId,
      status: 'placed',
      paymentStatus: 'paid',
      paymentMethod: 'wallet',
      totalAmount: 798,
      discount: 119.7,
      grandTotal: 678.3,
      gst: 32.3,
      shippingAddress: { fullName: 'Asha Verma', pinCode: '221005' },
      canCancel: true,
    })
    expect(mine!.products).toMatchObject([
      { quantity: 2, price: 399, final_price: 339.15, amount: 678.3, gst_percentage: 5 },
    ])
    const { receipt } = (await client.call(getReceipt, { params: { transferId: mine!.transferId! } })).body
    expect(receipt).toMatchObject({
      series: 'I',
      total: 678.3,
      tax: 32.3,
      lines: [{ quantity: 2, amount: 646, tax: 32.3, code: '7418' }],
    })
    await expectVerified(app().db)
  })

  test('removes the ordered products from the cart; Buy now does not', async () => {
    const client = await buyer()
    const [a, b] = [await newProduct(app().db), await newProduct(app().db)]
    for (const product of [a, b])
      await client.call(addToCart, { body: { userId: client.userId, product, quantity: 1 } })
    await order(client, [{ productId: a, quantity: 1 }], { buyNow: true })
    await order(client, [{ productId: b, quantity: 1 }])
    const { user } = (await client.call(getUserCart, { params: { userId: client.userId } })).body
    expect(user.cart.map(({ _id }) => _id)).toEqual([a])
  })

  test('ten times at once with one key creates one order', async () => {
    const client = await buyer()
    const productId = await newProduct(app().db, { stock: 10 })
    const body = await orderBody(client, [{ productId, quantity: 1 }])
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.call(placeOrder, { body, headers: { 'Idempotency-Key': key } })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(answers.map((answer) => answer.body.data.orderId)).size).toBe(1)
    expect([await stockOf(app().db, productId), (await ordersOf(client)).length]).toEqual([9, 1])
  })

  test('without enough money changes nothing', async () => {
    const client = await buyer(10)
    const productId = await newProduct(app().db)
    const { status, body } = await order(client, [{ productId, quantity: 1 }])
    expect([status, body.code]).toEqual([409, 'INSUFFICIENT_BALANCE'])
    expect([await stockOf(app().db, productId), (await ordersOf(client)).length]).toEqual([10, 0])
    await expectVerified(app().db)
  })

  test('of the last pieces by many at once sells each once and refuses the others', async () => {
    const productId = await newProduct(app().db, { stock: 3, rupees: 10 })
    const buyers = await Promise.all(Array.from({ length: 12 }, () => buyer(100)))
    const bodies = await Promise.all(buyers.map((client) => orderBody(client, [{ productId, quantity: 1 }])))
    const answers = await Promise.all(
      buyers.map((client, index) =>
        client.call(placeOrder, { body: bodies[index]!, headers: { 'Idempotency-Key': randomUUID() } }),
      ),
    )
    const codes = answers.map(({ status, body }) => body.code ?? String(status)).toSorted((a, b) => a.localeCompare(b))
    expect(codes).toEqual(['200', '200', '200', ...Array.from({ length: 9 }, () => 'NOT_ENOUGH_STOCK')])
    expect(await stockOf(app().db, productId)).toBe(0)
    await expectVerified(app().db)
  })

  test('with two lines of one product shares its stock', async () => {
    const client = await buyer()
    const productId = await newProduct(app().db, { stock: 3 })
    const twice = [
      { productId, quantity: 2 },
      { productId, quantity: 2 },
    ]
    const { body } = await order(client, twice)
    expect(body).toMatchObject({ code: 'NOT_ENOUGH_STOCK', facts: { products: [{ productId, left: 3 }] } })
    const fits = await order(client, [
      { productId, quantity: 2 },
      { productId, quantity: 1 },
    ])
    expect([fits.status, await stockOf(app().db, productId)]).toEqual([200, 0])
    expect((await ordersOf(client))[0]!.products).toMatchObject([{ quantity: 3 }])
  })
})

describe('an order with outdated data', () => {
  test.each([0, -1, 1.5, 1_000_000_000, '2', null])('a quantity of %s is refused by its field', async (quantity) => {
    const client = await buyer(0.01)
    const productId = await newProduct(app().db)
    const body = {
      products: [{ productId, quantity }],
      totalAmount: 200,
      discount: 20,
      grandTotal: 180,
      shippingAddressId: await newAddress(client),
    }
    const answer = await client.call(placeOrder, { body: body as never })
    expect([answer.status, answer.body.facts]).toMatchObject([400, { fields: [{ field: 'products.0.quantity' }] }])
    expect(await stockOf(app().db, productId)).toBe(10)
  })

  test('is refused with the new totals if its price has changed, and succeeds with them', async () => {
    const client = await buyer()
    const productId = await newProduct(app().db, { rupees: 200, discountPercent: 0 })
    const body = await orderBody(client, [{ productId, quantity: 2 }])
    const now = app().clock.now()
    await app().db.transaction((tx) =>
      goods.setPrice(tx, productId, { pricePaise: 25_000, discountPercent: 10, from: indiaDay(now) }, now),
    )
    const refused = await client.call(placeOrder, { body })
    expect(refused.body).toMatchObject({
      code: 'TOTALS_CHANGED',
      facts: {
        totalAmount: 500,
        discount: 50,
        grandTotal: 450,
        lines: [{ productId, price: 250, discount_percentage: 10, final_price: 225 }],
      },
    })
    expect([refused.status, await stockOf(app().db, productId)]).toEqual([409, 10])
    const again = await client.call(placeOrder, { body: { ...body, totalAmount: 500, discount: 50, grandTotal: 450 } })
    expect(again.status).toBe(200)
  })

  test('reports a product that was withdrawn while the page was open', async () => {
    const client = await buyer()
    const productId = await newProduct(app().db)
    const body = await orderBody(client, [{ productId, quantity: 1 }])
    await app().db.transaction((tx) => goods.withdraw(tx, productId, app().clock.now()))
    expect((await client.call(placeOrder, { body })).body).toMatchObject({
      code: 'PRODUCT_WITHDRAWN',
      facts: { productIds: [productId] },
    })
  })

  test('accepts only the caller’s own address', async () => {
    const [client, other] = [await buyer(), await buyer()]
    const productId = await newProduct(app().db)
    const answer = await order(client, [{ productId, quantity: 1 }], { addressId: await newAddress(other) })
    expect([answer.status, await stockOf(app().db, productId)]).toEqual([404, 10])
  })
})

test('does not find the order of another user', async () => {
  const [client, other] = [await buyer(), await buyer()]
  const placed = await order(client, [{ productId: await newProduct(app().db), quantity: 1 }])
  const params = { orderId: placed.body.data.orderId }
  expect((await other.call(getOrder, { params })).status).toBe(404)
  expect((await other.call(cancelOrder, { params, body: {} })).status).toBe(404)
  expect((await client.call(getOrder, { params })).body.order.status).toBe('placed')
})

test('numbers are consecutive, and the list is paged with the newest first', async () => {
  const client = await buyer()
  const productId = await newProduct(app().db, { stock: 20, rupees: 10 })
  const addressId = await newAddress(client)
  const numbers: string[] = []
  for (let index = 0; index < 12; index += 1)
    numbers.push((await order(client, [{ productId, quantity: 1 }], { addressId })).body.data.orderNumber)
  const count = (text: string) => Number(text.slice(-6))
  expect(numbers.map(count)).toEqual(numbers.map((_, index) => count(numbers[0]!) + index))
  const first = (await client.call(getMyOrders)).body
  const second = (await client.call(getMyOrders, { query: { cursor: first.nextCursor! } })).body
  expect([...first.data, ...second.data].map(({ orderNumber }) => orderNumber)).toEqual(numbers.toReversed())
  expect(second.nextCursor).toBeNull()
})
