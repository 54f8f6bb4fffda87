import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type PaymentGateway, PaymentGatewayError } from './payment.ts'
import { sendOverHttp } from './provider-request.ts'
import { type Fault, type TestRazorpay, json, startRazorpay, testKeys } from './razorpay.fixture.ts'
import { createRazorpay } from './razorpay.ts'
import { sign } from './signatures.ts'

/** Never reached, except where the provider is silent. */
const longMs = 60_000
const shortMs = 300

let razorpay: TestRazorpay
let aheadMs = 0
beforeEach(async () => {
  aheadMs = 0
  razorpay = await startRazorpay({ clock: { now: () => new Date(Date.now() + aheadMs) } })
})
afterEach(() => razorpay.stop())

const gateway = (timeoutMs = longMs, over: Partial<typeof testKeys> = {}): PaymentGateway =>
  createRazorpay({ ...testKeys, ...over, send: sendOverHttp('razorpay', razorpay.base, timeoutMs) })

const newLink = (reference: string = randomUUID()) => ({
  reference,
  amountPaise: 100_00,
  description: 'Sankalp wallet recharge',
  returnUrl: 'https://sankalp.example/payment/return',
  expiresAt: new Date(Date.now() + 30 * 60_000),
})

async function failure(work: Promise<unknown>): Promise<PaymentGatewayError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(PaymentGatewayError)
  // The output of a careless logger.
  const printed = inspect(error, { depth: 10, showHidden: true })
  for (const secret of [
    testKeys.keySecret,
    testKeys.webhookSecret,
    Buffer.from(`${testKeys.keyId}:${testKeys.keySecret}`).toString('base64'),
  ]) {
    expect(printed).not.toContain(secret)
  }
  return error as PaymentGatewayError
}

/** Fails once, then answers normally. */
function failOnce(fault: Fault): void {
  let left = 1
  razorpay.failWith(() => (left-- > 0 ? fault : undefined))
}

describe('closing a payment page', () => {
  test('sends the request that Razorpay documents, and returns the state of the page', async () => {
    const link = newLink()
    const { linkId } = await gateway().createLink(link)
    expect(await gateway().cancelLink(linkId)).toMatchObject({
      linkId,
      reference: link.reference,
      state: 'failed',
      captures: [],
    })
    expect(razorpay.received.at(-1)).toMatchObject({ method: 'POST', path: `/v1/payment_links/${linkId}/cancel` })
    // It was closed before, so the request is refused and the page is looked up.
    expect(await gateway().cancelLink(linkId)).toMatchObject({ state: 'failed' })
    expect(razorpay.received.at(-1)).toMatchObject({ method: 'GET', path: `/v1/payment_links/${linkId}` })
  })

  test('finds a payment that was made on the page before', async () => {
    const { linkId } = await gateway().createLink(newLink())
    await razorpay.press(linkId, 'paid')
    expect(await gateway().cancelLink(linkId)).toMatchObject({ state: 'paid', captures: [{ amountPaise: 100_00 }] })
  })

  test('fails for an unreachable provider or an unknown page, and says whether it may be tried again', async () => {
    const { linkId } = await gateway().createLink(newLink())
    razorpay.failWith(() => json(503, {}))
    expect((await failure(gateway().cancelLink(linkId))).isRefused).toBe(false)
    razorpay.failWith(null)
    expect((await failure(gateway().cancelLink('plink_unknown'))).isRefused).toBe(true)
  })
})

