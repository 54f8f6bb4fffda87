import { randomUUID } from 'node:crypto'
import { getOpenPayments, getPayment, payInDemo, recharge } from '@sankalp/contract/payments'
import { rechargePacks } from '@sankalp/contract/recharge-packs'
import { deleteUser, exportUserData } from '@sankalp/contract/users'
import { getReceipt, getUserWalletDetail } from '@sankalp/contract/wallet'
import { describe, expect, test } from 'vitest'
import { expectVerified, pocketsOf } from '../../../test/ledger.ts'
import { payingApp, statusOf } from '../../../test/paying-app.ts'
import { beginRecharge, goToPay } from '../../../test/paying.ts'
import { productionEnv } from '../../../test/production-env.ts'
import { fileApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { json } from '../../platform/gateways/payment/razorpay.fixture.ts'

const demo = fileApp()

async function payments(client: TestClient) {
  return (await client.call(getOpenPayments)).body.payments
}

describe('beginning a recharge', () => {
  const bad: [unknown, string][] = [
    [{ amount: 0 }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 0.001 }, 'amount'],
    [{ amount: 100_001 }, 'amount'],
    [{ amount: '१००' }, 'amount'],
    [{ amount: '1e5' }, 'amount'],
    [{ amount: '100' }, 'amount'],
    [{ amount: null }, 'amount'],
    [{}, 'amount'],
    [{ pack: 101 }, 'pack'],
    [{ pack: -100 }, 'pack'],
    [{ pack: '100' }, 'pack'],
  ]
  test.each(bad)('of %j is refused by its field', async (what, field) => {
    const client = await demo().newClient().signIn()
    const { status, body } = await client.fetch<{ facts: { fields: { field: string }[] } }>(recharge.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId: client.userId, ...(what as object) }),
    })
    expect([status, body.code, body.facts?.fields.map((issue) => issue.field)]).toEqual([400, 'INVALID_INPUT', [field]])
    expect(await payments(client)).toEqual([])
  })

  test('of 1e309 is refused, because JSON has no such number', async () => {
    const client = await demo().newClient().signIn()
    const body = `{"userId":"${client.userId}","amount":1e309}`
    const answer = await client.fetch(recharge.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(answer.status).toBe(400)
    expect(await payments(client)).toEqual([])
  })

  test('for another user answers not found', async () => {
    const [asha, other] = [await demo().newClient().signIn(), await demo().newClient().signIn()]
    const answer = await asha.call(recharge, { body: { userId: other.userId, pack: 100 } })
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
    expect(await payments(other)).toEqual([])
  })

  test('returns the price and what it gives; the server decides the price of a pack', async () => {
    const client = await demo().newClient().signIn()
    const { body } = await client.call(recharge, { body: { userId: client.userId, pack: 100, amount: 1 } })
    expect(body).toEqual({
      success: true,
      paymentId: expect.any(String),
      url: `${demo().settings.publicUrl}/pay/${body.paymentId}`,
    })
    const answer = await client.call(getPayment, { params: { paymentId: body.paymentId } })
    expect(answer.body.payment).toMatchObject({
      paymentId: body.paymentId,
      status: 'pending',
      refund: 'none',
      amount: 100,
      credit: 200,
      url: body.url,
      transferId: null,
    })
  })

  test('accepts every pack; a plain amount has no bonus', async () => {
    for (const { price, extra } of rechargePacks) {
      const client = await demo().newClient().signIn()
      await beginRecharge(client, { pack: price })
      await beginRecharge(client, { amount: price })
      expect(
        (await payments(client))
          .map(({ amount, credit }) => [amount, credit])
          .toSorted(([, a = 0], [, b = 0]) => a - b),
      ).toEqual([
        [price, price],
        [price, price + extra],
      ])
    }
  })

  test('with the same key a hundred times at once creates one payment; with another body it is refused', async () => {
    const client = await demo().newClient().signIn()
    const key = randomUUID()
    const ids = await Promise.all(Array.from({ length: 100 }, () => beginRecharge(client, { pack: 100 }, key)))
    expect(new Set(ids).size).toBe(1)
    const other = await client.call(recharge, {
      body: { userId: client.userId, pack: 50 },
      headers: { 'Idempotency-Key': key },
    })
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await payments(client)).toHaveLength(1)
  })

  test('is possible five times at once, also when twenty race; an expired one makes room', async () => {
    const app = await testApp()
    const client = await app.newClient().signIn()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.call(recharge, {
          body: { userId: client.userId, pack: 100 },
          headers: { 'Idempotency-Key': randomUUID() },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.filter(({ body }) => body.code === 'TOO_MANY_OPEN_PAYMENTS')
    expect(refused).toHaveLength(15)
    expect(refused[0]!.body.facts).toEqual({ limit: 5 })
    app.pass(30 * 60 + 1)
    await client.signIn(client.phone)
    await beginRecharge(client)
  })
})

