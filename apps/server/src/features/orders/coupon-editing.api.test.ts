import { createCoupon, endCoupon, setCouponPaused } from '@sankalp/contract/coupons'
import { getOperatorList } from '@sankalp/contract/operator'
import { quoteOrder } from '@sankalp/contract/orders'
import { expect, test } from 'vitest'
import { couponFigures } from '../../../test/contract/prepare-editing.ts'
import { fillWallet, newProduct, order } from '../../../test/shopping.ts'
import { fileApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

const app = fileApp()
const reason = 'Because of a test'

async function operator(): Promise<TestClient> {
  const client = await app().newClient().signIn()
  await app().db.query(`update user_account set role = 'ROLE_ADMIN', operator_step = 'operations' where id = $1`, [
    client.userId,
  ])
  return client
}

async function newCoupon(by: TestClient, more: Partial<ReturnType<typeof couponFigures>> = {}) {
  const body = { ...couponFigures(), ...more }
  expect((await by.call(createCoupon, { body })).status).toBe(200)
  return body.code
}

const rowOf = async (by: TestClient, code: string) => {
  const { items } = (await by.call(getOperatorList, { params: { list: 'coupons' }, query: { search: code } })).body
  const [, percent, most, minimum, budget, used, , , state] = items[0]!.cells
  return { percent, most, minimum, budget, used, state }
}

test('a new coupon reduces the price as stated, and the list shows how much was used', async () => {
  const by = await operator()
  const code = await newCoupon(by)
  expect(await rowOf(by, code)).toEqual({
    percent: 10,
    most: 100,
    minimum: 200,
    budget: 5000,
    used: 0,
    state: 'running',
  })
  const productId = await newProduct(app().db, { rupees: 500, discountPercent: 0 })
  const buyer = await app().newClient().signIn()
  await fillWallet(app().db, buyer.userId, 5000)
  expect((await order(buyer, [{ productId, quantity: 1 }], { paymentMethod: 'wallet', coupon: code })).status).toBe(200)
  expect(await rowOf(by, code)).toMatchObject({ used: 50 })
})

test('a paused one gives no discount and says so until resumed; an ended one cannot be resumed', async () => {
  const [by, other] = [await operator(), await operator()]
  const couponCode = await newCoupon(by, { percent: null as never })
  const products = [{ productId: await newProduct(app().db, { rupees: 500, discountPercent: 0 }), quantity: 1 }]
  const buyer = await app().newClient().signIn()
  const quote = async () => (await buyer.call(quoteOrder, { body: { products, coupon: couponCode } })).body
  expect((await quote()).discount).toBe(100)
  expect((await by.call(setCouponPaused, { params: { couponCode }, body: { paused: true, reason } })).status).toBe(200)
  expect(await quote()).toMatchObject({ discount: 0, couponRefused: 'notYet' })
  expect((await rowOf(by, couponCode)).state).toBe('paused')
  const again = await other.call(setCouponPaused, { params: { couponCode }, body: { paused: true, reason } })
  expect([again.status, again.body.code]).toEqual([409, 'ALREADY_DECIDED'])
  await by.call(setCouponPaused, { params: { couponCode }, body: { paused: false, reason } })
  expect((await quote()).discount).toBe(100)
  expect((await by.call(endCoupon, { params: { couponCode }, body: { reason } })).status).toBe(200)
  expect(await quote()).toMatchObject({ discount: 0, couponRefused: 'over' })
  expect((await other.call(endCoupon, { params: { couponCode }, body: { reason } })).body.code).toBe('ALREADY_DECIDED')
  expect(
    (await other.call(setCouponPaused, { params: { couponCode }, body: { paused: true, reason } })).body.code,
  ).toBe('ALREADY_DECIDED')
})

test('one that begins later is not valid yet, and never will be if ended before', async () => {
  const by = await operator()
  const { to } = couponFigures()
  const couponCode = await newCoupon(by, { from: to })
  expect((await rowOf(by, couponCode)).state).toBe('toCome')
  await by.call(endCoupon, { params: { couponCode }, body: { reason } })
  expect((await rowOf(by, couponCode)).state).toBe('ended')
})

test('refuses a code that exists, and invalid figures at their field', async () => {
  const by = await operator()
  const code = await newCoupon(by)
  const taken = await by.call(createCoupon, { body: { ...couponFigures(), code, most: 7 } })
  expect([taken.status, taken.body.code]).toEqual([409, 'NAME_TAKEN'])
  expect((await rowOf(by, code)).most).toBe(100)
  for (const [field, more] of [
    ['to', { from: '2026-12-02', to: '2026-12-01' }],
    ['to', { from: '2020-01-01', to: '2020-01-02' }],
    ['budget', { budget: 99 }],
    ['code', { code: 'klein' }],
  ] as const) {
    const { status, body } = await by.call(createCoupon, { body: { ...couponFigures(), ...more } })
    expect([status, body.facts]).toEqual([400, { fields: [{ field, problem: expect.any(String) }] }])
  }
  expect((await by.call(endCoupon, { params: { couponCode: 'NO-SUCH' }, body: { reason } })).status).toBe(404)
})
