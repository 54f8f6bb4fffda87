import { inspect } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { json, startCarrier } from './carrier.fixture.ts'
import { createMsg91 } from './msg91.ts'
import { SmsNotSent } from './sms.ts'
import type { SmsGateway } from './sms.ts'
import { createTwilioVerify } from './twilio-verify.ts'

// Tests that apply to every carrier over HTTP, whatever its protocol.

const message = { phone: '+919876543210', code: '4821', language: 'en' } as const
/** Never reached, except where a carrier is silent. */
const longMs = 60_000
const shortMs = 300
const secret = 'a-secret-of-ours'

const carriers: [string, (base: string, timeoutMs?: number) => SmsGateway, unknown][] = [
  [
    'msg91',
    (base, timeoutMs = longMs) =>
      createMsg91({ authKey: secret, templateIds: { en: 't', hin: 't' }, expiryMinutes: 5, base, timeoutMs }),
    { type: 'success', request_id: 'r' },
  ],
  [
    'twilio-verify',
    (base, timeoutMs = longMs) =>
      createTwilioVerify({ username: 'SK00', password: secret, serviceSid: 'VA00', base, timeoutMs }),
    { sid: 'VE00', status: 'pending' },
  ],
]

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) await stop()
})

async function start(answer: Parameters<typeof startCarrier>[0]) {
  const carrier = await startCarrier(answer)
  stops.push(carrier.stop)
  return carrier
}

async function freeBase() {
  const carrier = await startCarrier(() => 'silence')
  await carrier.stop()
  return carrier.base
}

async function failure(gateway: SmsGateway): Promise<SmsNotSent> {
  const error: unknown = await gateway.sendCode(message).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(SmsNotSent)
  // The output of a careless logger, including causes.
  const printed = inspect(error, { depth: 10, showHidden: true })
  for (const word of [message.phone, message.phone.slice(1), message.code, secret]) expect(printed).not.toContain(word)
  return error as SmsNotSent
}

test.each(carriers)('%s: an accepted message is sent once', async (name, create, success) => {
  const carrier = await start(() => json(name === 'msg91' ? 200 : 201, success))
  await create(carrier.base).sendCode(message)
  expect(carrier.received).toHaveLength(1)
})

test.each(carriers)('%s: a silent carrier is given up after the time-out, and not asked again', async (_, create) => {
  const carrier = await start(() => 'silence')
  const fetching = vi.spyOn(globalThis, 'fetch')
  const error = await failure(create(carrier.base, shortMs))
  expect(error.reason).toBe('no answer within 300 ms')
  expect(fetching).toHaveBeenCalledTimes(1)
})

test.each(carriers)('%s: a carrier that hangs up may have sent it, so it is not asked again', async (_, create) => {
  const carrier = await start(() => 'hang up')
  expect((await failure(create(carrier.base))).reason).toMatch(/^connection failed/)
  expect(carrier.received).toHaveLength(1)
})

test.each(carriers)('%s: a refused connection is tried once more, then given up', async (_, create) => {
  const fetching = vi.spyOn(globalThis, 'fetch')
  expect((await failure(create(await freeBase()))).reason).toBe('connection failed (ECONNREFUSED)')
  expect(fetching).toHaveBeenCalledTimes(2)
})

test.each(carriers)('%s: the second try after a refused connection delivers', async (name, create, success) => {
  const carrier = await start(() => json(name === 'msg91' ? 200 : 201, success))
  const refused = new TypeError('fetch failed', {
    cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  })
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(refused)
  await create(carrier.base).sendCode(message)
  expect(carrier.received).toHaveLength(1)
})

test.each(carriers)(
  '%s: a redirect is not followed, since it would carry the key elsewhere',
  async (_, create, success) => {
    const thief = await start(() => json(200, success))
    const carrier = await start(() => ({ status: 307, body: '{}', headers: { location: thief.base } }))
    await failure(create(carrier.base))
    expect(thief.received).toHaveLength(0)
  },
)