describe('a payment page', () => {
  test('is requested with the fields that Razorpay documents and no personal data', async () => {
    const link = newLink()
    const made = await gateway().createLink(link)
    expect(made).toEqual({ linkId: expect.stringMatching(/^plink_\w+$/), url: `${razorpay.base}/i/${made.linkId}` })
    expect(razorpay.received).toMatchObject([{ method: 'POST', path: '/v1/payment_links' }])
    expect(razorpay.received[0]!.headers.authorization).toBe(
      `Basic ${Buffer.from(`${testKeys.keyId}:${testKeys.keySecret}`).toString('base64')}`,
    )
    expect(razorpay.received[0]!.body).toEqual({
      amount: 10_000,
      currency: 'INR',
      accept_partial: false,
      reference_id: link.reference,
      description: link.description,
      expire_by: Math.floor(link.expiresAt.getTime() / 1000),
      callback_url: link.returnUrl,
      callback_method: 'get',
      notify: { sms: false, email: false },
      reminder_enable: false,
    })
  })

  test('carries the id of the request that created it', async () => {
    await gateway().createLink({ ...newLink(), requestId: 'request-7' })
    expect(razorpay.received[0]!.body).toMatchObject({ notes: { request_id: 'request-7' } })
  })

  test('is the same when requested twice with the same reference', async () => {
    const link = newLink()
    const first = await gateway().createLink(link)
    expect(await gateway().createLink(link)).toEqual(first)
    expect(razorpay.received.map(({ method }) => method)).toEqual(['POST', 'POST', 'GET'])
  })

  test('is found by its reference when the response was lost', async () => {
    const link = newLink()
    failOnce('answer lost')
    expect((await failure(gateway().createLink(link))).isRefused).toBe(false)
    const made = await gateway().createLink(link)
    expect((await razorpay.find(made.linkId))?.reference).toBe(link.reference)
  })

  test('is not accepted as ours when another amount has the same reference', async () => {
    const link = newLink()
    await gateway().createLink(link)
    expect((await failure(gateway().createLink({ ...link, amountPaise: 500 }))).isRefused).toBe(true)
  })

  test('is refused when Razorpay refuses to create it', async () => {
    const error = await failure(gateway().createLink({ ...newLink(), expiresAt: new Date() }))
    expect([error.reason, error.isRefused]).toEqual(['HTTP 400, BAD_REQUEST_ERROR', true])
  })
})

describe('a look-up', () => {
  test.each([
    ['paid', 'paid', 1],
    ['twice', 'paid', 2],
    ['failed', 'failed', 0],
    ['late', 'open', 0],
  ] as const)('after “%s” says %s, with %i payments', async (outcome, state, captures) => {
    const link = newLink()
    const { linkId } = await gateway().createLink(link)
    expect(await gateway().lookUp(linkId)).toEqual({
      linkId,
      reference: link.reference,
      state: 'open',
      amountPaise: 100_00,
      currency: 'INR',
      captures: [],
    })
    await razorpay.press(linkId, outcome)
    const report = await gateway().lookUp(linkId)
    expect(report).toMatchObject({ linkId, state, amountPaise: 100_00, currency: 'INR' })
    expect(report.captures).toHaveLength(captures)
    for (const capture of report.captures)
      expect(capture).toEqual({
        providerPaymentId: expect.stringMatching(/^pay_/),
        amountPaise: 100_00,
        currency: 'INR',
        method: 'upi',
      })
  })

  test('recognises an expired page, and a payment that came late', async () => {
    const [expired, late] = [await gateway().createLink(newLink()), await gateway().createLink(newLink())]
    await razorpay.press(late.linkId, 'late')
    aheadMs = 31 * 60_000
    expect((await gateway().lookUp(expired.linkId)).state).toBe('expired')
    expect((await gateway().lookUp(late.linkId)).state).toBe('paid')
  })
})

