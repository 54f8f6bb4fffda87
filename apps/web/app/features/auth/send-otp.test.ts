import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startApi } from '../../lib/api/api.fake.ts'
import { stubBrowser } from '../../lib/storage.fake.ts'
import { clearPending, readPending } from './pending-sign-in.ts'
import { sendOtp, takeUpCode } from './send-otp.ts'

const asha = { country: '+91', digits: '9876543210' } as const
let api: Awaited<ReturnType<typeof startApi>>

beforeEach(async () => {
  stubBrowser('/login')
  api = await startApi(() => ({ json: { resendAfterSeconds: 30, expiresInSeconds: 300, otp: '1234' } }))
})
afterEach(async () => {
  clearPending()
  await api.stop()
  vi.unstubAllGlobals()
})

test('sends the chosen country and the role of a customer, and stores the pending number', async () => {
  await sendOtp(asha)
  expect(JSON.parse(api.seen[0]!.body)).toEqual({
    phone_number: '9876543210',
    country_code: '+91',
    role_type: 'ROLE_USER',
  })
  expect(readPending()).toMatchObject({ digits: '9876543210', demoCode: '1234' })
})

test('reuses the same code when the user goes back and forth within thirty seconds', async () => {
  const { resendAt } = await sendOtp(asha)
  expect(takeUpCode({ ...asha, name: 'Asha' }, resendAt - 1)).toMatchObject({ demoCode: '1234', name: 'Asha' })
  expect(readPending()?.name).toBe('Asha')
  expect(takeUpCode(asha, resendAt)).toBeNull()
  expect(takeUpCode({ ...asha, digits: '9876543211' }, resendAt - 1)).toBeNull()
})
