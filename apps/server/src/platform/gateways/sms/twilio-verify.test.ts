import { afterEach, expect, test } from 'vitest'
import { json, startCarrier } from './carrier.fixture.ts'
import type { Received } from './carrier.fixture.ts'
import { SmsNotSent } from './sms.ts'
import { createTwilioVerify } from './twilio-verify.ts'

const serviceSid = `VA${'0123456789abcdef'.repeat(2)}`
const password = 'secret:with+signs/=é'
const settings = { username: 'SK0000', password, serviceSid, timeoutMs: 60_000 }
const message = { phone: '+919876543210', code: '4821', language: 'en' } as const

let carrier: Awaited<ReturnType<typeof startCarrier>>
afterEach(() => carrier.stop())

function twilioError(status: number, code: number, text: string) {
  return json(status, { code, message: text, more_info: `https://www.twilio.com/docs/errors/${code}`, status })
}

/** Imitates Twilio Verify as documented: Basic auth, a form body, E.164, codes of 4 to 10 characters. */
function twilio({ method, url, headers, body }: Received) {
  const expected = `Basic ${Buffer.from(`SK0000:${password}`).toString('base64')}`
  if (headers.authorization !== expected) return twilioError(401, 20003, 'Authenticate')
  const [, service, phone] = /^\/v2\/Services\/(\w+)\/Verifications(?:\/(.+))?$/.exec(url.pathname) ?? []
  if (method !== 'POST' || service !== serviceSid)
    return twilioError(404, 20404, 'The requested resource was not found')
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') return twilioError(415, 20415, 'Media type')
  const form = new URLSearchParams(body)
  if (phone) return json(200, { sid: 'VE00', to: decodeURIComponent(phone), status: form.get('Status') })
  if (!/^\+[1-9]\d{6,14}$/.test(form.get('To') ?? '')) return twilioError(400, 60200, 'Invalid parameter: To')
  if (form.get('Channel') !== 'sms') return twilioError(400, 60200, 'Invalid parameter: Channel')
  if (!/^.{4,10}$/.test(form.get('CustomCode') ?? '')) return twilioError(400, 60200, 'Invalid parameter: CustomCode')
  return json(201, { sid: 'VE00', to: form.get('To'), channel: 'sms', status: 'pending', valid: false })
}

async function start(answer: Parameters<typeof startCarrier>[0] = twilio) {
  carrier = await startCarrier(answer)
}

const gateway = (over: Partial<typeof settings> = {}) =>
  createTwilioVerify({ ...settings, base: carrier.base, ...over })

async function refusal(sending: Promise<void>): Promise<string> {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(SmsNotSent)
  return (error as SmsNotSent).reason
}

test('sends a code with the fields that Twilio documents, with the plus sign encoded', async () => {
  await start()
  await gateway().sendCode(message)
  expect(carrier.received).toHaveLength(1)
  expect(carrier.received[0]!.body).toBe('To=%2B919876543210&Channel=sms&CustomCode=4821&Locale=en')
})

test('sends the message in Hindi to a Hindi reader', async () => {
  await start()
  await gateway().sendCode({ ...message, language: 'hin' })
  expect(new URLSearchParams(carrier.received[0]!.body).get('Locale')).toBe('hi')
})

test('reports a typed code as approved, as Twilio requires for custom codes', async () => {
  await start()
  await gateway().reportVerified?.(message.phone)
  expect(carrier.received[0]!.url.pathname).toBe(`/v2/Services/${serviceSid}/Verifications/%2B919876543210`)
  expect(carrier.received[0]!.body).toBe('Status=approved')
})

test('refuses a wrong password with Twilio’s error number', async () => {
  await start()
  expect(await refusal(gateway({ password: 'wrong' }).sendCode(message))).toBe('HTTP 401, Twilio error 20003')
})

test('refuses an unknown service', async () => {
  await start()
  expect(await refusal(gateway({ serviceSid: 'VAnone' }).sendCode(message))).toBe('HTTP 404, Twilio error 20404')
})

test('refuses a phone that is not in E.164', async () => {
  await start()
  expect(await refusal(gateway().sendCode({ ...message, phone: '9876543210' }))).toBe('HTTP 400, Twilio error 60200')
})

test.each([
  ['too many sends', twilioError(429, 60203, 'Max send attempts reached'), 'HTTP 429, Twilio error 60203'],
  ['a landline', twilioError(403, 60205, 'SMS is not supported by +919876543210'), 'HTTP 403, Twilio error 60205'],
  ['an error without a number', json(500, { message: 'oh no' }), 'HTTP 500'],
  ['a broken gateway in between', { status: 503, body: 'busy' }, 'the answer was not JSON (HTTP 503)'],
  ['a page of HTML', { status: 200, body: '<p>hello' }, 'the answer was not JSON (HTTP 200)'],
  ['JSON of another form', json(201, { ok: true }), 'an answer of unknown form (HTTP 201)'],
  [
    'a verification already canceled',
    json(201, { sid: 'VE00', status: 'canceled' }),
    'the verification is not pending',
  ],
])('%s is not taken for success, and nothing is sent twice', async (_, reply, reason) => {
  await start(() => reply)
  expect(await refusal(gateway().sendCode(message))).toBe(reason)
  expect(carrier.received).toHaveLength(1)
})
