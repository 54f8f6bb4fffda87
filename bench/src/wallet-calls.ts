import { randomUUID } from 'node:crypto'
import { startServer } from '@sankalp/server/test/server-process.ts'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { openTestPostgres } from '@sankalp/server/test/test-db.ts'
import autocannon from 'autocannon'
import { addPaidConsultations } from './paid-consultations.ts'
import { bankRate, openBank } from './pgbench.ts'
import { type Row, median, microsRow, ratioRow } from './table.ts'
import { type Shot, measureInTurns, startHelper } from './turns.ts'

const connections = 32
const secondsEach = 3
const rounds = 5

/** Measures money over HTTP: a paid call against PostgreSQL's bank benchmark, and the balance against a bare route. */
export async function measureWalletCalls(add: (row: Row) => void): Promise<void> {
  const { db, url } = await openTestPostgres()
  try {
    await measurePaying(db, url, add)
    await measureBalance(url, add)
  } finally {
    await db.close()
  }
}

async function measurePaying(db: Db, databaseUrl: string, add: (row: Row) => void): Promise<void> {
  await openBank(databaseUrl, connections)
  const paid = await addPaidConsultations(db, 200, 100)
  const server = await startHelper('./pay-server.ts', { DATABASE_URL: databaseUrl })
  try {
    const requests = paid.map((one) => ({
      method: 'POST',
      path: `/api/consultation/${one.id}/dakshina`,
      headers: { authorization: `Bearer ${one.userId}`, 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 11 }),
      // Each request has its own key, as browsers create them.
      setupRequest: (request: Shot) => ({
        ...request,
        headers: { ...request.headers, 'idempotency-key': randomUUID() },
      }),
    }))
    const hit = async (duration: number) => {
      const result = await autocannon({ url: server.url, connections, duration, requests })
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${result.non2xx} refusals and ${result.errors} errors: the measurement would not be valid`)
      return result.requests.total / result.duration
    }
    const rates = { ours: [] as number[], bank: [] as number[] }
    await hit(3)
    for (let round = 0; round < rounds; round += 1) {
      rates.ours.push(await hit(secondsEach))
      rates.bank.push(await bankRate(databaseUrl, connections, secondsEach))
    }
    const [ours, bank] = [median(rates.ours), median(rates.bank)]
    add({ what: 'paid calls with their keys over HTTP, a second', measured: String(Math.round(ours)) })
    add({ what: '  a paid call ÷ pgbench TPC-B', measured: (ours / bank).toFixed(2) })
  } finally {
    await server.stop()
  }
}

async function measureBalance(databaseUrl: string, add: (row: Row) => void): Promise<void> {
  const ours = await startServer(
    { DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1', CODES_PER_DAY: '100000', LOG_LEVEL: 'info' },
    { keepsLog: false },
  )
  const bare = await startHelper('./bare-balance.ts', { DATABASE_URL: databaseUrl })
  try {
    // Each user may read it 600 times a minute; together they must not reach that limit.
    const clients = []
    while (clients.length < 400)
      clients.push(...(await Promise.all(Array.from({ length: 20 }, () => ours.newClient().signIn()))))
    const path = '/api/user/getUserWalletDetail'
    const [one] = clients
    const mine = await (await fetch(ours.url + path, { headers: { authorization: `Bearer ${one!.token}` } })).text()
    const plain = await (await fetch(`${bare.url}/wallet/${one!.userId}`)).text()
    if (mine !== plain) throw new Error(`the two answers differ:\n${mine}\n${plain}`)
    const speeds = await measureInTurns({
      ours: {
        url: ours.url,
        requests: clients.map(({ token }) => ({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } })),
        cpuSeconds: () => ours.cpuSeconds(),
      },
      bare: {
        url: bare.url,
        requests: clients.map(({ userId }) => ({ method: 'GET', path: `/wallet/${userId}` })),
        cpuSeconds: () => bare.cpuSeconds(),
      },
    })
    add(ratioRow('balance over HTTP ÷ bare Fastify with one query', speeds.ours, speeds.bare, 0.6))
    add(microsRow('ours', [speeds.ours, speeds.bare]))
  } finally {
    await bare.stop()
    await ours.end()
  }
}