describe('the user’s payments', () => {
  test('are visible only to the user', async () => {
    const [asha, other] = [await demo().newClient().signIn(), await demo().newClient().signIn()]
    const paymentId = await beginRecharge(asha)
    expect((await other.call(getPayment, { params: { paymentId } })).status).toBe(404)
    expect(await payments(other)).toEqual([])
    expect((await asha.call(getPayment, { params: { paymentId: randomUUID() } })).status).toBe(404)
  })

  test('are listed while pending and for an hour after, the newest first', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const first = await beginRecharge(client)
    const second = await beginRecharge(client, { amount: 7 })
    expect((await payments(client)).map(({ paymentId }) => paymentId)).toEqual([second, first])
    await razorpay.press(await goToPay(client, first), 'paid')
    await client.call(getPayment, { params: { paymentId: first } })
    expect((await payments(client)).map(({ status }) => status)).toEqual(['pending', 'paid'])
    app.pass(3601)
    await client.signIn(client.phone)
    expect((await payments(client)).map(({ paymentId }) => paymentId)).toEqual([second])
  })
})

describe('the way to the provider’s page', () => {
  test('creates it once, also when requested many times at once, and redirects to it', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const paymentId = await beginRecharge(client)
    expect(razorpay.received).toEqual([])
    const links = await Promise.all(Array.from({ length: 10 }, () => goToPay(app.newClient(), paymentId)))
    expect(new Set(links).size).toBe(1)
    expect(razorpay.received.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('is the same page for two processes that request it at once', async () => {
    const { app, razorpay } = await payingApp()
    const paymentId = await beginRecharge(await app.newClient().signIn())
    // Another process has just created it and not stored it yet.
    const asked = razorpay.received.length
    await goToPay(app.newClient(), paymentId)
    await app.db.query('update payment set link_id = null, link_url = null where id = $1', [paymentId])
    await goToPay(app.newClient(), paymentId)
    expect(razorpay.received.slice(asked).map(({ method }) => method)).toEqual(['POST', 'POST', 'GET'])
  })

  test.each([
    ['en', 'Nothing was charged', 'Try again'],
    ['hin', 'कोई राशि नहीं कटी है', 'फिर कोशिश करें'],
  ] as const)(
    'while the provider is away is a page that says so (%s), and works when it is back',
    async (language, nothing, again) => {
      const { app, razorpay } = await payingApp()
      const client = await app.newClient().signIn()
      client.language = language
      const paymentId = await beginRecharge(client)
      for (const fault of [
        'hang up',
        json(503, {}),
        json(429, {}, { 'retry-after': '40' }),
        { status: 200, body: '<html>' },
      ] as const) {
        razorpay.failWith(() => fault)
        const { status, headers, body } = await client.fetch<{ text: string }>(`/pay/${paymentId}`)
        expect(status).toBe(503)
        expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(30)
        expect(body.text).toContain(nothing)
        expect(body.text).toContain(`href="/pay/${paymentId}">${again}`)
        expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      }
      expect(app.logLines.join('')).not.toContain(client.phone)
      razorpay.failWith(null)
      await goToPay(client, paymentId)
      expect(await statusOf(app, paymentId)).toBe('pending')
    },
  )

  test('of a finished payment redirects to the wallet; an unknown payment gets an error page', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const paymentId = await beginRecharge(client)
    await razorpay.press(await goToPay(client, paymentId), 'paid')
    await client.call(getPayment, { params: { paymentId } })
    expect((await client.fetch(`/pay/${paymentId}`)).headers.get('location')).toBe(`/mywallet?payment=${paymentId}`)
    for (const unknown of [randomUUID(), 'nonsense', `${paymentId}0`, '%00']) {
      const { status, headers } = await client.fetch(`/pay/${unknown}`)
      expect([status, headers.get('content-type')], unknown).toEqual([404, 'text/html; charset=utf-8'])
    }
  })

  test('gives a late user the minimum time of a page', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const paymentId = await beginRecharge(client)
    app.pass(25 * 60)
    const linkId = await goToPay(client, paymentId)
    app.pass(10 * 60)
    await razorpay.press(linkId, 'paid')
    await client.signIn(client.phone)
    expect((await client.call(getPayment, { params: { paymentId } })).body.payment.status).toBe('paid')
  })
})

