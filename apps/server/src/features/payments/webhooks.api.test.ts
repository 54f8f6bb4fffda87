import { randomUUID } from 'node:crypto'
import { payInDemo } from '@sankalp/contract/payments'
import { describe, expect, test } from 'vitest'
import { expectVerified, pocketsOf } from '../../../test/ledger.ts'
import { connectLive } from '../../../test/live-client.ts'
import { forgeries } from '../../../test/forged-webhooks.ts'
import { countOf, payingApp, statusOf } from '../../../test/paying-app.ts'
import { beginRecharge, bring, goToPay } from '../../../test/paying.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

/** Opens a payment's page and returns what the provider reports once it is paid. */
async function paidPage(
  client: TestClient,
  { razorpay }: Pick<Awaited<ReturnType<typeof payingApp>>, 'razorpay'>,
  outcome: 'paid' | 'twice' | 'failed' = 'paid',
  what?: { amount: number },
) {
  const paymentId = await beginRecharge(client, what)
  const linkId = await goToPay(client, paymentId)
  const from = razorpay.told.length
  const link = (await razorpay.press(linkId, outcome))!
  return {
    paymentId,
    link,
    told: razorpay.told.slice(from),
    returnPath: `/payment/return${new URL(razorpay.returnUrl(link)).search}`,
  }
}

type EventBody = {
  event: string
  payload: { payment_link: { entity: Record<string, unknown> }; payment: { entity: Record<string, unknown> } }
}

const counted = (outcome: string) => `payment_reports_total{source="webhook",outcome="${outcome}"}`