describe('a refund', () => {
  async function paid() {
    const { linkId } = await gateway().createLink(newLink())
    await razorpay.press(linkId, 'paid')
    return (await gateway().lookUp(linkId)).captures[0]!.providerPaymentId
  }

  test('is made once when requested twice with the same key, and completes by itself', async () => {
    const refund = { key: randomUUID(), providerPaymentId: await paid(), amountPaise: 40_00 }
    const first = await gateway().refund(refund)
    expect(first).toEqual({ providerRefundId: expect.stringMatching(/^rfnd_/), state: 'pending' })
    expect(await gateway().refund(refund)).toEqual(first)
    aheadMs = 10_000
    expect(await gateway().lookUpRefund(refund.providerPaymentId, first.providerRefundId)).toEqual({
      ...first,
      state: 'done',
    })
  })

  test('is not made again when the response was lost', async () => {
    const refund = { key: randomUUID(), providerPaymentId: await paid(), amountPaise: 100_00 }
    failOnce('answer lost')
    await failure(gateway().refund(refund))
    expect((await gateway().refund(refund)).state).toBe('pending')
  })

  test('is refused above the amount that was paid', async () => {
    const providerPaymentId = await paid()
    await gateway().refund({ key: randomUUID(), providerPaymentId, amountPaise: 60_00 })
    expect(
      (await failure(gateway().refund({ key: randomUUID(), providerPaymentId, amountPaise: 60_00 }))).isRefused,
    ).toBe(true)
  })
})

describe('errors', () => {
  const calls: [string, (one: PaymentGateway) => Promise<unknown>][] = [
    ['making a page', (one) => one.createLink(newLink())],
    ['looking one up', (one) => one.lookUp('plink_1')],
    ['refunding', (one) => one.refund({ key: randomUUID(), providerPaymentId: 'pay_1', amountPaise: 100 })],
  ]

  test.each(calls)('%s: silence is given up after the time-out', async (_, call) => {
    razorpay.failWith(() => 'silence')
    const error = await failure(call(gateway(shortMs)))
    expect([error.reason, error.isRefused]).toEqual([`no answer within ${shortMs} ms`, false])
    expect(razorpay.received).toHaveLength(1)
  })

  test.each(calls)('%s: a provider that hangs up may have done it, so nothing is sent again', async (_, call) => {
    razorpay.failWith(() => 'hang up')
    expect((await failure(call(gateway()))).reason).toMatch(/^connection failed/)
    expect(razorpay.received).toHaveLength(1)
  })

  test.each([
    [
      'too many requests',
      json(429, { error: { code: 'BAD_REQUEST_ERROR' } }, { 'retry-after': '17' }),
      'HTTP 429, BAD_REQUEST_ERROR',
      17,
    ],
    ['too many, until a date', json(429, {}, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }), 'HTTP 429', null],
    ['an absurd wait', json(429, {}, { 'retry-after': '999999' }), 'HTTP 429', 3600],
    [
      'a failing server',
      json(500, { error: { code: 'SERVER_ERROR', description: 'of pay_1 of Asha' } }),
      'HTTP 500, SERVER_ERROR',
      null,
    ],
    ['a broken gateway in between', { status: 502, body: '<html>Bad Gateway' }, 'HTTP 502', null],
    ['wrong keys', json(401, { error: { code: 'BAD_REQUEST_ERROR' } }), 'HTTP 401, BAD_REQUEST_ERROR', null],
    ['a page of HTML', { status: 200, body: '<html>Welcome' }, 'the answer was not JSON (HTTP 200)', null],
    ['half an answer', { status: 200, body: '{"id":"plink_' }, 'the answer was not JSON (HTTP 200)', null],
    [
      'JSON of another form',
      json(200, { id: 'plink_1', amount: '10000' }),
      'an answer of unknown form (HTTP 200)',
      null,
    ],
    ['a redirect', { status: 307, body: '{}', headers: { location: 'https://thief.example' } }, 'HTTP 307', null],
  ])('%s is said clearly, and may be tried again', async (_, fault, reason, retryAfterSeconds) => {
    razorpay.failWith(() => fault)
    for (const [, call] of calls) {
      const error = await failure(call(gateway()))
      expect([error.reason, error.isRefused, error.retryAfterSeconds]).toEqual([reason, false, retryAfterSeconds])
    }
  })

  test('retries once when no connection was made, then gives up', async () => {
    await razorpay.stop()
    expect((await failure(gateway().lookUp('plink_1'))).reason).toBe('connection failed (ECONNREFUSED)')
    razorpay = await startRazorpay()
  })

  test('does not treat rejected keys as a refusal, because an operator will correct them', async () => {
    expect((await failure(gateway(longMs, { keySecret: 'old' }).createLink(newLink()))).isRefused).toBe(false)
  })
})