describe('returning from it', () => {
  test('credits what the provider confirms, and redirects to the wallet', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const paymentId = await beginRecharge(client)
    const link = await razorpay.press(await goToPay(client, paymentId), 'paid')
    const { pathname, search } = new URL(razorpay.returnUrl(link!))
    const { status, headers } = await app.newClient().fetch(pathname + search)
    expect([status, headers.get('location')]).toEqual([302, `/mywallet?payment=${paymentId}`])
    expect(await pocketsOf(app.db, client.userId)).toEqual({ paid: 100_00, bonus: 100_00, reserved: 0 })
    const { payment } = (await client.call(getPayment, { params: { paymentId } })).body
    expect(payment).toMatchObject({ status: 'paid', url: null, transferId: expect.any(String) })
    await expectVerified(app.db)
  })

  test('with a wrong signature, or before it is paid, credits nothing but redirects all the same', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const paymentId = await beginRecharge(client)
    const linkId = await goToPay(client, paymentId)
    const asked = razorpay.received.length
    const forged = new URLSearchParams({
      razorpay_payment_id: 'pay_1',
      razorpay_payment_link_id: linkId,
      razorpay_payment_link_reference_id: paymentId,
      razorpay_payment_link_status: 'paid',
      razorpay_signature: 'a'.repeat(64),
    })
    const answer = await client.fetch(`/payment/return?${forged.toString()}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/mywallet?payment=${paymentId}`])
    expect(razorpay.received.length, 'nobody makes us ask the provider').toBe(asked)
    // Correctly signed, although nothing was paid.
    const { search } = new URL(razorpay.returnUrl((await razorpay.find(linkId))!))
    await client.fetch(`/payment/return${search}`)
    for (const odd of [
      '',
      '?razorpay_signature=1&razorpay_signature=2',
      '?razorpay_payment_link_reference_id=//evil.example',
    ]) {
      expect((await client.fetch(`/payment/return${odd}`)).headers.get('location')).toBe('/mywallet')
    }
    expect(await statusOf(app, paymentId)).toBe('pending')
    expect((await pocketsOf(app.db, client.userId)).paid).toBe(0)
  })

  test('writes a receipt of what was paid, with the bonus beside it, who paid and how', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const paymentId = await beginRecharge(client)
    await razorpay.press(await goToPay(client, paymentId), 'paid')
    const { payment } = (await client.call(getPayment, { params: { paymentId } })).body
    const { receipt } = (await client.call(getReceipt, { params: { transferId: payment.transferId! } })).body
    expect(receipt).toMatchObject({
      kind: 'recharge',
      total: 100,
      paid: 100,
      bonus: 100,
      inWords: { en: 'One Hundred Rupees Only', hin: 'सौ रुपये मात्र' },
      buyer: { phoneEnd: client.phone.slice(-4) },
      payment: { provider: 'razorpay', method: 'upi', reference: expect.stringMatching(/^pay_/) },
    })
  })

  test('while the provider is away redirects at once; the payment is found later', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const paymentId = await beginRecharge(client)
    const link = await razorpay.press(await goToPay(client, paymentId), 'paid')
    razorpay.failWith(() => 'hang up')
    const { search } = new URL(razorpay.returnUrl(link!))
    expect((await client.fetch(`/payment/return${search}`)).status).toBe(302)
    expect(await statusOf(app, paymentId)).toBe('pending')
    razorpay.failWith(null)
    app.pass(11)
    await app.jobs.runDue()
    expect(await statusOf(app, paymentId)).toBe('paid')
  })

  test('on two devices at once credits once', async () => {
    const { app, razorpay } = await payingApp()
    const phone = await app.newClient().signIn()
    app.pass(31)
    const tablet = await app.newClient().signIn(phone.phone)
    const ids = [await beginRecharge(phone), await beginRecharge(tablet, { pack: 1000 })]
    const links = await Promise.all(ids.map(async (id) => razorpay.press(await goToPay(phone, id), 'paid')))
    const returns = links.map((link) => new URL(razorpay.returnUrl(link!)).search)
    await Promise.all(
      [phone, tablet].flatMap((device) => [
        ...returns.map((search) => device.fetch(`/payment/return${search}`)),
        ...ids.map((paymentId) => device.call(getPayment, { params: { paymentId } })),
      ]),
    )
    expect(await pocketsOf(app.db, phone.userId)).toEqual({ paid: 1100_00, bonus: 150_00, reserved: 0 })
    await expectVerified(app.db)
  })
})

