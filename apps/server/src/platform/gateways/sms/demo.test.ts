import { expect, test } from 'vitest'
import { createDemoSms } from './demo.ts'
import type { CodeMessage } from './sms.ts'

const message = { phone: '+919876543210', code: '4821', language: 'hin' } as const

test('the demo sender passes the message on and sends nothing', async () => {
  const shown: CodeMessage[] = []
  await createDemoSms((text) => void shown.push(text)).sendCode(message)
  expect(shown).toEqual([message])
})

test('makes a sign-in wait until the code is shown, and reports when it could not be shown', async () => {
  const sms = createDemoSms(() => Promise.reject(new Error('log closed')))
  await expect(sms.sendCode(message)).rejects.toThrow('log closed')
})
