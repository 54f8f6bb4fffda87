import { randomUUID } from 'node:crypto'
import { cancelOrder, getOrder } from '@sankalp/contract/orders'
import { getOpenPayments, getPayment, giveUpPayment, payInDemo } from '@sankalp/contract/payments'
import { deleteUser } from '@sankalp/contract/users'
import { describe, expect, test } from 'vitest'
import { expectVerified, pocketsOf } from '../../../test/ledger.ts'
import { connectLive } from '../../../test/live-client.ts'
import { payingApp, statusOf } from '../../../test/paying-app.ts'
import { beginRecharge, bring, goToPay } from '../../../test/paying.ts'
import { newProduct, order } from '../../../test/shopping.ts'
import { fileApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import type { TestRazorpay } from '../../platform/gateways/payment/razorpay.fixture.ts'

const demo = fileApp()

const giveUp = (client: TestClient, paymentId: string) => client.call(giveUpPayment, { params: { paymentId } })
const look = async (client: TestClient, paymentId: string) =>
  (await client.call(getPayment, { params: { paymentId } })).body.payment
const cancelled = ({ received }: TestRazorpay) =>
  received.filter(({ method, path }) => method === 'POST' && path.endsWith('/cancel')).map(({ path }) => path)

describe('giving up a payment', () => {
  test('closes its page at the provider, has its own status, and notifies every device', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const paymentId = await beginRecharge(client)
    const linkId = await goToPay(client, paymentId)
    const device = await connectLive(app.url, client.token)
    const told = new Promise((resolve) => device.once('payment:changed', resolve))
    const { status, body } = await giveUp(client, paymentId)
    expect([status, body.payment]).toEqual([
      200,
      expect.objectContaining({ paymentId, status: 'givenUp', url: null, transferId: null }),
    ])
    expect(await told).toEqual({ paymentId, status: 'givenUp' })
    device.disconnect()
    expect(cancelled(razorpay)).toEqual([`/v1/payment_links/${linkId}/cancel`])
    await expect(razorpay.press(linkId, 'paid')).rejects.toThrow('PAYMENT_OVER')

    // The provider's events and the payment's jobs change nothing.
    for (const { body: event, eventId } of razorpay.told) expect(await bring(app, event, { eventId })).toBe(200)
    app.pass(60)
    await app.jobs.runDue()
    expect(await look(client, paymentId)).toMatchObject({ status: 'givenUp' })
    expect((await client.call(getOpenPayments)).body.payments.map((one) => one.status)).toEqual(['givenUp'])
    expect((await pocketsOf(app.db, client.userId)).paid).toBe(0)
    // For the previous version it is a failed payment.
    expect(await statusOf(app, paymentId)).toBe('failed')
    await expectVerified(app.db)
  })

  test('before its page was opened sends nothing to the provider, and no page is created later', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const paymentId = await beginRecharge(client)
    expect((await giveUp(client, paymentId)).body.payment.status).toBe('givenUp')
    const answer = await client.fetch(`/pay/${paymentId}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/mywallet?payment=${paymentId}`])
    expect(razorpay.received).toEqual([])
  })

  test('makes room for another when five are open', async () => {
    const client = await demo().newClient().signIn()
    const open: string[] = []
    for (let count = 0; count < 5; count += 1) open.push(await beginRecharge(client, { amount: 10 + count }))
    await expect(beginRecharge(client)).rejects.toThrow('TOO_MANY_OPEN_PAYMENTS')
    await giveUp(client, open[0]!)
    expect(await beginRecharge(client)).toEqual(expect.any(String))
  })

  test("is for its owner alone: a stranger's payment is not found, and stays", async () => {
    const [owner, other] = [await demo().newClient().signIn(), await demo().newClient().signIn()]
    const paymentId = await beginRecharge(owner)
    for (const id of [paymentId, randomUUID()]) expect((await giveUp(other, id)).body.code).toBe('NOT_FOUND')
    expect((await look(owner, paymentId)).status).toBe('pending')
  })

  test('twice has no further effect, and a paid one stays paid', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const unwanted = await beginRecharge(client)
    await goToPay(client, unwanted)
    const answers = await Promise.all([1, 2, 3].map(() => giveUp(client, unwanted)))
    expect(answers.map(({ body }) => body.payment.status)).toEqual(['givenUp', 'givenUp', 'givenUp'])
    expect(cancelled(razorpay)).toHaveLength(1)
    const wanted = await beginRecharge(client)
    await razorpay.press(await goToPay(client, wanted), 'paid')
    expect((await look(client, wanted)).status).toBe('paid')
    expect((await giveUp(client, wanted)).body.payment).toMatchObject({
      status: 'paid',
      transferId: expect.any(String),
    })
    expect(cancelled(razorpay)).toHaveLength(1)
    await expectVerified(app.db)
  })

  test('when it was paid but not yet reported credits it and says so at once', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const paymentId = await beginRecharge(client)
    await razorpay.press(await goToPay(client, paymentId), 'paid')
    expect((await giveUp(client, paymentId)).body.payment).toMatchObject({ status: 'paid' })
    expect(await pocketsOf(app.db, client.userId)).toMatchObject({ paid: 100_00, bonus: 100_00 })
    for (const { body, eventId } of razorpay.told) await bring(app, body, { eventId })
    expect(await pocketsOf(app.db, client.userId)).toMatchObject({ paid: 100_00, bonus: 100_00 })
    await expectVerified(app.db)
  })

  test('while a bank is still processing it is credited once when the bank is done', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const paymentId = await beginRecharge(client)
    await razorpay.press(await goToPay(client, paymentId), 'late')
    const late = razorpay.told.splice(0)
    expect((await giveUp(client, paymentId)).body.payment.status).toBe('givenUp')
    app.pass(30)
    // Through an event that comes twice, and through our own look-up.
    for (const { body, eventId } of [...late, ...razorpay.told, ...late]) await bring(app, body, { eventId })
    await app.jobs.runDue()
    expect(await look(client, paymentId)).toMatchObject({ status: 'paid' })
    expect(await pocketsOf(app.db, client.userId)).toMatchObject({ paid: 100_00, bonus: 100_00 })
    await expectVerified(app.db)
  })

  test('without any event finds a payment that was made all the same by looking it up', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const paymentId = await beginRecharge(client)
    await razorpay.press(await goToPay(client, paymentId), 'late')
    await giveUp(client, paymentId)
    for (let hours = 0; hours < 3; hours += 1) {
      app.pass(3600)
      await app.jobs.runDue()
    }
    expect(await statusOf(app, paymentId)).toBe('paid')
    expect((await pocketsOf(app.db, client.userId)).paid).toBe(100_00)
    await expectVerified(app.db)
  })

  test('and paying at the same moment have one outcome', async () => {
    const { app, razorpay } = await payingApp()
    const outcomes = new Set<string>()
    for (let count = 0; count < 8; count += 1) {
      const client = await app.newClient().signIn()
      const paymentId = await beginRecharge(client)
      const linkId = await goToPay(client, paymentId)
      const pay = async () => {
        razorpay.told.length = 0
        const link = await razorpay.press(linkId, 'paid').catch(() => null)
        if (link) await Promise.all(razorpay.told.slice().map(({ body, eventId }) => bring(app, body, { eventId })))
        return link !== null
      }
      const [isPaid] = await (count % 2
        ? Promise.all([pay(), giveUp(client, paymentId)])
        : Promise.all([giveUp(client, paymentId), pay()]).then(([, paid]) => [paid]))
      app.pass(30)
      await app.jobs.runDue()
      const { status } = await look(client, paymentId)
      outcomes.add(status)
      expect([status, (await pocketsOf(app.db, client.userId)).paid]).toEqual(
        isPaid ? ['paid', 100_00] : ['givenUp', 0],
      )
    }
    expect([...outcomes].every((status) => status === 'paid' || status === 'givenUp')).toBe(true)
    await expectVerified(app.db)
  })

  test('while the provider is away ends it at once here, and closes its page when the provider is back', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const paymentId = await beginRecharge(client)
    const linkId = await goToPay(client, paymentId)
    razorpay.failWith(() => 'hang up')
    expect((await giveUp(client, paymentId)).body.payment.status).toBe('givenUp')
    razorpay.failWith(null)
    for (let tries = 0; tries < 4; tries += 1) {
      app.pass(60)
      await app.jobs.runDue()
    }
    await expect(razorpay.press(linkId, 'paid')).rejects.toThrow('PAYMENT_OVER')
    expect((await look(client, paymentId)).status).toBe('givenUp')
  })

  test('while its page is being created closes that page too', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const paymentId = await beginRecharge(client)
    // The page is requested from the provider, and the payment is given up before the response arrives.
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    razorpay.holdAnswers(async ({ path }) => {
      if (path !== '/v1/payment_links') return
      asked.resolve()
      await answer.promise
    })
    const going = client.fetch(`/pay/${paymentId}`)
    await asked.promise
    expect((await giveUp(client, paymentId)).body.payment.status).toBe('givenUp')
    answer.resolve()
    expect((await going).headers.get('location')).toBe(`/mywallet?payment=${paymentId}`)
    await app.jobs.runDue()
    expect(cancelled(razorpay)).toHaveLength(1)
  })

  test('works with the demo’s own provider, whose page then says so', async () => {
    const client = await demo().newClient().signIn()
    const paymentId = await beginRecharge(client)
    const linkId = await goToPay(client, paymentId)
    expect((await giveUp(client, paymentId)).body.payment.status).toBe('givenUp')
    const page = await (await fetch(`${demo().url}/demo/pay/${linkId}?lng=en`)).text()
    expect(page).toContain('given up')
    expect((await client.call(payInDemo, { params: { paymentId }, body: { outcome: 'paid' } })).body.code).toBe(
      'PAYMENT_OVER',
    )
  })
})

