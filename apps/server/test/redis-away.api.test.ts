import { setTimeout as wait } from 'node:timers/promises'
import { logout, verifyOtp } from '@sankalp/contract/auth'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connectLive, untilClosed } from './live-client.ts'
import { openProxy, targetOf, throughProxy } from './tcp-proxy.ts'
import { testApp } from './test-app.ts'
import { randomPhone } from './test-client.ts'
import { openTestRedis } from './test-redis.ts'

async function openWire() {
  const wire = await openProxy(targetOf(process.env.TEST_REDIS_URL!, 6379))
  onTestFinished(() => wire.close())
  return { wire, redis: () => openTestRedis(throughProxy(process.env.TEST_REDIS_URL!, wire)) }
}

// Skipped without Redis, because every process then counts for itself anyway; `npm test` reports that it is missing.
describe.runIf(process.env.TEST_REDIS_URL)('Redis stops in mid-flight', () => {
  test('requests still succeed and limits still hold before, during and after the outage', async () => {
    const { wire, redis } = await openWire()
    const app = await testApp({ redis: await redis() })
    const client = await app.newClient().signIn()
    const statuses = new Set<number>()
    for (const change of [() => {}, wire.cut, wire.mend]) {
      change()
      for (let i = 0; i < 20; i++) statuses.add((await client.call(getUserWalletDetail)).status)
    }
    expect([...statuses]).toEqual([200])

    wire.cut()
    const guesser = app.newClient()
    let refused = 0
    for (let i = 0; i < 130; i++) {
      const { status } = await guesser.call(verifyOtp, { body: { phone_number: randomPhone(), otp: '1234' } })
      if (status === 429) refused += 1
      else expect(status).toBe(400)
    }
    expect(refused).toBeGreaterThanOrEqual(30)
  })

  test('the process stays ready and reports what is missing', async () => {
    const { wire, redis } = await openWire()
    const app = await testApp({ redis: await redis() })
    const ask = async () => app.newClient().fetch<{ status: string; checks: object }>('/readyz')
    expect(await ask()).toMatchObject({ status: 200, body: { status: 'ready', checks: { redis: true } } })
    wire.cut()
    await expect
      .poll(ask)
      .toMatchObject({ status: 200, body: { status: 'degraded', checks: { database: true, redis: false } } })
    wire.mend()
    await expect.poll(ask).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  test('a logout during the outage ends the token and the sockets on the other process', async () => {
    const { wire, redis } = await openWire()
    const one = await testApp({ redis: await redis() })
    const two = await testApp({ redis: await redis(), db: { ...one.db, close: async () => {} } })
    const client = await one.newClient().signIn()
    const elsewhere = two.newClient()
    elsewhere.token = client.token
    expect((await elsewhere.call(getUserWalletDetail)).status).toBe(200)
    const socket = await connectLive(two.url, client.token)
    onTestFinished(() => void socket.disconnect())
    wire.cut()
    await wait(100)
    const closed = untilClosed(socket, 6000)
    expect((await client.call(logout)).status).toBe(200)
    await closed
    await expect.poll(async () => (await elsewhere.call(getUserWalletDetail)).status).toBe(401)
  })

  test('with a Redis that hangs silently, requests succeed, limits hold, and the process stays ready and reports it', async () => {
    const { wire, redis } = await openWire()
    const app = await testApp({ redis: await redis() })
    const client = await app.newClient().signIn()
    const readiness = async () => (await app.newClient().fetch<{ status: string }>('/readyz')).body.status
    expect(await readiness()).toBe('ready')
    wire.freeze()
    const startedAt = performance.now()
    expect(await readiness()).toBe('degraded')
    const guesser = app.newClient()
    const guesses = await Promise.all(
      Array.from({ length: 130 }, () =>
        guesser.call(verifyOtp, { body: { phone_number: randomPhone(), otp: '1234' } }),
      ),
    )
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30)
    expect((await client.call(getUserWalletDetail)).status).toBe(200)
    // No request waits long for Redis, and most do not wait at all.
    for (let i = 0; i < 20; i++) expect((await client.call(getUserWalletDetail)).status).toBe(200)
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    wire.thaw()
    await expect.poll(readiness).toBe('ready')
  })

  test.each(['cut', 'freeze'] as const)(
    'what is told to people of the same process reaches them meanwhile (%s)',
    async (how) => {
      const { wire, redis } = await openWire()
      const app = await testApp({ redis: await redis() })
      const client = await app.newClient().signIn()
      const socket = await connectLive(app.url, client.token)
      onTestFinished(() => void socket.disconnect())
      const heard: string[] = []
      socket.on('typing:start', ({ from }: { from: string }) => heard.push(from))
      wire[how]()
      await wait(100)
      const told = [crypto.randomUUID(), crypto.randomUUID()]
      for (const from of told) app.live.tell(client.userId, 'typing:start', { from })
      await expect.poll(() => heard, { timeout: 20_000 }).toEqual(told)
      // Nothing is delivered a second time when Redis is back.
      if (how === 'cut') wire.mend()
      else wire.thaw()
      await wait(1500)
      expect(heard).toEqual(told)
    },
  )
})
