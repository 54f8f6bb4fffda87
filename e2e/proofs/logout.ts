import { setTimeout as wait } from 'node:timers/promises'
import { logout, verifyOtp } from '@sankalp/contract/auth'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import { connectLive, untilClosed } from '@sankalp/server/test/live-client.ts'
import type { ServerProcess } from '@sankalp/server/test/server-process.ts'
import { openProxy, targetOf, throughProxy } from '@sankalp/server/test/tcp-proxy.ts'
import { type TestClient, randomPhone } from '@sankalp/server/test/test-client.ts'
import { behindProxy, noCeilings, withDatabase, withServer, withServerOnPostgres } from './ground.ts'
import type { Proof, Report } from './proof.ts'

const people = 50
const withinMs = 5000

export const logoutProof: Proof = {
  number: 15,
  name: 'logout',
  title: 'logout ends the token and the sockets everywhere; a forged X-Forwarded-For changes no limit',
  async run(report) {
    const redis = process.env.TEST_REDIS_URL!
    const wire = await openProxy(targetOf(redis, 6379))
    await withDatabase(({ url }) => {
      const env = { DATABASE_URL: url, REDIS_URL: throughProxy(redis, wire), ...behindProxy, ...noCeilings }
      return withServer(env, (one) =>
        withServer(env, async (two) => {
          await logOutEverywhere(report, one, two, 'with Redis')
          wire.cut()
          await wait(500)
          await logOutEverywhere(report, one, two, 'with Redis away')
          wire.mend()
        }),
      )
    })
    await wire.close()
    await forgeAddresses(report)
  },
}

/** Logs out users, each with a socket and a used token on both processes, all on the first process. */
async function logOutEverywhere(report: Report, one: ServerProcess, two: ServerProcess, when: string): Promise<void> {
  const clients = await Promise.all(Array.from({ length: people }, () => one.newClient().signIn()))
  const sockets = (
    await Promise.all(
      clients.map(({ token }) => Promise.all([connectLive(one.url, token), connectLive(two.url, token)])),
    )
  ).flat()
  const elsewhere = clients.map(({ token }) => Object.assign(two.newClient(), { token }))
  const open = await Promise.all(elsewhere.map((client) => client.call(getUserWalletDetail)))
  report.check(
    `${people} tokens work on the other process`,
    open.every(({ status }) => status === 200),
  )

  const closings = Promise.all(sockets.map((socket) => untilClosed(socket, withinMs + 2000)))
  await Promise.all(clients.map((client) => client.call(logout)))
  const endings = await Promise.all(elsewhere.map((client) => untilRefused(client)))
  const closedMs = await closings
  for (const socket of sockets) socket.disconnect()
  report.check(
    `${when}: all ${sockets.length} sockets close within 5 s`,
    Math.max(...closedMs) < withinMs,
    `${Math.max(...closedMs)} ms`,
  )
  report.check(
    `${when}: all ${people} tokens end on the other process within 5 s`,
    Math.max(...endings) < withinMs,
    `${Math.max(...endings)} ms`,
  )
}

async function untilRefused(client: TestClient): Promise<number> {
  const startedAt = Date.now()
  while ((await client.call(getUserWalletDetail)).status !== 401) {
    if (Date.now() - startedAt > withinMs + 2000) return Number.POSITIVE_INFINITY
    await wait(100)
  }
  return Date.now() - startedAt
}

async function forgeAddresses(report: Report): Promise<void> {
  for (const [name, trusted] of [
    ['no proxy is trusted', ''],
    ['another proxy is trusted', '10.9.8.7'],
  ] as const) {
    await withServerOnPostgres({ TRUSTED_PROXIES: trusted }, async ({ newClient }) => {
      let examined = 0
      for (let i = 0; i < 300; i++) {
        // Each client claims its own address.
        const { status } = await newClient().call(verifyOtp, { body: { phone_number: randomPhone(), otp: '1234' } })
        if (status === 400) examined += 1
      }
      report.check(`${name}: 300 guesses under 300 forged addresses, at most 100 looked at`, examined <= 100, examined)
    })
  }
}