describe('an unneeded page is closed', () => {
  test('when an order that waits for its payment is cancelled; the wallet does not list the payment', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const { orderId, paymentId } = (
      await order(client, [{ productId: await newProduct(app.db), quantity: 1 }], { paymentMethod: 'online' })
    ).body.data
    const linkId = await goToPay(client, paymentId!)
    expect((await client.call(getOpenPayments)).body.payments).toEqual([])
    await client.call(cancelOrder, { params: { orderId }, body: { reason: 'By mistake' } })
    await app.jobs.runDue()
    expect(cancelled(razorpay)).toEqual([`/v1/payment_links/${linkId}/cancel`])
    expect((await look(client, paymentId!)).status).toBe('givenUp')
    expect((await client.call(getOrder, { params: { orderId } })).body.order).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      cancelledBy: 'buyer',
    })
    await expectVerified(app.db)
  })

  test('and in reverse, giving the payment up cancels the order', async () => {
    const { app } = await payingApp()
    const client = await app.newClient().signIn()
    const { orderId, paymentId } = (
      await order(client, [{ productId: await newProduct(app.db), quantity: 1 }], { paymentMethod: 'online' })
    ).body.data
    await goToPay(client, paymentId!)
    await giveUp(client, paymentId!)
    expect((await client.call(getOrder, { params: { orderId } })).body.order).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
    })
    await expectVerified(app.db)
  })

  test('when the account is erased', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    await goToPay(client, await beginRecharge(client))
    expect(
      (await client.call(deleteUser, { params: { id: client.userId }, body: { phone_number: client.phone } })).status,
    ).toBe(200)
    await app.jobs.runDue()
    expect(cancelled(razorpay)).toHaveLength(1)
  })
})