describe('a signature', () => {
  const body = Buffer.from(JSON.stringify({ event: 'payment.captured', payload: {} }))
  const read = (bytes: Buffer, signature: unknown) =>
    gateway().readWebhook(bytes, { 'x-razorpay-signature': signature as string, 'x-razorpay-event-id': 'evt_1' })

  test('is plain hex HMAC-SHA256, as other tools compute it', () => {
    // printf '{}' | openssl dgst -sha256 -hmac secret
    expect(sign('secret', '{}')).toBe('77325902caca812dc259733aacd046b73817372c777b8d95b402647474516e13')
  })

  test('of a webhook covers the exact bytes', () => {
    const right = sign(testKeys.webhookSecret, body)
    expect(read(body, right)).toEqual({ eventId: 'evt_1', kind: 'payment.captured', about: 'other', isReadable: true })
    const wrong = [
      undefined,
      '',
      right.slice(1),
      `${right}0`,
      right.toUpperCase(),
      sign('old', body),
      sign(testKeys.keySecret, body),
      'g'.repeat(64),
      [right],
    ]
    for (const signature of wrong) expect(read(body, signature), String(signature)).toBeNull()
    expect(read(Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1)), right)).toBeNull()
    expect(read(Buffer.concat([body, Buffer.from(' ')]), right)).toBeNull()
  })

  test('treats the same bytes as the same event when there is no event id', () => {
    const headers = { 'x-razorpay-signature': sign(testKeys.webhookSecret, body) }
    expect(gateway().readWebhook(body, headers)?.eventId).toBe(gateway().readWebhook(body, headers)?.eventId)
  })

  test('of a return covers all four values', async () => {
    const link = newLink()
    const { linkId } = await gateway().createLink(link)
    const query = Object.fromEntries(new URL(razorpay.returnUrl((await razorpay.press(linkId, 'paid'))!)).searchParams)
    expect(gateway().readReturn(query)).toEqual({ reference: link.reference })
    for (const name of Object.keys(query)) {
      expect(gateway().readReturn({ ...query, [name]: `${query[name]}0` }), name).toBeNull()
      expect(gateway().readReturn({ ...query, [name]: undefined }), name).toBeNull()
      expect(gateway().readReturn({ ...query, [name]: [query[name]] }), name).toBeNull()
    }
    expect(gateway(longMs, { keySecret: 'another' }).readReturn(query)).toBeNull()
    expect(gateway().readReturn({})).toBeNull()
  })
})

describe('an event', () => {
  const signed = (value: unknown) => {
    const bytes = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
    return gateway().readWebhook(bytes, { 'x-razorpay-signature': sign(testKeys.webhookSecret, bytes) })
  }

  test('of a page event contains the payment that comes beside the page', async () => {
    const { linkId } = await gateway().createLink(newLink())
    await razorpay.press(linkId, 'paid')
    const [first] = razorpay.told
    const event = signed(first!.body)
    expect(event).toMatchObject({
      kind: 'payment_link.paid',
      about: 'link',
      report: { linkId, state: 'paid', captures: [{ amountPaise: 100_00, currency: 'INR' }] },
    })
  })

  test.each([
    ['no JSON', '{', false],
    ['an array', '[]', false],
    [
      'a page without an amount',
      { event: 'payment_link.paid', payload: { payment_link: { entity: { id: 'plink_1' } } } },
      false,
    ],
    [
      'a refund of an unknown state',
      { event: 'refund.processed', payload: { refund: { entity: { id: 'rfnd_1', status: 'odd' } } } },
      false,
    ],
    ['something that is none of ours', { event: 'invoice.paid', payload: {} }, true],
  ])('with %s is taken without an effect', (_, value, isReadable) => {
    expect(signed(value)).toMatchObject({ about: 'other', isReadable })
  })
})
