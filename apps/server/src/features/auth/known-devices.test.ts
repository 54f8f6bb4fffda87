import { expect, test } from 'vitest'
import { createSecrets } from '../../platform/secrets.ts'
import { createKnownDevices } from './known-devices.ts'

const devices = createKnownDevices(createSecrets('a secret for tests, long enough to be one'))
const [asha, ravi] = ['+919876543210', '+919876543211']

test('knows a browser only for the numbers that signed in on it', () => {
  const cookie = devices.remember(devices.remember(undefined, asha), ravi)
  expect([devices.find(cookie, asha), devices.find(cookie, ravi)]).toEqual([expect.any(String), expect.any(String)])
  expect(devices.find(cookie, '+919876543212')).toBeNull()
  expect(cookie).not.toContain('987654321')
})

test('a repeated sign-in changes nothing; the fifth number replaces the oldest', () => {
  const first = devices.remember(undefined, asha)
  expect(devices.remember(first, asha)).toBe(first)
  let cookie = first
  for (let at = 0; at < 4; at++) cookie = devices.remember(cookie, `${ravi}${at}`)
  expect(devices.find(cookie, asha)).toBeNull()
  expect(cookie.split('~')).toHaveLength(4)
})

test('rejects forged cookies', () => {
  const cookie = devices.remember(undefined, asha)
  const altered = `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`
  const elsewhere = createKnownDevices(createSecrets('another secret, quite as long as the other')).remember(
    undefined,
    asha,
  )
  for (const forged of [
    undefined,
    '',
    'x',
    altered,
    elsewhere,
    '~'.repeat(9000),
    `${'A'.repeat(22)}.${'A'.repeat(43)}`,
  ])
    expect(devices.find(forged, asha)).toBeNull()
})
