import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestRedis } from '../../test/test-redis.ts'
import { createLimits } from './limits.ts'

const limit = { max: 2, windowSeconds: 60 }

test('counts synchronously in a single process, each rule separately', () => {
  const limits = createLimits(null)
  expect([1, 2, 3].map(() => limits.take('a', 'x', limit))).toEqual([0, 0, 60])
  expect(limits.take('b', 'x', limit)).toBe(0)
  void limits.giveBack('a', 'x', limit)
  void limits.giveBack('a', 'x', limit)
  expect(limits.take('a', 'x', limit)).toBe(0)
})

// `npm test` reports it when Redis is missing.
describe.runIf(process.env.TEST_REDIS_URL)('over Redis', () => {
  async function openTwo() {
    const clients = [await openTestRedis(), await openTestRedis()]
    return { clients, one: createLimits(clients[0]!), two: createLimits(clients[1]!) }
  }

  test('count and take back together across processes', async () => {
    const { one, two } = await openTwo()
    const key = randomUUID()
    expect([await one.take('a', key, limit), await two.take('a', key, limit)]).toEqual([0, 0])
    expect(await one.take('a', key, limit)).toBeGreaterThan(55)
    await two.giveBack('a', key, limit)
    await one.giveBack('a', key, limit)
    expect(await two.take('a', key, limit)).toBe(0)
  })

  test('counts and takes back in its own process when Redis is lost', async () => {
    const { clients, one } = await openTwo()
    clients[0]!.destroy()
    const key = randomUUID()
    const waits = [await one.take('a', key, limit), await one.take('a', key, limit), await one.take('a', key, limit)]
    expect(waits).toEqual([0, 0, 60])
    await one.giveBack('a', key, limit)
    await one.giveBack('a', key, limit)
    expect(await one.take('a', key, limit)).toBe(0)
  })
})
