import { randomUUID } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import { getPayment, payInDemo } from '@sankalp/contract/payments'
import { Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { movements, bill, expectVerified, pocketsOf } from '../../../test/ledger.ts'
import { countOf, payingApp } from '../../../test/paying-app.ts'
import { beginRecharge, bring, goToPay } from '../../../test/paying.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { sendOverHttp } from '../../platform/gateways/payment/provider-request.ts'
import { type TestRazorpay, json, testKeys } from '../../platform/gateways/payment/razorpay.fixture.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { createRazorpay } from '../../platform/gateways/payment/razorpay.ts'
import { createPaymentsFeature } from './payments.feature.ts'

type Paying = { app: TestApp; razorpay: TestRazorpay }

/** Creates the refunds as the app provides them to features that refund money. */
function refunds({ app, razorpay }: Paying) {
  const gateway = createRazorpay({ ...testKeys, send: sendOverHttp('razorpay', razorpay.base) })
  const needs = {
    db: app.db,
    clock: app.clock,
    secrets: createSecrets('a secret of this test, long enough'),
    log: app.http.log as never,
    jobs: app.jobs,
    limits: { take: () => 0, giveBack: () => {} },
  }
  return createPaymentsFeature({
    ...needs,
    registry: new Registry(),
    publicUrl: app.settings.publicUrl,
    gateway,
    wallet: movements,
    purposes: {},
    recharged: { onPaid: async () => {}, pathAfter: () => '/' },
    press: null,
  })
}

async function credited(client: TestClient, { razorpay }: Paying): Promise<string> {
  const paymentId = await beginRecharge(client)
  await razorpay.press(await goToPay(client, paymentId), 'paid')
  await client.call(getPayment, { params: { paymentId } })
  return paymentId
}

const stateOf = async (client: TestClient, paymentId: string) =>
  (await client.call(getPayment, { params: { paymentId } })).body.payment.refund

/** Runs all jobs of the next hour. */
async function passHour(app: TestApp): Promise<void> {
  for (let minutes = 0; minutes < 60; minutes += 5) {
    app.pass(300)
    await app.jobs.runDue()
  }
}

describe('a refund', () => {
  test('requested twice, also at the same time, takes the money once and refunds it once', async () => {
    const paying = await payingApp()
    const { app, razorpay } = paying
    const client = await app.newClient().signIn()
    const paymentId = await credited(client, paying)
    const { refundPayment } = refunds(paying)
    const refund = { paymentId, amountPaise: 60_00, reason: 'accountErased', key: `test:${randomUUID()}` } as const
    await Promise.all(Array.from({ length: 5 }, () => app.db.transaction((tx) => refundPayment(tx, refund))))
    expect(await pocketsOf(app.db, client.userId)).toEqual({ paid: 40_00, bonus: 100_00, reserved: 0 })
    expect(await stateOf(client, paymentId)).toBe('pending')
    await app.jobs.runDue()
    const asked = () => razorpay.received.filter(({ path }) => path.endsWith('/refund'))
    expect(asked()).toHaveLength(1)
    expect(asked()[0]!.body).toMatchObject({ amount: 60_00 })
    app.pass(60)
    await app.jobs.runDue()
    expect(await stateOf(client, paymentId)).toBe('done')
    await expectVerified(app.db)
  })

  test('of spent money is refused; of more than was paid is an error', async () => {
    const paying = await payingApp()
    const { app } = paying
    const client = await app.newClient().signIn()
    const paymentId = await credited(client, paying)
    const { refundPayment } = refunds(paying)
    const ask = (amountPaise: number) =>
      app.db.transaction((tx) =>
        refundPayment(tx, { paymentId, amountPaise, reason: 'accountErased', key: randomUUID() }),
      )
    await expect(ask(100_01)).rejects.toThrow('exceeds what is left')
    await app.db.transaction((tx) => movements.payForPooja(tx, bill(client.userId, 30_00)))
    await expect(ask(100_00)).rejects.toThrow(DomainError)
    await ask(70_00)
    await expect(ask(70_00)).rejects.toThrow('exceeds what is left')
    expect((await app.db.query('select 1 from payment_refund')).length).toBe(1)
  })

  test('whose response is lost, or for which the provider is away, is made exactly once', async () => {
    const paying = await payingApp()
    const { app, razorpay } = paying
    const client = await app.newClient().signIn()
    const paymentId = await credited(client, paying)
    const faults = ['answer lost', json(500, {}), 'hang up', json(409, {}), { status: 200, body: '' }] as const
    let next = 0
    razorpay.failWith(({ path }) => (path.endsWith('/refund') ? faults[next++] : undefined))
    await app.db.transaction((tx) =>
      refunds(paying).refundPayment(tx, { paymentId, amountPaise: 100_00, reason: 'accountErased', key: 'once' }),
    )
    await passHour(app)
    await client.signIn(client.phone)
    expect(await stateOf(client, paymentId)).toBe('done')
    const link = await razorpay.find(
      (await app.db.query<{ link: string }>('select link_id as link from payment'))[0]!.link,
    )
    expect(link?.payments[0]?.refunds).toHaveLength(1)
    await expectVerified(app.db)
  })

  test('that the provider refuses is marked failed, logged and counted', async () => {
    const paying = await payingApp()
    const { app, razorpay } = paying
    const client = await app.newClient().signIn()
    const paymentId = await credited(client, paying)
    razorpay.failWith(({ path }) =>
      path.endsWith('/refund') ? json(400, { error: { code: 'BAD_REQUEST_ERROR' } }) : undefined,
    )
    await app.db.transaction((tx) =>
      refunds(paying).refundPayment(tx, { paymentId, amountPaise: 100_00, reason: 'accountErased', key: 'no' }),
    )
    await app.jobs.runDue()
    expect(await stateOf(client, paymentId)).toBe('failed')
    expect(await countOf(app, 'payment_refunds_failed_total')).toBe(1)
    expect(app.logLines.join('')).toContain('a refund failed')
  })
})

test('paid twice: one is credited, the other refunded, in whatever order and however often they are reported', async () => {
  const paying = await payingApp()
  const { app, razorpay } = paying
  const client = await app.newClient().signIn()
  const paymentId = await beginRecharge(client)
  const linkId = await goToPay(client, paymentId)
  await razorpay.press(linkId, 'twice')
  const told = [...razorpay.told]
  await Promise.all([...told, ...told, ...told].map(({ body, eventId }) => bring(app, body, { eventId })))
  await client.call(getPayment, { params: { paymentId } })
  expect(await pocketsOf(app.db, client.userId)).toEqual({ paid: 100_00, bonus: 100_00, reserved: 0 })
  expect(await stateOf(client, paymentId)).toBe('pending')
  await app.jobs.runDue()
  app.pass(60)
  for (const { body, eventId } of razorpay.told.slice(told.length)) await bring(app, body, { eventId })
  expect(await stateOf(client, paymentId)).toBe('done')
  const link = await razorpay.find(linkId)
  const [row] = await app.db.query<{ kept: string }>('select provider_payment_id as kept from payment')
  const backOf = (isKept: boolean) =>
    link!.payments.filter(({ id }) => (id === row!.kept) === isKept).map(({ refunds: back }) => back.length)
  expect([backOf(true), backOf(false)]).toEqual([[0], [1]])
  await expectVerified(app.db)
})

test('paid twice in the demo: the second is refunded automatically', async () => {
  const app = await testApp()
  const client = await app.newClient().signIn()
  const paymentId = await beginRecharge(client, { amount: 50 })
  await client.call(payInDemo, { params: { paymentId }, body: { outcome: 'twice' } })
  for (let count = 0; count < 6; count += 1) {
    app.pass(10)
    await app.jobs.runDue()
  }
  expect((await client.call(getPayment, { params: { paymentId } })).body.payment).toMatchObject({
    status: 'paid',
    refund: 'done',
    credit: 50,
  })
  expect((await pocketsOf(app.db, client.userId)).paid).toBe(50_00)
})
