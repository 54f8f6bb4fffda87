import { sendOtp } from '@sankalp/contract/auth'
import { quoteOrder } from '@sankalp/contract/orders'
import { deleteUser } from '@sankalp/contract/users'
import { expect, test } from 'vitest'
import { fillWallet, newProduct, order } from '../../../test/shopping.ts'
import { testApp } from '../../../test/test-app.ts'
import { later } from '../../platform/clock.ts'
import { addCoupon } from './coupons.ts'

test('a coupon stays used for a number whose account was erased, and the number itself is not stored', async () => {
  const app = await testApp()
  const now = app.clock.now()
  const coupon = {
    code: 'ONCE50',
    percent: null,
    mostPaise: 50_00,
    minimumPaise: 0,
    startsAt: later(now, -60),
    endsAt: later(now, 86_400),
    budgetPaise: 1000_00,
  }
  await app.db.transaction((tx) => addCoupon(tx, coupon))
  const products = [{ productId: await newProduct(app.db), quantity: 1 }]
  const client = await app.newClient().signIn()
  await fillWallet(app.db, client.userId, 500)
  const { orderId } = (await order(client, products, { coupon: coupon.code })).body.data
  await app.db.query(
    `update shop_order set state = 'delivered', delivered_at = now(), carrier = 'indiaPost', tracking_number = '12345' where id = $1`,
    [orderId],
  )
  const { paidPaise } = (
    await client.call(deleteUser, { params: { id: client.userId }, body: { phone_number: client.phone } })
  ).body.facts as { paidPaise: number }
  expect(
    (
      await client.call(deleteUser, {
        params: { id: client.userId },
        body: { phone_number: client.phone, givenUp: paidPaise / 100 },
      })
    ).body,
  ).toEqual({ success: true })
  expect(
    await app.db.query('select kind, name from number_mark where number_hash not like $1', [`%${client.phone}%`]),
  ).toEqual([{ kind: 'coupon', name: 'ONCE50' }])

  // Sent codes are counted per number, not per account.
  const again = app.newClient()
  expect((await again.call(sendOtp, { body: { phone_number: client.phone } })).body.code).toBe('CODE_WAIT')
  app.pass(31)
  await again.signIn(client.phone)
  expect(again.userId).not.toBe(client.userId)
  const refusedFor = async (someone: typeof again) =>
    (await someone.call(quoteOrder, { body: { products, coupon: coupon.code } })).body.couponRefused
  expect([await refusedFor(again), await refusedFor(await app.newClient().signIn())]).toEqual(['used', null])
  app.pass(731 * 86_400)
  await app.tidy()
  expect(await app.db.query('select 1 from number_mark')).toEqual([])
})

test('a quote names the coupons that this order could use, the best first, and none that was used or asks for more', async () => {
  const app = await testApp()
  const client = await app.newClient().signIn()
  await fillWallet(app.db, client.userId, 5000)
  const products = [{ productId: await newProduct(app.db), quantity: 1 }]
  const running = {
    percent: null,
    minimumPaise: 0,
    budgetPaise: 10_000_00,
    startsAt: new Date(app.clock.now().getTime() - 1000),
    endsAt: new Date(app.clock.now().getTime() + 3_600_000),
  }
  const over = { startsAt: new Date(0), endsAt: new Date(1000) }
  await app.db.transaction(async (tx) => {
    await addCoupon(tx, { ...running, code: 'TEN', mostPaise: 10_00 })
    await addCoupon(tx, { ...running, code: 'TWENTY', mostPaise: 20_00 })
    await addCoupon(tx, { ...running, code: 'DEAR', mostPaise: 99_00, minimumPaise: 10_000_00 })
    await addCoupon(tx, { ...running, ...over, code: 'OVER', mostPaise: 99_00 })
  })
  const offered = async () => (await client.call(quoteOrder, { body: { products } })).body.coupons
  expect(await offered()).toEqual([
    { code: 'TWENTY', discount: 20 },
    { code: 'TEN', discount: 10 },
  ])
  await order(client, products, { coupon: 'TWENTY' })
  expect(await offered()).toEqual([{ code: 'TEN', discount: 10 }])
})
