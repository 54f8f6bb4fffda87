import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../lib/storage.fake.ts'
import {
  type PendingSignIn,
  clearPending,
  formatClock,
  pendingFrom,
  readPending,
  savePending,
  secondsLeft,
  subscribePending,
} from './pending-sign-in.ts'

const asha: PendingSignIn = pendingFrom(
  { country: '+91', digits: '9876543210', name: 'आशा' },
  { resendAfterSeconds: 30, expiresInSeconds: 300, otp: '1234' },
  Date.now(),
)
let browser: ReturnType<typeof stubBrowser>

beforeEach(() => {
  browser = stubBrowser('/otp')
})
afterEach(() => {
  clearPending()
  vi.unstubAllGlobals()
})

test('restores the number, the name and the timer after a page refresh', () => {
  savePending(asha)
  expect(JSON.parse(browser.window.sessionStorage.getItem('pendingSignIn')!)).toEqual(asha)
  expect(readPending()).toEqual(asha)
  expect(readPending()).toBe(readPending())
})

test('notifies listeners of a new code and of its end', () => {
  const listener = vi.fn<() => void>()
  const unsubscribe = subscribePending(listener)
  savePending(asha)
  clearPending()
  unsubscribe()
  savePending(asha)
  expect(listener).toHaveBeenCalledTimes(2)
})

test.each([
  ['not JSON'],
  ['null'],
  [JSON.stringify({ ...asha, digits: '98' })],
  [JSON.stringify({ ...asha, country: '+1' })],
  [JSON.stringify({ ...asha, resendAt: 'soon' })],
  [JSON.stringify({ ...asha, expiresAt: Date.now() - 6 * 60_000 })],
])('%s is nobody signing in', (text) => {
  browser.window.sessionStorage.setItem('pendingSignIn', text)
  expect(readPending()).toBeNull()
})

test('keeps a code pending that has just expired, so that a new one can be requested', () => {
  savePending({ ...asha, expiresAt: Date.now() - 1000 })
  expect(readPending()).not.toBeNull()
})

test('rounds the time left up and never returns a negative number', () => {
  expect([secondsLeft(10_000, 9_001), secondsLeft(10_000, 10_000), secondsLeft(10_000, 99_000)]).toEqual([1, 0, 0])
  expect([formatClock(272), formatClock(5), formatClock(7325)]).toEqual(['4:32', '0:05', '2:02:05'])
})
