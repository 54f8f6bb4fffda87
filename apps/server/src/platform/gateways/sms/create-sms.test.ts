import { expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { json, startCarrier } from './carrier.fixture.ts'
import { createSms } from './create-sms.ts'

const message = { phone: '+919876543210', code: '4821', language: 'hin' } as const
const msg91 = { provider: 'msg91', authKey: 'k', templateIds: { en: 'english', hin: 'hindi' } } as const
const twilio = { provider: 'twilio', accountSid: 'AC', authToken: 'x', serviceSid: 'VA' } as const

/** Opens a log with readable lines. */
function openLog() {
  const lines: string[] = []
  return { lines, log: createLog('trace', { write: (line) => void lines.push(line) }) }
}

test('writes the code but not the number into the log in the demo', async () => {
  const { lines, log } = openLog()
  await createSms({ provider: 'demo' }, log).sendCode(message)
  expect(lines.join('')).toContain('4821')
  expect(lines.join('')).not.toContain('9876543210')
})

test.each([
  ['msg91', '/api/v5/otp', msg91, json(200, { type: 'success' })],
  ['twilio', '/v2/Services/VA/Verifications', twilio, json(201, { sid: 'VE', status: 'pending' })],
] as const)('%s posts to %s and logs nothing of the message', async (_, path, settings, reply) => {
  const carrier = await startCarrier(() => reply)
  const { lines, log } = openLog()
  await createSms({ ...settings, baseUrl: carrier.base }, log).sendCode(message)
  await carrier.stop()
  expect(carrier.received.map(({ url }) => url.pathname)).toEqual([path])
  expect(lines).toEqual([])
})

test('passes MSG91 the template of the language and the lifetime of a code', async () => {
  const carrier = await startCarrier(() => json(200, { type: 'success' }))
  await createSms({ ...msg91, baseUrl: carrier.base }, openLog().log).sendCode(message)
  await carrier.stop()
  const fields = carrier.received[0]!.url.searchParams
  expect([fields.get('template_id'), fields.get('otp_expiry')]).toEqual(['hindi', '5'])
})
