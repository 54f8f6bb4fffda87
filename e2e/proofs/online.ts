import { setTimeout as wait } from 'node:timers/promises'
import { getAllAcharya } from '@sankalp/contract/acharyas'
import { connectLive, send } from '@sankalp/server/test/live-client.ts'
import type { ServerProcess } from '@sankalp/server/test/server-process.ts'
import { openProxy, targetOf, throughProxy } from '@sankalp/server/test/tcp-proxy.ts'
import { behindProxy, withDatabase, withServer } from './ground.ts'
import type { Proof } from './proof.ts'

/** A demo acharya whom the server does not play. */
const phone = '9000000013'
const withinMs = 5000

export const onlineProof: Proof = {
  number: 21,
  name: 'online',
  title: 'an acharya whose network dies, or whose process does, is offline everywhere within 5 s',
  async run(report) {
    const redis = process.env.TEST_REDIS_URL!
    const redisWire = await openProxy(targetOf(redis, 6379))
    await withDatabase(({ url }) => {
      const env = { DATABASE_URL: url, DEMO_ACHARYAS: 'off', ...behindProxy }
      return withServer({ ...env, REDIS_URL: throughProxy(redis, redisWire) }, (one) =>
        withServer({ ...env, REDIS_URL: redis }, async (two) => {
          const { token } = await one.newClient().signIn(phone)
          const wire = await openProxy(targetOf(one.url, 80))
          const console = await connectLive(throughProxy(one.url, wire), token)
          await send(console, 'acharya:switch', { on: true })
          await untilCount(two, 1)
          wire.freeze()
          const frozenMs = await untilCount(two, 0)
          report.check('the network dies without a word', frozenMs < withinMs, `${frozenMs} ms`)
          console.disconnect()

          const again = await connectLive(one.url, token)
          await send(again, 'acharya:switch', { on: true })
          await untilCount(two, 1)
          redisWire.cut()
          const silentMs = await untilCount(two, 0)
          report.check('the process falls silent', silentMs < withinMs, `${silentMs} ms`)
          redisWire.mend()
          again.disconnect()
          await wire.close()
        }),
      )
    })
    await redisWire.close()
  },
}

/** Returns the milliseconds until this many acharyas are online at a server; Infinity if that does not happen. */
async function untilCount({ newClient }: ServerProcess, count: number): Promise<number> {
  const startedAt = Date.now()
  const client = newClient()
  for (;;) {
    // Use another address each time, so that frequent calls reach no limit.
    client.address = newClient().address
    const { astrologers } = (await client.call(getAllAcharya, { query: { pageSize: '50' } })).body
    if (astrologers.filter(({ online }) => online).length === count) return Date.now() - startedAt
    if (Date.now() - startedAt > 4 * withinMs) return Number.POSITIVE_INFINITY
    await wait(50)
  }
}