describe('data protection', () => {
  test('an export contains the user’s payments; erasing the account keeps them, ends open ones, and refunds money', async () => {
    const { app, razorpay } = await payingApp()
    const client = await app.newClient().signIn()
    const [paid, open] = [await beginRecharge(client), await beginRecharge(client, { amount: 300 })]
    await razorpay.press(await goToPay(client, paid), 'paid')
    await client.call(getPayment, { params: { paymentId: paid } })
    const link = await goToPay(client, open)
    const { body } = await client.call(exportUserData, { params: { id: client.userId } })
    expect(body.data).toMatchObject({
      payments: [
        { id: open, status: 'pending' },
        { id: paid, status: 'paid', amountPaise: 100_00 },
      ],
      refunds: [],
    })

    // Paid, but the bank is slow: when it is done, the account to be credited is gone.
    await razorpay.press(link, 'late')
    const erase = await client.call(deleteUser, {
      params: { id: client.userId },
      body: { phone_number: client.phone, money: 'payBack' },
    })
    expect(erase.status).toBe(200)
    expect([await statusOf(app, paid), await statusOf(app, open)]).toEqual(['paid', 'failed'])
    expect((await app.newClient().fetch(`/pay/${open}`)).headers.get('location')).toBe(`/mywallet?payment=${open}`)
    await app.jobs.runDue()
    app.pass(40 * 60)
    await app.jobs.runDue()
    app.pass(3600)
    await app.jobs.runDue()
    app.pass(3600)
    await app.jobs.runDue()
    const refunds = await app.db.query(
      'select reason, status, amount_paise as amount from payment_refund order by reason',
    )
    expect(refunds).toEqual([
      { reason: 'accountErased', status: 'done', amount: 100_00 },
      { reason: 'paidTooLate', status: 'done', amount: 300_00 },
    ])
    expect(await pocketsOf(app.db, client.userId)).toEqual({ paid: 0, bonus: 0, reserved: 0 })
    await expectVerified(app.db)
  })
})

test('production serves nothing of the demo’s provider', async () => {
  const app = await testApp({ env: productionEnv })
  const client = app.newClient()
  const paymentId = randomUUID()
  const pay = await client.call(payInDemo, { params: { paymentId }, body: { outcome: 'paid' } })
  expect([pay.status, pay.body.code]).toEqual([404, 'NOT_FOUND'])
  expect((await client.fetch('/demo/pay/plink_1')).status).toBe(404)
  expect(
    (await client.fetch('/demo/pay/plink_1', { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) }))
      .status,
  ).toBe(404)
  expect(app.routes.filter(({ url }) => url.includes('demo'))).toEqual([])
  expect(JSON.stringify((await client.fetch('/api/openapi.json')).body)).not.toContain('/api/demo/')
})

test('a phone user pays in the demo and finds the money in the wallet', async () => {
  const client = await demo().newClient().signIn()
  const paymentId = await beginRecharge(client)
  expect((await client.call(payInDemo, { params: { paymentId }, body: { outcome: 'paid' } })).status).toBe(200)
  const again = await client.call(payInDemo, { params: { paymentId }, body: { outcome: 'paid' } })
  expect([again.status, again.body.code]).toEqual([409, 'PAYMENT_OVER'])
  expect((await client.call(getPayment, { params: { paymentId } })).body.payment.status).toBe('paid')
  expect((await client.call(getUserWalletDetail)).body.wallet).toMatchObject({ balance: 200, bonus: 100 })
})
