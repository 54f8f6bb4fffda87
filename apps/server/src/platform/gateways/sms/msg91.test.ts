import { afterEach, expect, test } from 'vitest'
import { json, startCarrier } from './carrier.fixture.ts'
import type { Received } from './carrier.fixture.ts'
import { createMsg91 } from './msg91.ts'
import { SmsNotSent } from './sms.ts'

const authKey = '391XXabcDEF0key1P1'
const message = { phone: '+919876543210', code: '4821', language: 'en' } as const
const settings = { authKey, templateIds: { en: '6500aaaa', hin: '6500bbbb' }, expiryMinutes: 5, timeoutMs: 60_000 }

let carrier: Awaited<ReturnType<typeof startCarrier>>
afterEach(() => carrier.stop())

/**
 * Imitates MSG91 as documented: it checks the key, the template, the number and the code, and always answers HTTP 200.
 */
function msg91({ method, url, headers }: Received) {
  if (method !== 'POST' || url.pathname !== '/api/v5/otp') return json(404, { message: 'no such page' })
  const field = (name: string) => url.searchParams.get(name) ?? ''
  if (headers.authkey !== authKey) return json(200, { type: 'error', message: 'Authentication failure' })
  if (!field('template_id').startsWith('6500')) {
    return json(200, { type: 'error', message: 'Template ID Missing or Invalid Template' })
  }
  if (!/^[1-9]\d{9,14}$/.test(field('mobile'))) return json(200, { type: 'error', message: 'Invalid mobile number' })
  if (!/^\d{4,9}$/.test(field('otp'))) return json(200, { type: 'error', message: 'Invalid otp' })
  return json(200, { type: 'success', request_id: '3763646c3058373530393938' })
}

async function start(answer: Parameters<typeof startCarrier>[0] = msg91) {
  carrier = await startCarrier(answer)
}

function send(
  over: Partial<typeof settings> = {},
  text: Parameters<ReturnType<typeof createMsg91>['sendCode']>[0] = message,
) {
  return createMsg91({ ...settings, base: carrier.base, ...over }).sendCode(text)
}

async function refusal(sending: Promise<void>): Promise<SmsNotSent> {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(SmsNotSent)
  return error as SmsNotSent
}

test('sends a code with the fields and the key that MSG91 documents', async () => {
  await start()
  await send()
  expect(carrier.received).toHaveLength(1)
  expect(Object.fromEntries(carrier.received[0]!.url.searchParams)).toEqual({
    template_id: '6500aaaa',
    mobile: '919876543210',
    otp: '4821',
    otp_length: '4',
    otp_expiry: '5',
  })
})

test('uses the Hindi template for a Hindi reader', async () => {
  await start()
  await send({}, { ...message, language: 'hin' })
  expect(carrier.received[0]!.url.searchParams.get('template_id')).toBe('6500bbbb')
})

test('sends the key in the header and never in the URL', async () => {
  await start()
  await send()
  expect(carrier.received[0]!.headers.authkey).toBe(authKey)
  expect(carrier.received[0]!.url.href).not.toContain(authKey)
})

test('keeps a leading zero of a code', async () => {
  await start()
  await send({}, { ...message, code: '0071' })
  expect(carrier.received[0]!.url.searchParams.get('otp')).toBe('0071')
})

test('refuses a wrong key although HTTP says 200', async () => {
  await start()
  expect((await refusal(send({ authKey: 'wrong' }))).reason).toBe('the auth key was not accepted')
})

test('refuses an unknown template although HTTP says 200', async () => {
  await start()
  const error = await refusal(send({ templateIds: { en: 'nope', hin: 'nope' } }))
  expect(error.reason).toBe('the template was not accepted')
})

test.each([
  ['IP is not whitelisted', 'this machine’s address is not allowed'],
  ['Insufficient balance', 'the balance is used up'],
  ['Invalid mobile number 919876543210', 'the phone number was not accepted'],
  ['otp 4821 could not be queued', 'the request was refused'],
])('the complaint “%s” becomes “%s”', async (complaint, reason) => {
  await start(() => json(200, { type: 'error', message: complaint }))
  expect((await refusal(send())).reason).toBe(reason)
})

test('treats an error without a message as a refusal too', async () => {
  await start(() => json(200, { type: 'error' }))
  expect((await refusal(send())).reason).toBe('the request was refused')
})

test.each([
  ['a page of HTML', { status: 200, body: '<html>Welcome 919876543210</html>' }, 'the answer was not JSON (HTTP 200)'],
  ['an empty answer', { status: 200, body: '' }, 'the answer was not JSON (HTTP 200)'],
  ['JSON of another form', json(200, ['success']), 'an answer of unknown form (HTTP 200)'],
  ['a broken gateway in between', { status: 502, body: 'Bad Gateway' }, 'the answer was not JSON (HTTP 502)'],
  ['a failing server that speaks JSON', json(503, { error: 'down' }), 'an answer of unknown form (HTTP 503)'],
  ['a success that HTTP contradicts', json(500, { type: 'success' }), 'HTTP 500'],
])('%s is not taken for success, and nothing is sent twice', async (_, reply, reason) => {
  await start(() => reply)
  expect((await refusal(send())).reason).toBe(reason)
  expect(carrier.received).toHaveLength(1)
})
