import {
  addToCart,
  decreaseQuantity,
  getUserCart,
  increaseQuantity,
  mergeCart,
  removeItem,
  setQuantity,
  showGuestCart,
} from '@sankalp/contract/cart'
import { indiaDay } from '@sankalp/contract/india-time'
import { describe, expect, test } from 'vitest'
import { connectLive } from '../../../test/live-client.ts'
import { goods, newProduct } from '../../../test/shopping.ts'
import { fileApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

const app = fileApp()

async function person() {
  const client = await app().newClient().signIn()
  const { userId } = client
  return {
    client,
    userId,
    add: (product: string, quantity = 1) => client.call(addToCart, { body: { userId, product, quantity } }),
    cart: async () => (await client.call(getUserCart, { params: { userId } })).body.user,
    lines: async () =>
      (await client.call(getUserCart, { params: { userId } })).body.user.cart.map(({ _id, quantity }) => [
        _id,
        quantity,
      ]),
  }
}

test('adds up, names the product, and counts the pieces', async () => {
  const { add, cart } = await person()
  const productId = await newProduct(app().db, { rupees: 399, discountPercent: 15 })
  const { body } = await add(productId)
  expect(body.message).toBe(`Thing ${productId} added to cart!`)
  expect(body.cartProducts).toMatchObject([
    {
      _id: productId,
      quantity: 1,
      product: { name: `Thing ${productId}`, final_price: 339.15 },
      priceWhenAdded: 339.15,
      hasNewPrice: false,
      problem: null,
    },
  ])
  await add(productId, 2)
  expect(await cart()).toMatchObject({
    totalAmount: 1197,
    discount: 179.55,
    grandTotal: 1017.45,
    cart: [{ quantity: 3 }],
  })
})

test('increases, decreases and sets a quantity; removing the last piece removes the line', async () => {
  const { client, userId, add, lines } = await person()
  const productId = await newProduct(app().db, { stock: 3 })
  await add(productId)
  const body = { userId, productId }
  expect((await client.call(increaseQuantity, { body })).body.user.cart[0]!.quantity).toBe(2)
  expect((await client.call(setQuantity, { body: { ...body, quantity: 3 } })).status).toBe(200)
  expect((await client.call(increaseQuantity, { body })).body).toMatchObject({
    code: 'NOT_ENOUGH_STOCK',
    facts: { products: [{ productId, left: 3 }] },
  })
  await client.call(setQuantity, { body: { ...body, quantity: 1 } })
  expect((await client.call(decreaseQuantity, { body })).body.user.cart).toEqual([])
  expect((await client.call(decreaseQuantity, { body })).status).toBe(404)
  await add(productId)
  await client.call(removeItem, { body })
  expect([await lines(), (await client.call(removeItem, { body })).status]).toEqual([[], 200])
})

test.each([0, -1, 1.5, 1e9, 21, 'two'])('a quantity of %s is refused', async (quantity) => {
  const { client, userId, lines } = await person()
  const product = await newProduct(app().db)
  const answer = await client.call(addToCart, { body: { userId, product, quantity: quantity as number } })
  expect([answer.status, answer.body.facts, await lines()]).toMatchObject([
    400,
    { fields: [{ field: 'quantity' }] },
    [],
  ])
})

test('reports changed prices, withdrawn products and insufficient stock', async () => {
  const { add, cart } = await person()
  const { db } = app()
  const [dearer, gone, scarce] = [
    await newProduct(db, { rupees: 100, discountPercent: 0 }),
    await newProduct(db),
    await newProduct(db, { stock: 2 }),
  ]
  for (const productId of [dearer, gone, scarce]) await add(productId, 2)
  const now = app().clock.now()
  await db.transaction(async (tx) => {
    await goods.setPrice(tx, dearer, { pricePaise: 11_000, discountPercent: 0, from: indiaDay(now) }, now)
    await goods.withdraw(tx, gone, now)
    await goods.spoil(tx, [{ productId: scarce, quantity: 1 }], 'fell down', now)
  })
  const shown = await cart()
  expect(shown.cart).toMatchObject([
    { _id: dearer, priceWhenAdded: 100, hasNewPrice: true, product: { final_price: 110 }, problem: null },
    { _id: gone, problem: 'withdrawn' },
    { _id: scarce, problem: 'notEnough', product: { max_quantity: 1 } },
  ])
  expect(shown.grandTotal).toBe(220)
  expect((await add(gone)).body.code).toBe('PRODUCT_WITHDRAWN')
  expect((await add('no-such-thing')).status).toBe(404)
})

test('merges with a device’s cart: the larger quantity of each, limited by stock; repeating it changes nothing', async () => {
  const { client, userId, add, lines } = await person()
  const { db } = app()
  const [a, b, c] = [await newProduct(db), await newProduct(db, { stock: 2 }), await newProduct(db, { stock: 0 })]
  await add(a, 3)
  const products = [
    { productId: a, quantity: 2 },
    { productId: b, quantity: 5 },
    { productId: c, quantity: 1 },
    { productId: 'unknown-thing', quantity: 1 },
  ]
  const merge = () => client.call(mergeCart, { body: { userId, products } })
  expect((await merge()).body.leftOut).toEqual([c, 'unknown-thing'])
  expect((await merge()).status).toBe(200)
  expect(await lines()).toEqual([
    [a, 3],
    [b, 2],
  ])
})

test('counts every press on two devices at once', async () => {
  const { client, userId, add, lines } = await person()
  const productId = await newProduct(app().db, { stock: 20 })
  await add(productId)
  await Promise.all(Array.from({ length: 10 }, () => client.call(increaseQuantity, { body: { userId, productId } })))
  expect(await lines()).toEqual([[productId, 11]])
})

test('does not find the cart of another user', async () => {
  const [mine, theirs] = [await person(), await person()]
  const product = await newProduct(app().db)
  const as = (client: TestClient) => client.call(addToCart, { body: { userId: theirs.userId, product, quantity: 1 } })
  expect((await as(mine.client)).status).toBe(404)
  expect((await mine.client.call(getUserCart, { params: { userId: theirs.userId } })).status).toBe(404)
  expect(await theirs.lines()).toEqual([])
})

test('notifies the user’s other devices of a change', async () => {
  const { client, add } = await person()
  const socket = await connectLive(app().url, client.token)
  const heard = new Promise((resolve) => socket.on('cart:changed', resolve))
  await add(await newProduct(app().db))
  expect(await heard).toEqual({})
  socket.disconnect()
})

describe('the cart of a device', () => {
  const show = (
    products: { productId: string; quantity: number; priceWhenAdded?: number }[],
    raised?: string,
    language: 'en' | 'hin' = 'en',
  ) => {
    const client = app().newClient()
    client.language = language
    return client.call(showGuestCart, { body: { products, raised } })
  }

  test('returns the total in the guest’s language and stores nothing', async () => {
    const { db } = app()
    const [a, gone] = [await newProduct(db, { rupees: 399, discountPercent: 15, stock: 3 }), await newProduct(db)]
    await db.transaction((tx) => goods.withdraw(tx, gone, app().clock.now()))
    const lines = [
      { productId: a, quantity: 2, priceWhenAdded: 300 },
      { productId: gone, quantity: 1 },
      { productId: 'unknown-thing', quantity: 1 },
    ]
    const { body } = await show(lines, a, 'hin')
    expect(body.message).toBe(`Thing ${a} (हिंदी) कार्ट में जोड़ा गया!`)
    expect(body.guest).toMatchObject({
      cart: [
        {
          _id: a,
          quantity: 2,
          priceWhenAdded: 300,
          hasNewPrice: true,
          problem: null,
          product: { final_price: 339.15, max_quantity: 3 },
        },
        { _id: gone, problem: 'withdrawn', hasNewPrice: false },
      ],
      totalAmount: 798,
      discount: 119.7,
      grandTotal: 678.3,
    })
    expect(body.unknown).toEqual(['unknown-thing'])
    expect(await db.query('select 1 from cart_line where product_id = $1', [a])).toEqual([])
  })

  test('refuses a raise beyond the stock with the usual message; only marks lines that were too high before', async () => {
    const scarce = await newProduct(app().db, { stock: 2 })
    const lines = [{ productId: scarce, quantity: 3 }]
    expect(await show(lines, scarce)).toMatchObject({
      status: 409,
      body: {
        code: 'NOT_ENOUGH_STOCK',
        facts: { products: [{ productId: scarce, left: 2 }] },
        message: 'Only 2 left of this. Please choose a smaller number.',
      },
    })
    expect((await show(lines)).body.guest).toMatchObject({
      cart: [{ problem: 'notEnough', quantity: 3 }],
      grandTotal: 0,
    })
    expect((await show([{ productId: 'no-such-thing', quantity: 1 }], 'no-such-thing')).status).toBe(404)
  })
})
