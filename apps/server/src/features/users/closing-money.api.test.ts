import { randomUUID } from 'node:crypto'
import { decideProposal, markPayoutPaid, proposePayouts } from '@sankalp/contract/operator'
import { closeReturn, deliverOrder, packOrder, requestReturn, shipOrder } from '@sankalp/contract/orders'
import { getPayment } from '@sankalp/contract/payments'
import { markForBank } from '@sankalp/contract/payout-batches'
import { requestLastPayout } from '@sankalp/contract/payouts'
import { deleteUser } from '@sankalp/contract/users'
import { expect, test } from 'vitest'
import { expectVerified, pocketsOf } from '../../../test/ledger.ts'
import { beginRecharge, goToPay } from '../../../test/paying.ts'
import type { TestRazorpay } from '../../platform/gateways/payment/razorpay.fixture.ts'
import { payingApp } from '../../../test/paying-app.ts'
import { earn, giveBankAccount, signInAs } from '../../../test/payouts.ts'
import { newProduct, order } from '../../../test/shopping.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

type Said = { money?: 'payBack' | 'giveUp'; givenUp?: number }
const erase = (client: TestClient, said: Said = {}) =>
  client.call(deleteUser, { params: { id: client.userId }, body: { phone_number: client.phone, ...said } })
const key = () => ({ 'Idempotency-Key': randomUUID() })
const givenUp = async (app: TestApp) => {
  const [row] = await app.db.query<{ paise: number }>(
    `select coalesce(sum(amount_paise), 0)::bigint as paise from posting where account = 'given_up'`,
  )
  return row!.paise
}

/** Recharges a wallet with ₹100 through a payment and returns the payment's id. */
async function recharged(razorpay: TestRazorpay, client: TestClient): Promise<string> {
  const paymentId = await beginRecharge(client)
  await razorpay.press(await goToPay(client, paymentId), 'paid')
  await client.call(getPayment, { params: { paymentId } })
  return paymentId
}

/** Creates a returned order that was paid on delivery: its money is in the wallet but came through no payment. */
async function returnedOrder(app: TestApp, client: TestClient, by: TestClient): Promise<void> {
  const productId = await newProduct(app.db, { rupees: 225, discountPercent: 0 })
  const { orderId } = (await order(client, [{ productId, quantity: 1 }], { paymentMethod: 'cod' })).body.data
  const params = { orderId }
  expect((await erase(client)).body).toMatchObject({ code: 'ORDERS_UNDER_WAY' })
  await by.call(packOrder, { params })
  await by.call(shipOrder, { params, body: { carrier: 'indiaPost', trackingNumber: 'EE123456789IN' } })
  await by.call(deliverOrder, { params })
  await client.call(requestReturn, { params, body: { reason: 'damaged' } })
  expect((await erase(client)).body).toMatchObject({ code: 'ORDERS_UNDER_WAY' })
  await by.call(closeReturn, { params, body: { accept: true } })
}

test('refuses to lose the money of a returned cash-on-delivery order: it is given up only by its sum, and the rest is refunded', async () => {
  const { app, razorpay } = await payingApp()
  const [client, by] = [await app.newClient().signIn(), await signInAs(app, 'ROLE_ADMIN', 'One')]
  await recharged(razorpay, client)
  await returnedOrder(app, client, by)
  const facts = {
    paidPaise: 325_00,
    returnablePaise: 100_00,
    reservedPaise: 0,
    earningsPaise: 0,
    latePoojasPaise: 0,
    failedRefundsPaise: 0,
  }
  const unsaid: Said[] = [
    {},
    { money: 'payBack' },
    { money: 'payBack', givenUp: 224.99 },
    { money: 'payBack', givenUp: 325 },
    { givenUp: 325 },
    { money: 'giveUp', givenUp: 225 },
  ]
  for (const said of unsaid)
    expect([said, await erase(client, said)]).toMatchObject([
      said,
      { status: 409, body: { code: 'MONEY_LEFT', facts } },
    ])
  expect((await erase(client, { money: 'payBack', givenUp: 225 })).status).toBe(200)
  await app.jobs.runDue()
  expect([await givenUp(app), await pocketsOf(app.db, client.userId)]).toEqual([
    225_00,
    { paid: 0, bonus: 0, reserved: 0 },
  ])
  expect(await app.db.query('select reason, amount_paise as paise from payment_refund')).toEqual([
    { reason: 'accountErased', paise: 100_00 },
  ])
  await expectVerified(app.db)
})

