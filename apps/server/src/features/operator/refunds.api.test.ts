import { randomUUID } from 'node:crypto'
import { decideProposal, getOperatorList, lookUpPaymentNow, refundRecharge } from '@sankalp/contract/operator'
import { getPayment, payInDemo, recharge } from '@sankalp/contract/payments'
import { expect, test } from 'vitest'
import { expectVerified, pocketsOf } from '../../../test/ledger.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

const reason = 'Recharged by mistake'

async function operator(app: TestApp): Promise<TestClient> {
  const client = await app.newClient().signIn()
  await app.db.query(`update user_account set role = 'ROLE_ADMIN', operator_step = 'finance' where id = $1`, [
    client.userId,
  ])
  return client
}

/** Makes a payment that the provider has not reported yet. */
async function pay(client: TestClient, what: { pack: number } | { amount: number }): Promise<string> {
  const { paymentId } = (await client.call(recharge, { body: { userId: client.userId, ...what } })).body
  await client.fetch(`/pay/${paymentId}`)
  await client.call(payInDemo, { params: { paymentId }, body: { outcome: 'paid' } })
  return paymentId
}

async function paid(app: TestApp, by: TestClient, what: { pack: number } | { amount: number }) {
  const client = await app.newClient().signIn()
  const paymentId = await pay(client, what)
  await by.call(lookUpPaymentNow, { params: { paymentId } })
  return { client, paymentId }
}

const refund = async (
  by: TestClient,
  paymentId: string,
  amount: number,
  headers = { 'Idempotency-Key': randomUUID() },
) => {
  const { body, status } = await by.call(refundRecharge, { params: { paymentId }, body: { amount, reason }, headers })
  return body.code ?? body.outcome ?? status
}

test('asking the provider credits a payment that was made', async () => {
  const app = await testApp()
  const by = await operator(app)
  const client = await app.newClient().signIn()
  const paymentId = await pay(client, { pack: 100 })
  expect(await pocketsOf(app.db, client.userId)).toEqual({ paid: 0, bonus: 0, reserved: 0 })
  expect((await by.call(lookUpPaymentNow, { params: { paymentId } })).body).toEqual({
    status: 'paid',
    refund: 'none',
    isAnswered: true,
  })
  expect(await pocketsOf(app.db, client.userId)).toEqual({ paid: 100_00, bonus: 100_00, reserved: 0 })
  expect((await by.call(lookUpPaymentNow, { params: { paymentId: randomUUID() } })).status).toBe(404)
  const [noted] = (await by.call(getOperatorList, { params: { list: 'audit' }, query: { search: paymentId } })).body
    .items
  expect(noted!.cells[2]).toBe('lookUpPaymentNow')
})

test('refunds a small amount at once and only once, and its bonus lapses', async () => {
  const app = await testApp()
  const [by, other] = [await operator(app), await operator(app)]
  const { client, paymentId } = await paid(app, by, { pack: 100 })
  expect(await refund(by, paymentId, 101)).toBe('ALREADY_REFUNDED')
  const headers = { 'Idempotency-Key': randomUUID() }
  expect([await refund(by, paymentId, 60, headers), await refund(by, paymentId, 60, headers)]).toEqual(['sent', 'sent'])
  expect(await Promise.all([refund(by, paymentId, 40), refund(other, paymentId, 40)])).toEqual([
    'ALREADY_REFUNDED',
    'ALREADY_REFUNDED',
  ])
  expect(await pocketsOf(app.db, client.userId)).toEqual({ paid: 40_00, bonus: 40_00, reserved: 0 })
  await app.jobs.runDue()
  app.pass(3600)
  await app.jobs.runDue()
  // The previous token has expired by now.
  const owner = await app.newClient().signIn(client.phone)
  expect((await owner.call(getPayment, { params: { paymentId } })).body.payment.refund).toBe('done')
  await expectVerified(app.db)
})

test('two simultaneous refunds refund once', async () => {
  const app = await testApp()
  const [by, other] = [await operator(app), await operator(app)]
  const { client, paymentId } = await paid(app, by, { amount: 500 })
  expect((await Promise.all([refund(by, paymentId, 200), refund(other, paymentId, 200)])).toSorted()).toEqual([
    'ALREADY_REFUNDED',
    'sent',
  ])
  expect((await pocketsOf(app.db, client.userId)).paid).toBe(300_00)
  await expectVerified(app.db)
})

test('a large refund waits for a second operator and blocks others meanwhile', async () => {
  const app = await testApp()
  const [by, other] = [await operator(app), await operator(app)]
  const { client, paymentId } = await paid(app, by, { amount: 5000 })
  expect([
    await refund(by, paymentId, 2000.01),
    await refund(other, paymentId, 3000),
    await refund(other, paymentId, 10),
  ]).toEqual(['proposed', 'ALREADY_REFUNDED', 'ALREADY_REFUNDED'])
  expect((await pocketsOf(app.db, client.userId)).paid).toBe(5000_00)
  const [row] = (
    await by.call(getOperatorList, { params: { list: 'proposals' }, query: { filter: 'kind:refund,state:open' } })
  ).body.items
  const decide = (who: TestClient) =>
    who.call(decideProposal, {
      params: { proposalId: row!.id },
      body: { confirm: true },
      headers: { 'Idempotency-Key': randomUUID() },
    })
  expect((await decide(by)).body.code).toBe('SECOND_OPERATOR_NEEDED')
  expect([(await decide(other)).body.decision, (await decide(other)).body.code]).toEqual([
    'confirmed',
    'ALREADY_DECIDED',
  ])
  expect((await pocketsOf(app.db, client.userId)).paid).toBe(2999_99)
  await expectVerified(app.db)
})

test('refuses to refund what is spent or was never credited', async () => {
  const app = await testApp()
  const by = await operator(app)
  const { client, paymentId } = await paid(app, by, { amount: 500 })
  await app.movements.giveDakshina(app.db, {
    key: randomUUID(),
    userId: client.userId,
    subject: { kind: 'dakshina', id: 'x' },
    lines: [{ item: 'dakshina', quantity: 1, amountPaise: 400_00, taxPercent: 0, taxPaise: 0 }],
    now: app.clock.now(),
  })
  expect(await refund(by, paymentId, 200)).toBe('INSUFFICIENT_BALANCE')
  expect((await app.db.query('select from payment_refund')).length).toBe(0)
  const open = (await client.call(recharge, { body: { userId: client.userId, amount: 100 } })).body.paymentId
  expect(await refund(by, open, 50)).toBe('NOT_REFUNDABLE')
  expect(await refund(by, randomUUID(), 50)).toBe('NOT_FOUND')
  await expectVerified(app.db)
})

test('operators cannot refund their own recharge', async () => {
  const app = await testApp()
  const by = await operator(app)
  const paymentId = await pay(by, { amount: 500 })
  await by.call(lookUpPaymentNow, { params: { paymentId } })
  expect(await refund(by, paymentId, 200)).toBe('OWN_ACCOUNT')
})