describe('a webhook', () => {
  test('credits a payment once, however often and in whatever order it comes, racing with the return', async () => {
    const paying = await payingApp()
    const { app } = paying
    const people = await Promise.all(Array.from({ length: 8 }, () => app.newClient().signIn()))
    const pages = (
      await Promise.all(
        people.map(async (client) => [
          await paidPage(client, paying),
          ...(await Promise.all([300, 400].map((amount) => paidPage(client, paying, 'paid', { amount })))),
        ]),
      )
    ).flat()
    const visits = pages.flatMap(({ told, returnPath }) => [
      // Each event three times under its own id, with the browser's return in between.
      ...told.flatMap(({ body, eventId }) => [0, 1, 2].map(() => () => bring(app, body, { eventId }))),
      async () => (await app.newClient().fetch(returnPath)).status - 102,
    ])
    const shuffled = visits.map((visit) => ({ visit, at: Math.random() })).toSorted((a, b) => a.at - b.at)
    const statuses = await Promise.all(shuffled.map(({ visit }) => visit()))
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (const { userId } of people)
      expect(await pocketsOf(app.db, userId)).toEqual({ paid: 800_00, bonus: 100_00, reserved: 0 })
    const [row] = await app.db.query(`select count(*)::integer as credits from transfer where kind = 'recharge'`)
    expect(row).toEqual({ credits: pages.length })
    await expectVerified(app.db)
  })

  test('that is forged, altered, re-encoded, signed with an old secret or unsigned is refused and changes nothing', async () => {
    const paying = await payingApp()
    const { app } = paying
    const client = await app.newClient().signIn()
    const pages = [await paidPage(client, paying), await paidPage(client, paying)]
    let count = 0
    for (const { told } of pages) {
      const statuses = await Promise.all(
        forgeries(told[0]!.body, 150).map(({ body, signature }) => bring(app, body, { signature })),
      )
      count += statuses.length
      expect(new Set(statuses)).toEqual(new Set([400]))
    }
    expect(count).toBe(300)
    expect(await countOf(app, counted('forged'))).toBe(300)
    for (const { paymentId } of pages) expect(await statusOf(app, paymentId)).toBe('pending')
    expect(await app.db.query('select 1 from payment_event')).toEqual([])
    // The real event still counts.
    expect(await bring(app, pages[0]!.told[0]!.body)).toBe(200)
    expect((await pocketsOf(app.db, client.userId)).paid).toBe(100_00)
  })

  test.each([
    [
      'of an unknown payment',
      'unknownPayment',
      ({ payload }: EventBody) => void (payload.payment_link.entity.reference_id = randomUUID()),
    ],
    [
      'with a reference that is none',
      'unknownPayment',
      ({ payload }: EventBody) => void (payload.payment_link.entity.reference_id = "' or 1=1"),
    ],
    [
      'of another page',
      'otherLink',
      ({ payload }: EventBody) => void (payload.payment_link.entity.id = 'plink_another'),
    ],
    [
      'with another amount',
      'otherAmount',
      ({ payload }: EventBody) => void (payload.payment_link.entity.amount = 100_000),
    ],
    [
      'with less paid than was asked',
      'otherAmount',
      ({ payload }: EventBody) => void (payload.payment.entity.amount = 1),
    ],
    [
      'in another currency',
      'otherCurrency',
      ({ payload }: EventBody) => void (payload.payment_link.entity.currency = 'USD'),
    ],
    [
      'paid in another currency',
      'otherCurrency',
      ({ payload }: EventBody) => void (payload.payment.entity.currency = 'VND'),
    ],
    [
      'that cannot be read',
      'unreadable',
      ({ payload }: EventBody) => void (payload.payment_link.entity.amount = '10000'),
    ],
  ])('%s is taken, logged and counted, and never credited', async (_, outcome, change) => {
    const paying = await payingApp()
    const { app } = paying
    const client = await app.newClient().signIn()
    const { paymentId, told } = await paidPage(client, paying)
    const event = JSON.parse(told[0]!.body) as EventBody
    change(event)
    expect(await bring(app, JSON.stringify(event))).toBe(200)
    expect(await countOf(app, counted(outcome))).toBe(1)
    expect(app.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toHaveLength(1)
    expect(app.logLines.join('')).not.toContain(client.phone)
    expect([await statusOf(app, paymentId), (await pocketsOf(app.db, client.userId)).paid]).toEqual(['pending', 0])
  })

  test('that names a provider payment credited to another payment is accepted, logged and counted, but credits and refunds nothing', async () => {
    const paying = await payingApp()
    const { app } = paying
    const client = await app.newClient().signIn()
    const [first, second, third] = [
      await paidPage(client, paying),
      await paidPage(client, paying),
      await paidPage(client, paying),
    ]
    const seen = (JSON.parse(first.told[0]!.body) as EventBody).payload.payment.entity.id
    const claimed = (told: string) => {
      const event = JSON.parse(told) as EventBody
      event.payload.payment.entity.id = seen
      return JSON.stringify(event)
    }
    // Simultaneously as well: only one of the three gets it.
    const all = [first, second, third].map(({ told }) => claimed(told[0]!.body))
    expect(await Promise.all(all.map((body) => bring(app, body)))).toEqual([200, 200, 200])
    expect(await countOf(app, counted('otherPayment'))).toBe(2)
    expect((await pocketsOf(app.db, client.userId)).paid).toBe(100_00)
    // The others are credited with their own payments, and later claims for them are not refunded as double payments.
    for (const { told } of [first, second, third]) expect(await bring(app, told[0]!.body)).toBe(200)
    for (const body of all) expect(await bring(app, body)).toBe(200)
    expect((await pocketsOf(app.db, client.userId)).paid).toBeLessThanOrEqual(300_00)
    expect(
      await app.db.query('select provider_payment_id from payment_refund where provider_payment_id = $1', [
        String(seen),
      ]),
    ).toEqual([])
    await expectVerified(app.db)
  })

  test('about one payment cannot be redirected to another user’s', async () => {
    const paying = await payingApp()
    const { app } = paying
    const [asha, other] = [await app.newClient().signIn(), await app.newClient().signIn()]
    const [mine, theirs] = [await paidPage(asha, paying), await paidPage(other, paying)]
    const event = JSON.parse(mine.told[0]!.body) as EventBody
    event.payload.payment_link.entity.reference_id = theirs.paymentId
    expect(await bring(app, JSON.stringify(event))).toBe(200)
    expect([await statusOf(app, mine.paymentId), await statusOf(app, theirs.paymentId)]).toEqual(['pending', 'pending'])
  })

  test('that says paid without naming the payment causes a look-up', async () => {
    const paying = await payingApp()
    const { app } = paying
    const { paymentId, told } = await paidPage(await app.newClient().signIn(), paying)
    const event = JSON.parse(told[0]!.body) as { payload: { payment?: unknown } }
    delete event.payload.payment
    expect(await bring(app, JSON.stringify(event))).toBe(200)
    expect(await statusOf(app, paymentId)).toBe('paid')
  })

  test('about a failed payment ends it; if it is paid after all, it is credited and logged', async () => {
    const paying = await payingApp()
    const { app } = paying
    const client = await app.newClient().signIn()
    const failed = await paidPage(client, paying, 'failed')
    for (const { body, eventId } of failed.told) await bring(app, body, { eventId })
    expect(await statusOf(app, failed.paymentId)).toBe('failed')
    const paid = JSON.parse((await paidPage(await app.newClient().signIn(), paying)).told[0]!.body) as EventBody
    Object.assign(paid.payload.payment_link.entity, { id: failed.link.id, reference_id: failed.paymentId })
    await bring(app, JSON.stringify(paid))
    expect(await statusOf(app, failed.paymentId)).toBe('paid')
    // Late events about the failure change nothing any more.
    for (const { body } of failed.told) await bring(app, body)
    expect(await statusOf(app, failed.paymentId)).toBe('paid')
    expect(await countOf(app, counted('creditedLate'))).toBe(1)
    expect(app.logLines.join('')).toContain('paid after it had ended')
    await expectVerified(app.db)
  })

  test('notifies the wallet’s owner at once, on every device', async () => {
    const paying = await payingApp()
    const { app } = paying
    const client = await app.newClient().signIn()
    const { paymentId, told } = await paidPage(client, paying)
    const socket = await connectLive(app.url, client.token)
    const heard = new Promise((resolve) => socket.once('payment:changed', resolve))
    await bring(app, told[0]!.body)
    expect(await heard).toEqual({ paymentId, status: 'paid' })
    socket.disconnect()
  })
})

describe('an unreported payment', () => {
  test('is found by look-ups with growing pauses', async () => {
    const paying = await payingApp()
    const { app, razorpay } = paying
    const { paymentId } = await paidPage(await app.newClient().signIn(), paying)
    razorpay.failWith(() => 'hang up')
    const from = razorpay.received.length
    let rounds = 0
    for (let second = 0; second < 300; second += 10) {
      app.pass(10)
      rounds += await app.jobs.runDue()
    }
    // At 10, 30, 70, 150 s and so on, not every ten seconds.
    expect(razorpay.received.length - from).toBeLessThanOrEqual(6)
    expect(rounds).toBeGreaterThanOrEqual(4)
    razorpay.failWith(null)
    app.pass(300)
    await app.jobs.runDue()
    expect(await statusOf(app, paymentId)).toBe('paid')
  })

  test('is not looked up for as long as the provider asks', async () => {
    const paying = await payingApp()
    const { app, razorpay } = paying
    const { paymentId } = await paidPage(await app.newClient().signIn(), paying)
    razorpay.failWith(() => ({ status: 429, body: '{}', headers: { 'retry-after': '600' } }))
    app.pass(11)
    await app.jobs.runDue()
    razorpay.failWith(null)
    app.pass(590)
    await app.jobs.runDue()
    expect(await statusOf(app, paymentId)).toBe('pending')
    app.pass(20)
    await app.jobs.runDue()
    expect(await statusOf(app, paymentId)).toBe('paid')
  })

  test('expires after its time and a last look-up; one paid in the last minute is found, and a late one still credited', async () => {
    const paying = await payingApp()
    const { app, razorpay } = paying
    const client = await app.newClient().signIn()
    const [idle, lastMinute, late] = [
      await beginRecharge(client),
      await beginRecharge(client),
      await beginRecharge(client),
    ]
    const [page, latePage] = [await goToPay(client, lastMinute), await goToPay(client, late)]
    await app.jobs.runDue()
    // The clock runs on during the test: a slow machine needs some of this minute.
    app.pass(29 * 60)
    await razorpay.press(page, 'paid')
    await razorpay.press(latePage, 'late')
    await app.jobs.runDue()
    app.pass(61)
    expect(await statusOf(app, idle)).toBe('pending')
    app.pass(122)
    await app.jobs.runDue()
    expect([await statusOf(app, idle), await statusOf(app, lastMinute), await statusOf(app, late)]).toEqual([
      'expired',
      'paid',
      'paid',
    ])
    app.pass(2 * 24 * 3600)
    await app.jobs.runDue()
    expect(await app.db.query(`select 1 from pgboss.job where name = 'payments.look-up' and state < 'active'`)).toEqual(
      [],
    )
    await expectVerified(app.db)
  })

  test('does not expire while the provider is away beyond its time', async () => {
    const paying = await payingApp()
    const { app, razorpay } = paying
    const { paymentId } = await paidPage(await app.newClient().signIn(), paying)
    razorpay.failWith(() => 'hang up')
    for (let hour = 0; hour < 5; hour += 1) {
      app.pass(3600)
      await app.jobs.runDue()
    }
    expect(await statusOf(app, paymentId)).toBe('pending')
    razorpay.failWith(null)
    app.pass(3600)
    await app.jobs.runDue()
    expect(await statusOf(app, paymentId)).toBe('paid')
  })
})

test('the demo’s provider reports late, twice and in the wrong order, and the wallet is credited once', async () => {
  const app = await testApp()
  const client = await app.newClient().signIn()
  const [paid, late, failed] = [
    await beginRecharge(client),
    await beginRecharge(client, { amount: 100 }),
    await beginRecharge(client),
  ]
  for (const [paymentId, outcome] of [
    [paid, 'paid'],
    [late, 'late'],
    [failed, 'failed'],
  ] as const) {
    await client.call(payInDemo, { params: { paymentId }, body: { outcome } })
  }
  const states = () => Promise.all([paid, late, failed].map((id) => statusOf(app, id)))
  expect(await states()).toEqual(['pending', 'pending', 'pending'])
  app.pass(9)
  expect(await app.jobs.runDue()).toBeGreaterThanOrEqual(6)
  expect(await states()).toEqual(['paid', 'pending', 'failed'])
  app.pass(30)
  await app.jobs.runDue()
  expect(await states()).toEqual(['paid', 'paid', 'failed'])
  expect(await countOf(app, counted('repeated'))).toBe(3)
  expect(await pocketsOf(app.db, client.userId)).toEqual({ paid: 200_00, bonus: 100_00, reserved: 0 })
  await expectVerified(app.db)
})
