import { randomUUID } from 'node:crypto'
import { addAddress } from '@sankalp/contract/addresses'
import { addToCart, getUserCart } from '@sankalp/contract/cart'
import {
  addReturnPicture,
  cancelOrder,
  closeReturn,
  deliverOrder,
  getOrder,
  listOrders,
  packOrder,
  placeOrder,
  refuseOrder,
  reorder,
  requestReturn,
  shipOrder,
} from '@sankalp/contract/orders'
import { getPayment, payInDemo } from '@sankalp/contract/payments'
import { deleteUser, exportUserData } from '@sankalp/contract/users'
import { getReceipt, getUserWalletDetail, getWalletHistory } from '@sankalp/contract/wallet'
import { describe, expect, test } from 'vitest'
import { setRole } from '../../../test/contract/set-role.ts'
import { smallJpeg } from '../../../test/contract/prepare.ts'
import { expectVerified } from '../../../test/ledger.ts'
import { payingApp } from '../../../test/paying-app.ts'
import { bring as bringEvent, goToPay } from '../../../test/paying.ts'
import { fillWallet, newProduct, order, orderBody, stockOf } from '../../../test/shopping.ts'
import { type TestApp, fileApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { addCoupon } from './coupons.ts'

const shared = fileApp()
const dayMs = 24 * 3_600_000

async function buyer(app: TestApp, rupees = 5000): Promise<TestClient> {
  const client = await app.newClient().signIn()
  if (rupees > 0) await fillWallet(app.db, client.userId, rupees)
  return client
}

async function operator(app: TestApp): Promise<TestClient> {
  const client = await app.newClient().signIn()
  await setRole(app.db, client.userId, 'ROLE_ADMIN', 'operations')
  return client
}

const balanceOf = async (client: TestClient) => (await client.call(getUserWalletDetail)).body.wallet.balance
const show = async (client: TestClient, orderId: string) =>
  (await client.call(getOrder, { params: { orderId } })).body.order

/** Packs, ships and delivers an order. */
async function bring(by: TestClient, orderId: string): Promise<void> {
  const params = { orderId }
  await by.call(packOrder, { params })
  await by.call(shipOrder, { params, body: { carrier: 'indiaPost', trackingNumber: 'EE123456789IN' } })
  const { status, body } = await by.call(deliverOrder, { params })
  if (status !== 200) throw new Error(`deliverOrder answered ${status} ${body.code}`)
}

describe('steps', () => {
  test('happen in order, each once, and lead to a tracking number and a timeline', async () => {
    const app = shared()
    const [client, by] = [await buyer(app), await operator(app)]
    const { orderId } = (await order(client, [{ productId: await newProduct(app.db), quantity: 1 }])).body.data
    const params = { orderId }
    const shipping = { params, body: { carrier: 'delhivery' as const, trackingNumber: 'AB-12345' } }
    expect((await by.call(shipOrder, shipping)).body.code).toBe('ORDER_NOT_CHANGEABLE')
    expect((await by.call(packOrder, { params })).body.order.status).toBe('packed')
    expect((await by.call(packOrder, { params })).body.code).toBe('ORDER_NOT_CHANGEABLE')
    expect((await by.call(shipOrder, shipping)).status).toBe(200)
    expect((await client.call(cancelOrder, { params, body: {} })).body).toMatchObject({
      code: 'ORDER_NOT_CHANGEABLE',
      facts: { status: 'shipped' },
    })
    expect((await by.call(deliverOrder, { params })).status).toBe(200)
    const mine = await show(client, orderId)
    expect(mine.timeline.map(({ status }) => status)).toEqual(['placed', 'packed', 'shipped', 'delivered'])
    expect(mine.tracking).toEqual({
      carrier: 'Delhivery',
      number: 'AB-12345',
      url: expect.stringContaining('AB-12345'),
    })
    expect(mine.returnableUntil).not.toBeNull()
  })

  test('cancelling and shipping at once: only one of them happens', async () => {
    const app = shared()
    const [client, by] = [await buyer(app), await operator(app)]
    for (let round = 0; round < 5; round += 1) {
      const productId = await newProduct(app.db)
      const { orderId } = (await order(client, [{ productId, quantity: 1 }])).body.data
      const params = { orderId }
      await by.call(packOrder, { params })
      const [cancelled, shipped] = await Promise.all([
        client.call(cancelOrder, { params, body: {} }),
        by.call(shipOrder, { params, body: { carrier: 'indiaPost', trackingNumber: 'EE123456789IN' } }),
      ])
      expect([cancelled.status, shipped.status].toSorted((a, b) => a - b)).toEqual([200, 409])
      expect((await show(client, orderId)).status).toBe(cancelled.status === 200 ? 'cancelled' : 'shipped')
      expect(await stockOf(app.db, productId)).toBe(cancelled.status === 200 ? 10 : 9)
    }
    await expectVerified(app.db)
  })

  test('cancelling twice at once returns goods and money once, with a credit note', async () => {
    const app = shared()
    const client = await buyer(app, 1000)
    const productId = await newProduct(app.db)
    const { orderId } = (await order(client, [{ productId, quantity: 2 }])).body.data
    const answers = await Promise.all(
      [1, 2].map(() => client.call(cancelOrder, { params: { orderId }, body: { reason: 'Ordered by mistake' } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect([await balanceOf(client), await stockOf(app.db, productId)]).toEqual([1000, 10])
    const mine = await show(client, orderId)
    expect(mine).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      cancelledBy: 'buyer',
      cancelReason: 'Ordered by mistake',
      refund: { amount: 360, rule: 'orderCancelled', to: 'wallet' },
    })
    expect(
      (await client.call(getReceipt, { params: { transferId: mine.refundTransferId! } })).body.receipt,
    ).toMatchObject({ series: 'C', rule: 'orderCancelled', total: 360 })
    await expectVerified(app.db)
  })

  test('an operator can cancel too, and the reason is shown', async () => {
    const app = shared()
    const [client, by] = [await buyer(app), await operator(app)]
    const { orderId } = (await order(client, [{ productId: await newProduct(app.db), quantity: 1 }])).body.data
    await by.call(refuseOrder, { params: { orderId }, body: { reason: 'Broken in the store' } })
    expect(await show(client, orderId)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'shop',
      cancelReason: 'Broken in the store',
      paymentStatus: 'refunded',
    })
  })
})

describe('cash on delivery', () => {
  test('is paid on delivery: with an invoice and no wallet movement; a return is refunded to the wallet', async () => {
    const app = shared()
    const [client, by] = [await buyer(app, 0), await operator(app)]
    const productId = await newProduct(app.db, { rupees: 500 })
    const { orderId } = (await order(client, [{ productId, quantity: 1 }], { paymentMethod: 'cod' })).body.data
    expect(await show(client, orderId)).toMatchObject({ paymentStatus: 'pending', transferId: null })
    await bring(by, orderId)
    const paid = await show(client, orderId)
    expect(paid).toMatchObject({ status: 'delivered', paymentStatus: 'paid' })
    expect((await client.call(getReceipt, { params: { transferId: paid.transferId! } })).body.receipt).toMatchObject({
      series: 'I',
      total: 450,
      paid: 0,
      bonus: 0,
    })
    expect((await client.call(getWalletHistory)).body.items).toEqual([])
    await client.call(requestReturn, { params: { orderId }, body: { reason: 'damaged', note: 'The handle is bent' } })
    await by.call(closeReturn, { params: { orderId }, body: { accept: true } })
    expect([await balanceOf(client), await stockOf(app.db, productId)]).toEqual([450, 9])
    expect(await show(client, orderId)).toMatchObject({
      status: 'returned',
      paymentStatus: 'refunded',
      refund: { to: 'wallet', rule: 'orderReturned' },
    })
    await expectVerified(app.db)
  })

  test('is not offered above its limit or where the carrier accepts no cash', async () => {
    const app = shared()
    const client = await buyer(app, 0)
    const dear = await newProduct(app.db, { rupees: 6000, discountPercent: 0 })
    expect((await order(client, [{ productId: dear, quantity: 1 }], { paymentMethod: 'cod' })).body.code).toBe(
      'COD_NOT_OFFERED',
    )
    const cheap = await newProduct(app.db)
    const leh = {
      fullName: 'Asha',
      email: 'asha@example.com',
      phone: '9876543210',
      addressLine: 'Main Bazaar',
      city: 'Leh',
      state: 'Ladakh',
      pinCode: '194101',
    } as const
    const addressId = (await client.call(addAddress, { body: leh })).body.data._id
    expect(
      (await order(client, [{ productId: cheap, quantity: 1 }], { paymentMethod: 'cod', addressId })).body.code,
    ).toBe('COD_NOT_OFFERED')
    expect([await stockOf(app.db, dear), await stockOf(app.db, cheap)]).toEqual([10, 10])
  })
})

describe('an online payment', () => {
  async function begin(client: TestClient, productId: string) {
    const { data } = (await order(client, [{ productId, quantity: 1 }], { paymentMethod: 'online' })).body
    return { orderId: data.orderId, paymentId: data.paymentId!, url: data.url! }
  }

  test('that succeeds pays the order and empties the cart without using the wallet; cancelling refunds it the way it came', async () => {
    const { app, razorpay } = await payingApp()
    const client = await buyer(app, 0)
    const productId = await newProduct(app.db)
    await client.call(addToCart, { body: { userId: client.userId, product: productId, quantity: 1 } })
    const { orderId, paymentId, url } = await begin(client, productId)
    expect(url).toBe(`${app.settings.publicUrl}/pay/${paymentId}`)
    const cart = async () =>
      (await client.call(getUserCart, { params: { userId: client.userId } })).body.user.cart.length
    expect([await cart(), (await show(client, orderId)).payment]).toEqual([1, { paymentId, url }])
    const by = await operator(app)
    expect((await by.call(packOrder, { params: { orderId } })).body.code).toBe('ORDER_NOT_PAID')
    await razorpay.press(await goToPay(client, paymentId), 'paid')
    await client.call(getPayment, { params: { paymentId } })
    expect(await show(client, orderId)).toMatchObject({
      status: 'placed',
      paymentStatus: 'paid',
      payment: { url: null },
    })
    expect([await cart(), await balanceOf(client), (await client.call(getWalletHistory)).body.items]).toEqual([
      0,
      0,
      [],
    ])
    await expectVerified(app.db)
    await client.call(cancelOrder, { params: { orderId }, body: {} })
    expect(await show(client, orderId)).toMatchObject({
      paymentStatus: 'refunded',
      refund: { to: 'source', rule: 'orderCancelled', amount: 180 },
    })
    expect((await client.call(getPayment, { params: { paymentId } })).body.payment.refund).toBe('pending')
    await app.jobs.runDue()
    expect((await client.call(getPayment, { params: { paymentId } })).body.payment.refund).not.toBe('none')
    expect([await balanceOf(client), await stockOf(app.db, productId)]).toEqual([0, 10])
    await expectVerified(app.db)
  })

  test('that does not arrive releases the goods, and one that arrives later is refunded', async () => {
    const { app, razorpay } = await payingApp()
    const client = await buyer(app, 0)
    const productId = await newProduct(app.db, { stock: 1 })
    const { orderId, paymentId } = await begin(client, productId)
    const link = await goToPay(client, paymentId)
    expect(await stockOf(app.db, productId)).toBe(0)
    for (let minute = 0; minute < 45; minute += 5) {
      app.pass(300)
      await app.jobs.runDue()
    }
    // The token has expired by now.
    await client.signIn(client.phone)
    expect(await show(client, orderId)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'unpaid',
      paymentStatus: 'cancelled',
      refund: null,
    })
    expect(await stockOf(app.db, productId)).toBe(1)
    await expectVerified(app.db)
    // A late payment: take the provider's event for another payment and change it to this one.
    const other = await buyer(app, 0)
    const paid = await begin(other, await newProduct(app.db))
    await razorpay.press(await goToPay(other, paid.paymentId), 'paid')
    const event = JSON.parse(razorpay.told.at(-1)!.body) as {
      payload: { payment_link: { entity: Record<string, unknown> } }
    }
    Object.assign(event.payload.payment_link.entity, { id: link, reference_id: paymentId })
    expect(await bringEvent(app, JSON.stringify(event))).toBe(200)
    expect(await show(client, orderId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      refund: { rule: 'paidTooLate', to: 'source', amount: 180 },
    })
    expect([await stockOf(app.db, productId), await balanceOf(client)]).toEqual([1, 0])
    await expectVerified(app.db)
  })

  test('for an order cancelled by its buyer is refunded too', async () => {
    const { app, razorpay } = await payingApp()
    const client = await buyer(app, 0)
    const productId = await newProduct(app.db)
    const { orderId, paymentId } = await begin(client, productId)
    const link = await goToPay(client, paymentId)
    await client.call(cancelOrder, { params: { orderId }, body: {} })
    await razorpay.press(link, 'paid')
    for (let minute = 0; minute < 120; minute += 10) {
      app.pass(600)
      await app.jobs.runDue()
    }
    // The token has expired by now.
    await client.signIn(client.phone)
    expect(await show(client, orderId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      refund: { rule: 'paidTooLate' },
    })
    await expectVerified(app.db)
  })

  test('that fails in the demo releases the goods at once', async () => {
    const app = shared()
    const client = await buyer(app, 0)
    const productId = await newProduct(app.db, { stock: 1 })
    const { orderId, paymentId } = await begin(client, productId)
    await client.call(payInDemo, { params: { paymentId }, body: { outcome: 'failed' } })
    await client.call(getPayment, { params: { paymentId } })
    expect([(await show(client, orderId)).status, await stockOf(app.db, productId)]).toEqual(['cancelled', 1])
  })
})

describe('a return', () => {
  test('is requested once, within ten days, with pictures until it is decided; if refused, the order stays delivered', async () => {
    const app = await testApp()
    const [client, by] = [await buyer(app), await operator(app)]
    const { orderId } = (await order(client, [{ productId: await newProduct(app.db), quantity: 1 }])).body.data
    const params = { orderId }
    const asking = { params, body: { reason: 'notAsDescribed' as const, note: 'Smaller than shown' } }
    expect((await client.call(requestReturn, asking)).body.code).toBe('ORDER_NOT_CHANGEABLE')
    await bring(by, orderId)
    const asked = await Promise.all([1, 2].map(() => client.call(requestReturn, asking)))
    expect(asked.map(({ status, body }) => body.code ?? String(status)).toSorted((a, b) => a.localeCompare(b))).toEqual(
      ['200', 'RETURN_ASKED_ALREADY'],
    )
    for (let count = 0; count < 5; count += 1)
      expect((await client.call(addReturnPicture, { params, file: { bytes: await smallJpeg() } })).status).toBe(200)
    expect((await client.call(addReturnPicture, { params, file: { bytes: await smallJpeg() } })).body.code).toBe(
      'PICTURES_FULL',
    )
    const mine = await show(client, orderId)
    expect(mine.return).toMatchObject({ reason: 'notAsDescribed', note: 'Smaller than shown' })
    expect((await fetch(app.url + mine.return!.pictures[0]!)).headers.get('content-type')).toBe('image/jpeg')
    await by.call(closeReturn, { params, body: { accept: false } })
    expect(await show(client, orderId)).toMatchObject({ status: 'delivered', returnableUntil: null })
    expect((await client.call(requestReturn, asking)).body.code).toBe('RETURN_ASKED_ALREADY')
    await expectVerified(app.db)
  })

  test('is refused after ten days', async () => {
    const app = await testApp()
    const [client, by] = [await buyer(app), await operator(app)]
    const { orderId } = (await order(client, [{ productId: await newProduct(app.db), quantity: 1 }])).body.data
    await bring(by, orderId)
    await app.db.query('update shop_order set delivered_at = $2 where id = $1', [
      orderId,
      new Date(Date.now() - 10 * dayMs),
    ])
    expect(
      (await client.call(requestReturn, { params: { orderId }, body: { reason: 'changedMind' } })).body,
    ).toMatchObject({ code: 'RETURN_TOO_LATE', facts: { days: 10 } })
  })
})

describe('a coupon', () => {
  async function newCoupon(
    app: TestApp,
    more: { percent?: number | null; most?: number; minimum?: number; budget?: number; from?: Date; to?: Date } = {},
  ): Promise<string> {
    const code = `T-${randomUUID().slice(0, 8).toUpperCase()}`
    const {
      percent = null,
      most = 50,
      minimum = 0,
      budget = 1000,
      from = new Date(Date.now() - dayMs),
      to = new Date(Date.now() + dayMs),
    } = more
    await app.db.transaction((tx) =>
      addCoupon(tx, {
        code,
        percent,
        mostPaise: most * 100,
        minimumPaise: minimum * 100,
        budgetPaise: budget * 100,
        startsAt: from,
        endsAt: to,
      }),
    )
    return code
  }

  test('reduces every line and its tax, once per person; after a cancellation it can be used again', async () => {
    const app = shared()
    const client = await buyer(app)
    const coupon = await newCoupon(app, { percent: 10, most: 100 })
    const [a, b] = [
      await newProduct(app.db, { rupees: 333, discountPercent: 0 }),
      await newProduct(app.db, { rupees: 100, discountPercent: 0, hsn: '1404' }),
    ]
    const pieces = [
      { productId: a, quantity: 1 },
      { productId: b, quantity: 2 },
    ]
    const first = await order(client, pieces, { coupon: coupon.toLowerCase() })
    const mine = await show(client, first.body.data.orderId)
    expect(mine).toMatchObject({ totalAmount: 533, discount: 53.3, couponDiscount: 53.3, grandTotal: 479.7, coupon })
    expect(mine.products.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(479.7, 2)
    const again = await order(client, pieces)
    expect(again.status).toBe(200)
    const twice = await client.call(placeOrder, { body: { ...(await orderBody(client, pieces)), coupon } })
    expect(twice.body).toMatchObject({ code: 'COUPON_REFUSED', facts: { reason: 'used' } })
    await client.call(cancelOrder, { params: { orderId: mine._id }, body: {} })
    expect((await order(client, pieces, { coupon })).status).toBe(200)
    await expectVerified(app.db)
  })

  test('stays within its budget and one use per person in any race', async () => {
    const app = shared()
    const coupon = await newCoupon(app, { most: 50, budget: 150 })
    const productId = await newProduct(app.db, { stock: 50, rupees: 200 })
    const buyers = await Promise.all(Array.from({ length: 6 }, () => buyer(app)))
    const calls = await Promise.all(
      buyers.flatMap((client) =>
        [1, 2].map(async () => ({ client, body: await orderBody(client, [{ productId, quantity: 1 }], { coupon }) })),
      ),
    )
    const answers = await Promise.all(calls.map(({ client, body }) => client.call(placeOrder, { body })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(
      new Set(['COUPON_REFUSED']),
    )
    const [row] = await app.db.query<{ used: number; people: number }>(
      'select used_paise as used, (select count(distinct user_id)::int from coupon_use where code = $1) as people from coupon where code = $1',
      [coupon],
    )
    expect(row).toEqual({ used: 15_000, people: 3 })
    await expectVerified(app.db)
  })

  test('gives the reason if it is unknown, not yet or no longer valid, or needs a larger order', async () => {
    const app = shared()
    const client = await buyer(app)
    const pieces = [{ productId: await newProduct(app.db), quantity: 1 }]
    const reasonOf = async (coupon: string) =>
      (
        (await client.call(placeOrder, { body: { ...(await orderBody(client, pieces)), coupon } })).body.facts as {
          reason: string
        }
      ).reason
    expect(await reasonOf('NO-SUCH-ONE')).toBe('unknown')
    expect(
      await reasonOf(
        await newCoupon(app, { from: new Date(Date.now() + dayMs), to: new Date(Date.now() + 2 * dayMs) }),
      ),
    ).toBe('notYet')
    expect(await reasonOf(await newCoupon(app, { to: new Date(Date.now() - 1000) }))).toBe('over')
    expect(await reasonOf(await newCoupon(app, { minimum: 1000 }))).toBe('tooSmall')
  })
})

test('ordering again fills the cart with the same products and names the unavailable ones', async () => {
  const app = shared()
  const client = await buyer(app)
  const [a, b] = [await newProduct(app.db, { stock: 5 }), await newProduct(app.db, { stock: 1 })]
  const { orderId } = (
    await order(client, [
      { productId: a, quantity: 2 },
      { productId: b, quantity: 1 },
    ])
  ).body.data
  expect((await client.call(reorder, { params: { orderId } })).body.leftOut).toEqual([b])
  const { user } = (await client.call(getUserCart, { params: { userId: client.userId } })).body
  expect(user.cart.map(({ _id, quantity }) => [_id, quantity])).toEqual([[a, 2]])
})

test('in the demo an order advances by itself, unless it waits for its payment', async () => {
  const app = await testApp()
  const client = await buyer(app)
  const productId = await newProduct(app.db)
  const paid = (await order(client, [{ productId, quantity: 1 }])).body.data.orderId
  const unpaid = (await order(client, [{ productId, quantity: 1 }], { paymentMethod: 'online' })).body.data.orderId
  const seen: string[] = []
  for (let minute = 0; minute < 28; minute += 1) {
    app.pass(60)
    await app.runJob('orders.demo-carrier')
    const [row] = await app.db.query<{ state: string }>('select state from shop_order where id = $1', [paid])
    if (seen.at(-1) !== row!.state) seen.push(row!.state)
  }
  expect(seen).toEqual(['placed', 'packed', 'shipped', 'delivered'])
  const [waiting] = await app.db.query<{ state: string }>('select state from shop_order where id = $1', [unpaid])
  expect(waiting!.state).toBe('placed')

  const old = (await order(client, [{ productId, quantity: 1 }])).body.data.orderId
  app.pass(24 * 3600)
  await app.runJob('orders.demo-carrier')
  const [left] = await app.db.query<{ state: string }>('select state from shop_order where id = $1', [old])
  expect(left!.state).toBe('placed')
})

test('an account with an open order cannot be erased; after the erasure the order stays without personal data', async () => {
  const app = await testApp()
  const [client, by] = [await buyer(app, 180), await operator(app)]
  const productId = await newProduct(app.db, { stock: 3 })
  const { orderId } = (await order(client, [{ productId, quantity: 1 }])).body.data
  const erase = () => client.call(deleteUser, { params: { id: client.userId }, body: { phone_number: client.phone } })
  expect((await erase()).body).toMatchObject({ code: 'ORDERS_UNDER_WAY', facts: { count: 1 } })
  await bring(by, orderId)
  const waiting = (await order(client, [{ productId, quantity: 1 }], { paymentMethod: 'online' })).body.data.orderId
  const copy = JSON.stringify((await client.call(exportUserData, { params: { id: client.userId } })).body)
  for (const word of [orderId, '14, Assi Ghat Road']) expect(copy).toContain(word)
  expect((await erase()).status).toBe(200)
  const rows = await app.db.query<{ id: string; state: string; address: unknown }>(
    'select id, state, address from shop_order order by placed_at',
  )
  expect(rows).toEqual([
    { id: orderId, state: 'delivered', address: null },
    { id: waiting, state: 'cancelled', address: null },
  ])
  expect([await stockOf(app.db, productId), await app.db.query('select 1 from shipping_address')]).toEqual([2, []])
  await expectVerified(app.db)
})

test('an operator reads one order, or those to be packed, with the contents and the address', async () => {
  const app = shared()
  const [client, by] = [await buyer(app), await operator(app)]
  const productId = await newProduct(app.db)
  const { orderId } = (await order(client, [{ productId, quantity: 3 }])).body.data
  const [one, ...others] = (await by.call(listOrders, { query: { orderId } })).body.items
  expect(others).toEqual([])
  expect(one).toMatchObject({
    _id: orderId,
    userId: client.userId,
    products: [{ quantity: 3, product: { _id: productId, sku: expect.any(String) as string } }],
    shippingAddress: { pinCode: expect.any(String) as string },
  })
  const waiting = async () =>
    (await by.call(listOrders, { query: { status: 'placed', pageSize: '50' } })).body.items.some(
      ({ _id }) => _id === orderId,
    )
  expect(await waiting()).toBe(true)
  await by.call(packOrder, { params: { orderId } })
  expect(await waiting()).toBe(false)
  expect((await by.call(listOrders, { query: { orderId: randomUUID() } })).body.items).toEqual([])
})
