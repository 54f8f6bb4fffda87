import { expect, test } from 'vitest'
import { json, startCarrier } from './carrier.fixture.ts'
import { createSms } from './create-sms.ts'
import type { CodeMessage } from './sms.ts'

const message = { phone: '+919876543210', code: '4821', language: 'en' } as const
const keys = { authKey: 'k', templateId: 't', accountSid: 'AC', authToken: 'x', serviceSid: 'VA' }

test('demo settings give the demo sender', async () => {
  const shown: CodeMessage[] = []
  await createSms({ provider: 'demo' }, (text) => shown.push(text)).sendCode(message)
  expect(shown).toEqual([message])
})

test.each([
  ['msg91', '/api/v5/otp', json(200, { type: 'success' })],
  ['twilio', '/v2/Services/VA/Verifications', json(201, { sid: 'VE', status: 'pending' })],
] as const)('%s settings give a sender that posts to %s and shows nobody the code', async (provider, path, reply) => {
  const carrier = await startCarrier(() => reply)
  const shown: CodeMessage[] = []
  await createSms({ ...keys, provider, baseUrl: carrier.base }, (text) => shown.push(text)).sendCode(message)
  await carrier.stop()
  expect(carrier.received.map(({ url }) => url.pathname)).toEqual([path])
  expect(shown).toEqual([])
})

test('MSG91 is told how long a code of ours is good for', async () => {
  const carrier = await startCarrier(() => json(200, { type: 'success' }))
  const settings = { ...keys, provider: 'msg91', baseUrl: carrier.base } as const
  await createSms(settings, () => undefined).sendCode(message)
  await carrier.stop()
  expect(carrier.received[0]!.url.searchParams.get('otp_expiry')).toBe('5')
})
