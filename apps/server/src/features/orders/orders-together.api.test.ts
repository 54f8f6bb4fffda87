import { randomUUID } from 'node:crypto'
import { addToCart, getUserCart } from '@sankalp/contract/cart'
import { indiaDay } from '@sankalp/contract/india-time'
import { getMyOrders, placeOrder } from '@sankalp/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { expectVerified, pocketsOf } from '../../../test/ledger.ts'
import { fillWallet, goods, newAddress, newProduct, orderBody, stockOf } from '../../../test/shopping.ts'
import { type TestApp, startTestApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { openWatchedDb } from '../../../test/watched-db.ts'

/** How many buyers each group had whose orders went together, and what is to go wrong in the next one. */
let groups: number[] = []
let fault: RegExp | null = null

let app: TestApp
beforeAll(async () => {
  const db = await openWatchedDb((sql, parameters) => {
    if (/from user_account .* skip locked/.test(sql)) groups.push((parameters[0] as string[]).length)
    if (groups.length > 0 && fault?.test(sql)) {
      fault = null
      throw new Error('the shelf fell over')
    }
  })
  app = await startTestApp({ db })
})
afterAll(() => app.stop())
beforeEach(() => {
  groups = []
  fault = null
})

type Answered = z.output<typeof placeOrder.reply> & { code?: string; facts?: unknown }
type Body = Awaited<ReturnType<typeof orderBody>>
type Wanted = { client: TestClient; body: Body; key: string }

async function buyer(rupees = 5000): Promise<TestClient> {
  const client = await app.newClient().signIn()
  await fillWallet(app.db, client.userId, rupees)
  return client
}

async function wanting(
  client: TestClient,
  ...asked: Parameters<typeof orderBody> extends [unknown, ...infer Rest] ? Rest : never
): Promise<Wanted> {
  return { client, body: await orderBody(client, ...asked), key: randomUUID() }
}

/** Buyers of their own who each want this. */
const wantedBy = (count: number, productId: string, rupees?: number) =>
  Promise.all(Array.from({ length: count }, async () => wanting(await buyer(rupees), [{ productId, quantity: 1 }])))

/** All at the same moment: past the sockets, which would bring one earlier than another. */
async function placeAll(wanted: readonly Wanted[]) {
  groups = []
  return Promise.all(
    wanted.map(async ({ client, body, key }) => {
      const headers = {
        authorization: `Bearer ${client.token}`,
        'x-forwarded-for': client.address,
        'idempotency-key': key,
      }
      const answer = await app.http.inject({ method: 'POST', url: placeOrder.path, headers, payload: body })
      return { status: answer.statusCode, body: answer.json<Answered>() }
    }),
  )
}

const codesOf = (answers: Awaited<ReturnType<typeof placeAll>>) =>
  answers.map(({ status, body }) => body.code ?? status)
const sorted = (codes: readonly (string | number)[]) =>
  codes.map(String).toSorted((one, other) => one.localeCompare(other))
const numberOf = (answer: Awaited<ReturnType<typeof placeAll>>[number]) =>
  Number(answer.body.data.orderNumber.slice(-6))
/** How many of them each transaction has written, the largest first: a group that failed leaves orders that were placed one by one. */
async function transactionsOf(answers: Awaited<ReturnType<typeof placeAll>>): Promise<number[]> {
  const ids = answers.flatMap(({ status, body }) => (status === 200 ? [body.data.orderId] : []))
  const rows = await app.db.query<{ size: number }>(
    'select count(*)::int as size from shop_order where id = any ($1::uuid[]) group by xmin::text order by size desc',
    [ids],
  )
  return rows.map(({ size }) => size)
}

const toldOf = async (orderId: string) =>
  app.db.query<{ number: string }>(`select facts ->> 'orderNumber' as number from notice where subject = $1`, [
    `order:${orderId}`,
  ])

test('orders of one moment go together, and each is as it would be alone', async () => {
  const [a, b] = [
    await newProduct(app.db, { stock: 50, rupees: 399, discountPercent: 15 }),
    await newProduct(app.db, { stock: 50, rupees: 100, discountPercent: 0 }),
  ]
  const clients = await Promise.all(Array.from({ length: 12 }, () => buyer()))
  const wanted = await Promise.all(
    clients.map((client, index) =>
      wanting(client, [
        { productId: a, quantity: 1 + (index % 2) },
        { productId: b, quantity: 1 },
      ]),
    ),
  )
  const answers = await placeAll(wanted)
  expect(codesOf(answers)).toEqual(clients.map(() => 200))
  expect([groups, await transactionsOf(answers)]).toEqual([[12], [12]])
  expect([await stockOf(app.db, a), await stockOf(app.db, b)]).toEqual([50 - 18, 50 - 12])
  const first = Math.min(...answers.map(numberOf))
  expect(answers.map(numberOf).toSorted((one, other) => one - other)).toEqual(clients.map((_, index) => first + index))
  for (const [index, answer] of answers.entries()) {
    const { orderId, orderNumber } = answer.body.data
    expect(answer.body.data).toEqual({
      email: 'asha@example.com',
      orderNumber,
      savings: index % 2 ? 119.7 : 59.85,
      orderId,
      paymentId: null,
      url: null,
    })
    const [mine, ...others] = (await clients[index]!.call(getMyOrders)).body.data
    expect(others).toEqual([])
    expect(mine).toMatchObject({
      _id: orderId,
      orderNumber,
      paymentStatus: 'paid',
      grandTotal: index % 2 ? 778.3 : 439.15,
      shippingAddress: { pinCode: '221005' },
    })
    expect(sorted(mine!.products.map(({ quantity }) => quantity))).toEqual(['1', String(1 + (index % 2))])
    expect((await pocketsOf(app.db, clients[index]!.userId)).paid).toBe(5000_00 - (index % 2 ? 778_30 : 439_15))
    expect(await toldOf(orderId)).toEqual([{ number: orderNumber }])
  }
  await expectVerified(app.db)
})

test('the last pieces are sold once each, and the others are told', async () => {
  const productId = await newProduct(app.db, { stock: 3, rupees: 10 })
  const answers = await placeAll(await wantedBy(12, productId))
  expect([groups[0], await transactionsOf(answers)]).toEqual([12, [3]])
  expect(codesOf(answers).filter((code) => code === 200)).toHaveLength(3)
  expect(codesOf(answers).filter((code) => code === 'NOT_ENOUGH_STOCK')).toHaveLength(9)
  expect(await stockOf(app.db, productId)).toBe(0)
  await expectVerified(app.db)
})

test('two lines of one product share its stock with all other orders', async () => {
  const productId = await newProduct(app.db, { stock: 5 })
  const twice = [
    { productId, quantity: 1 },
    { productId, quantity: 1 },
  ]
  const wanted = await Promise.all([1, 2, 3].map(async () => wanting(await buyer(), twice)))
  const answers = await placeAll(wanted)
  expect([groups[0], sorted(codesOf(answers)), await transactionsOf(answers)]).toEqual([
    3,
    ['200', '200', 'NOT_ENOUGH_STOCK'],
    [2],
  ])
  const refused = answers.find(({ status }) => status !== 200)!
  expect([refused.body.facts, await stockOf(app.db, productId)]).toEqual([{ products: [{ productId, left: 1 }] }, 1])
})

test('one buyer’s two orders are charged one after the other, and the second is refused when the money is gone', async () => {
  const productId = await newProduct(app.db, { stock: 10, rupees: 100, discountPercent: 0 })
  const client = await buyer(150)
  const addressId = await newAddress(client)
  const twice = await Promise.all([1, 2].map(() => wanting(client, [{ productId, quantity: 1 }], { addressId })))
  const answers = await placeAll([...twice, ...(await wantedBy(2, productId))])
  expect([groups[0], await transactionsOf(answers)]).toEqual([4, [3]])
  expect(sorted(codesOf(answers.slice(0, 2)))).toEqual(['200', 'INSUFFICIENT_BALANCE'])
  expect(codesOf(answers.slice(2))).toEqual([200, 200])
  expect([await stockOf(app.db, productId), (await pocketsOf(app.db, client.userId)).paid]).toEqual([7, 50_00])
  await expectVerified(app.db)
})

describe('beside good orders', () => {
  const cases: [string, (productId: string) => Promise<Wanted>, string | number][] = [
    [
      'one without enough money',
      async (productId) => wanting(await buyer(10), [{ productId, quantity: 1 }]),
      'INSUFFICIENT_BALANCE',
    ],
    [
      'one whose price has changed',
      async () => {
        const [own, now] = [await newProduct(app.db), app.clock.now()]
        const wanted = await wanting(await buyer(), [{ productId: own, quantity: 1 }])
        await app.db.transaction((tx) =>
          goods.setPrice(tx, own, { pricePaise: 25_000, discountPercent: 10, from: indiaDay(now) }, now),
        )
        return wanted
      },
      'TOTALS_CHANGED',
    ],
    [
      'one of a product that was withdrawn',
      async () => {
        const own = await newProduct(app.db)
        const wanted = await wanting(await buyer(), [{ productId: own, quantity: 1 }])
        await app.db.transaction((tx) => goods.withdraw(tx, own, app.clock.now()))
        return wanted
      },
      'PRODUCT_WITHDRAWN',
    ],
    [
      'one to another’s address',
      async (productId) =>
        wanting(await buyer(), [{ productId, quantity: 1 }], { addressId: await newAddress(await buyer()) }),
      'NOT_FOUND',
    ],
    [
      'one that is paid at the door',
      async (productId) => wanting(await buyer(0.01), [{ productId, quantity: 1 }], { paymentMethod: 'cod' }),
      200,
    ],
  ]
  test.each(cases)('%s has its own answer and disturbs no other', async (_, wantOdd, code) => {
    const productId = await newProduct(app.db, { stock: 10 })
    const odd = await wantOdd(productId)
    const good = await wantedBy(4, productId)
    const answers = await placeAll([good[0]!, good[1]!, odd, good[2]!, good[3]!])
    expect(codesOf(answers)).toEqual([200, 200, code, 200, 200])
    expect(await transactionsOf(answers)).toEqual(code === 200 ? [4, 1] : [4])
    expect(await stockOf(app.db, productId)).toBe(code === 200 ? 5 : 6)
    if (code !== 200) expect((await odd.client.call(getMyOrders)).body.data).toEqual([])
    await expectVerified(app.db)
  })
})

test('the same key again, also beside new ones, has the first answer and no second effect', async () => {
  const productId = await newProduct(app.db, { stock: 10 })
  const [again, ...others] = (await wantedBy(4, productId)) as [Wanted, ...Wanted[]]
  const [first] = await placeAll([again])
  const answers = await placeAll([again, ...others, again])
  expect(codesOf(answers)).toEqual([200, 200, 200, 200, 200])
  for (const at of [0, 4]) expect(answers[at]!.body).toEqual(first!.body)
  expect(await transactionsOf(answers.slice(1, 4))).toEqual([3])
  expect([await stockOf(app.db, productId), (await again.client.call(getMyOrders)).body.data.length]).toEqual([6, 1])
  await expectVerified(app.db)
})

test('each cart is emptied of what was ordered from it; Buy now leaves it alone', async () => {
  const [ordered, kept] = [await newProduct(app.db), await newProduct(app.db)]
  const clients = await Promise.all([1, 2, 3, 4].map(() => buyer()))
  for (const client of clients)
    for (const product of [ordered, kept])
      await client.call(addToCart, { body: { userId: client.userId, product, quantity: 1 } })
  const wanted = await Promise.all(
    clients.map((client, index) => wanting(client, [{ productId: ordered, quantity: 1 }], { buyNow: index === 3 })),
  )
  const answers = await placeAll(wanted)
  expect([codesOf(answers), await transactionsOf(answers)]).toEqual([[200, 200, 200, 200], [4]])
  const carts = await Promise.all(
    clients.map(async (client) =>
      (await client.call(getUserCart, { params: { userId: client.userId } })).body.user.cart.map(({ _id }) => _id),
    ),
  )
  expect(carts).toEqual([[kept], [kept], [kept], [ordered, kept]])
})

test.each([
  ['after the money was taken', /insert into stock_movement/],
  ['after the goods were set aside', /insert into shop_order/],
])('a group that breaks off %s leaves nothing behind, and each order is placed by itself', async (_, where) => {
  const productId = await newProduct(app.db, { stock: 10 })
  const wanted = await wantedBy(5, productId)
  fault = where
  const answers = await placeAll(wanted)
  expect([codesOf(answers), groups, fault]).toEqual([[200, 200, 200, 200, 200], [5], null])
  expect(await transactionsOf(answers)).toEqual([1, 1, 1, 1, 1])
  expect(await stockOf(app.db, productId)).toBe(5)
  expect(new Set(answers.map(numberOf)).size).toBe(5)
  for (const answer of answers) expect(await toldOf(answer.body.data.orderId)).toHaveLength(1)
  await expectVerified(app.db)
})