test('requires the sum of a refund that the bank rejected to be named too', async () => {
  const { app, razorpay } = await payingApp()
  const client = await app.newClient().signIn()
  const paymentId = await recharged(razorpay, client)
  await app.db.query(
    `insert into payment_refund (id, payment_id, provider_payment_id, amount_paise, reason, key, status, ended_at, created_at)
     select gen_random_uuid(), id, provider_payment_id, 1000, 'paidTwice', 'test', 'failed', now(), now() from payment where id = $1`,
    [paymentId],
  )
  expect((await erase(client, { money: 'payBack' })).body).toMatchObject({
    code: 'MONEY_LEFT',
    facts: { paidPaise: 100_00, failedRefundsPaise: 10_00 },
  })
  expect((await erase(client, { money: 'payBack', givenUp: 10 })).status).toBe(200)
})

test('pays an acharya any amount before they leave, and erases the account only when nothing is under way', async () => {
  const app = await testApp()
  const [one, two, acharya] = [
    await signInAs(app, 'ROLE_ADMIN', 'One'),
    await signInAs(app, 'ROLE_ADMIN', 'Two'),
    await signInAs(app, 'ROLE_ACHARYA', 'Asha'),
  ]
  await earn(app, acharya.userId, 96_61)
  await giveBankAccount(acharya)
  expect((await erase(acharya)).body).toMatchObject({
    code: 'MONEY_LEFT',
    facts: { paidPaise: 0, earningsPaise: 96_61 },
  })
  expect((await one.call(proposePayouts, { headers: key() })).body).toMatchObject({ count: 0 })
  expect((await acharya.call(requestLastPayout, { headers: key() })).body.requests).toMatchObject([
    { amount: 96.61, state: 'open' },
  ])
  expect((await one.call(proposePayouts, { headers: key() })).body).toMatchObject({ count: 1 })
  expect((await erase(acharya, { givenUp: 96.61 })).body).toMatchObject({
    code: 'MONEY_UNDER_WAY',
    facts: { amountPaise: 96_61 },
  })
  const [proposal] = await app.db.query<{ id: string }>('select id from operator_proposal')
  const params = { proposalId: proposal!.id }
  await two.call(decideProposal, { params, body: { confirm: true }, headers: key() })
  expect((await erase(acharya)).body).toMatchObject({ code: 'MONEY_UNDER_WAY' })
  expect((await two.call(markForBank, { body: { batchId: null }, headers: key() })).body).toMatchObject({ marked: 1 })
  // The payout is at the bank, so the account is no longer needed.
  expect((await erase(acharya)).body).toEqual({ success: true })
  expect(
    (await two.call(markPayoutPaid, { params, body: { bankReference: 'UTR20261118' }, headers: key() })).status,
  ).toBe(200)
  expect(await givenUp(app)).toBe(0)
  await expectVerified(app.db)
})

test('an acharya without a bank account gives up their earnings only by the exact sum', async () => {
  const app = await testApp()
  const acharya = await signInAs(app, 'ROLE_ACHARYA', 'Asha')
  await earn(app, acharya.userId, 296_61)
  for (const said of [{}, { givenUp: 296.6 }, { money: 'giveUp' as const }])
    expect((await erase(acharya, said)).body).toMatchObject({ code: 'MONEY_LEFT', facts: { earningsPaise: 296_61 } })
  // More was earned meanwhile, so the confirmed sum no longer matches the sum to be given up.
  await earn(app, acharya.userId, 1_00)
  expect((await erase(acharya, { givenUp: 296.61 })).status).toBe(409)
  expect((await erase(acharya, { givenUp: 297.61 })).status).toBe(200)
  expect([await givenUp(app), await app.db.query('select balance_paise as paise from earnings_account')]).toEqual([
    297_61,
    [{ paise: 0 }],
  ])
  await expectVerified(app.db)
})
