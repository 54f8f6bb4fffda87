import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { updateUsers } from '@sankalp/contract/users'
import { findFreePort, startServer } from '@sankalp/server/test/server-process.ts'
import { type TestClient, goodProfile } from '@sankalp/server/test/test-client.ts'
import { openTestPostgres } from '@sankalp/server/test/test-db.ts'
import autocannon from 'autocannon'
import { type Row, median } from './table.ts'

const connections = 20
const secondsEach = 6
const rounds = 3
/** A process answers its first few thousand requests at half its speed. */
const warmUpSeconds = 5
/** Each user may read their profile 600 times a minute; together they must not reach that limit. */
const people = 400

/**
 * Measures our whole stack against a bare route with the same query, in turns, so that both run under the same
 * conditions.
 */
export async function measureProfileRead(): Promise<Row[]> {
  const { db, url } = await openTestPostgres()
  const ours = await startServer(
    { DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1', CODES_PER_DAY: '100000', LOG_LEVEL: 'info' },
    { keepsLog: false },
  )
  const bare = await startBare(url)
  try {
    const clients = await signInAll(() => ours.newClient())
    await checkSameBytes(ours.url, bare.url, clients[0]!)
    const sides = {
      ours: {
        url: ours.url,
        requests: clients.map(({ userId, token }) => ({
          method: 'GET',
          path: `/api/user/getUserById/${userId}`,
          headers: { authorization: `Bearer ${token}` },
        })),
      },
      bare: { url: bare.url, requests: clients.map(({ userId }) => ({ method: 'GET', path: `/user/${userId}` })) },
    }
    const cpuSeconds = { ours: () => ours.cpuSeconds(), bare: () => bare.cpuSeconds() }
    const rates = { ours: [] as number[], bare: [] as number[] }
    const micros = { ours: [] as number[], bare: [] as number[] }
    for (const side of ['ours', 'bare'] as const) await hit(sides[side], warmUpSeconds)
    for (let round = 0; round < rounds; round++) {
      for (const side of ['ours', 'bare'] as const) {
        const before = await cpuSeconds[side]()
        const perSecond = await hit(sides[side], secondsEach)
        rates[side].push(perSecond)
        micros[side].push((((await cpuSeconds[side]()) - before) / (perSecond * secondsEach)) * 1e6)
      }
    }
    const [our, plain] = [median(rates.ours), median(rates.bare)]
    const [ourMicros, plainMicros] = [median(micros.ours), median(micros.bare)]
    return [
      {
        what: 'profile read, our stack ÷ bare Fastify',
        measured: (our / plain).toFixed(2),
        aim: '≥ 0.5',
        reached: our / plain >= 0.5,
      },
      { what: '  requests a second, ours and bare', measured: `${Math.round(our)} and ${Math.round(plain)}` },
      // A busy machine affects this less than the rate.
      {
        what: '  processor time a request, ours and bare',
        measured: `${Math.round(ourMicros)} and ${Math.round(plainMicros)} µs (${(plainMicros / ourMicros).toFixed(2)})`,
      },
    ]
  } finally {
    await bare.stop()
    await ours.end()
    await db.close()
  }
}

async function hit(
  { url, requests }: { url: string; requests: { method: string; path: string }[] },
  duration: number,
): Promise<number> {
  const result = await autocannon({ url, connections, duration, requests })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors: the measurement would not be valid`)
  return result.requests.average
}

async function signInAll(newClient: () => TestClient): Promise<TestClient[]> {
  const clients: TestClient[] = []
  while (clients.length < people) {
    clients.push(...(await Promise.all(Array.from({ length: 20 }, () => newClient().signIn()))))
  }
  for (const client of clients) await client.call(updateUsers, { body: goodProfile })
  return clients
}

async function checkSameBytes(ours: string, bare: string, { userId, token }: TestClient): Promise<void> {
  const mine = await (
    await fetch(`${ours}/api/user/getUserById/${userId}`, { headers: { authorization: `Bearer ${token}` } })
  ).text()
  const plain = await (await fetch(`${bare}/user/${userId}`)).text()
  if (mine !== plain) throw new Error(`the two answers differ:\n${mine}\n${plain}`)
}

async function startBare(databaseUrl: string) {
  const port = await findFreePort()
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(port) },
  })
  await once(child, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    async cpuSeconds(): Promise<number> {
      child.send('how much?')
      const [seconds] = (await once(child, 'message')) as [number]
      return seconds
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
