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

test('an outage is waited out under the same key', async () => {
  react = () => (api.seen.length < 2 ? away : begun)
  await expect(pay(100)).resolves.toMatchObject({ success: true })
  expect(keys()).toHaveLength(2)
  expect(keys()[0]).toMatch(/^[\w-]{36}$/)
  expect(new Set(keys()).size).toBe(1)
})

test('without an answer the key stays, and the same payment goes out under it again; another amount does not', async () => {
  react = () => ({ status: 500, text: 'gone' })
  await expect(pay(100)).rejects.toMatchObject({ status: 500 })
  await expect(pay(500)).rejects.toMatchObject({ status: 500 })
  react = () => begun
  await pay(100)
  expect(keys()[2]).toBe(keys()[0])
  expect(keys()[1]).not.toBe(keys()[0])
})

test('after an answer, and after a refusal, the next payment is another one', async () => {
  react = () => begun
  await pay(100)
  react = () => ({ status: 400, json: { code: 'INVALID_INPUT', message: 'no', facts: { fields: [] } } })
  await expect(pay(100)).rejects.toThrow('no')
  react = () => begun
  await pay(100)
  expect(new Set(keys()).size).toBe(3)
  expect(readLocal('moneyKeys')).toBeNull()
})

test('a provider that is away is not called again and again', async () => {
  react = () => ({ status: 503, json: { code: 'PAYMENT_NOT_STARTED', message: 'later', facts: {} } })
  await expect(pay(100)).rejects.toThrow('later')
  expect(api.seen).toHaveLength(1)
})

test('a key is one person’s, lasts a day, and survives whatever else stands in its place', () => {
  const key = keyFor('asha', 'POST /x', { amount: 1 }, 0)
  expect(keyFor('asha', 'POST /x', { amount: 1 }, 23 * 3_600_000)).toBe(key)
  expect(keyFor('ravi', 'POST /x', { amount: 1 }, 0)).not.toBe(key)
  expect(keyFor('asha', 'POST /x', { amount: 1 }, 25 * 3_600_000)).not.toBe(key)
  writeLocal('moneyKeys', '[null, 7, {"key": 1}]')
  expect(keyFor('asha', 'POST /x', { amount: 1 }, 0)).not.toBe(key)
})
