import { recharge } from '@sankalp/contract/payments.calls'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Reaction, type Seen, startApi } from './api.fake.ts'
import { keyFor } from './money-keys.ts'
import { moveMoney } from './move-money.ts'
import { forgetSession, saveSession } from '../session/store.ts'
import { readLocal, writeLocal } from '../storage.ts'
import { stubBrowser } from '../storage.fake.ts'

const userId = '5b3a1c1e-7f0e-4c0a-9a55-0a1b2c3d4e5f'
const begun: Reaction = { json: { success: true, url: 'https://pay.example/1', paymentId: userId } }
const away: Reaction = {
  status: 503,
  json: { code: 'TEMPORARILY_UNAVAILABLE', message: 'away', facts: { retryAfterSeconds: 1 } },
}
const pay = (amount: number) => moveMoney(recharge, { body: { userId, amount } })
const keys = () => api.seen.map(({ headers }) => headers['idempotency-key'])

let api: Awaited<ReturnType<typeof startApi>>
let react: (seen: Seen) => Reaction

beforeEach(async () => {
  stubBrowser('/mywallet')
  api = await startApi((seen) => react(seen))
  saveSession({ token: 'first', id: userId })
})
afterEach(async () => {
  forgetSession()
  await api.stop()
  vi.unstubAllGlobals()
})

test('retries under the same key during an outage', async () => {
  react = () => (api.seen.length < 2 ? away : begun)
  await expect(pay(100)).resolves.toMatchObject({ success: true })
  expect(keys()).toHaveLength(2)
  expect(keys()[0]).toMatch(/^[\w-]{36}$/)
  expect(new Set(keys()).size).toBe(1)
})

test('keeps the key of an unanswered payment for the same payment, and uses a new one for another amount', async () => {
  react = () => ({ status: 500, text: 'gone' })
  await expect(pay(100)).rejects.toMatchObject({ status: 500 })
  await expect(pay(500)).rejects.toMatchObject({ status: 500 })
  react = () => begun
  await pay(100)
  expect(keys()[2]).toBe(keys()[0])
  expect(keys()[1]).not.toBe(keys()[0])
})

test('treats the next payment after a reply or a refusal as a new one', async () => {
  react = () => begun
  await pay(100)
  react = () => ({ status: 400, json: { code: 'INVALID_INPUT', message: 'no', facts: { fields: [] } } })
  await expect(pay(100)).rejects.toThrow('no')
  react = () => begun
  await pay(100)
  expect(new Set(keys()).size).toBe(3)
  expect(readLocal('moneyKeys')).toBeNull()
})

test('does not retry while a payment provider is down', async () => {
  react = () => ({ status: 503, json: { code: 'PAYMENT_NOT_STARTED', message: 'later', facts: {} } })
  await expect(pay(100)).rejects.toThrow('later')
  expect(api.seen).toHaveLength(1)
})

test('gives each user their own key for a day, and survives invalid data in the storage', () => {
  const key = keyFor('asha', 'POST /x', { amount: 1 }, 0)
  expect(keyFor('asha', 'POST /x', { amount: 1 }, 23 * 3_600_000)).toBe(key)
  expect(keyFor('ravi', 'POST /x', { amount: 1 }, 0)).not.toBe(key)
  expect(keyFor('asha', 'POST /x', { amount: 1 }, 25 * 3_600_000)).not.toBe(key)
  writeLocal('moneyKeys', '[null, 7, {"key": 1}]')
  expect(keyFor('asha', 'POST /x', { amount: 1 }, 0)).not.toBe(key)
})
