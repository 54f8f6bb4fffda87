import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { startServer } from '@sankalp/server/test/server-process.ts'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { openTestPostgres } from '@sankalp/server/test/test-db.ts'
import autocannon from 'autocannon'
import { type PaidConsultation, addPaidConsultations } from './paid-consultations.ts'
import { findPgbench } from './pgbench.ts'
import { type Row, median, microsRow, ratioRow } from './table.ts'
import { type Shot, measureInTurns, startHelper } from './turns.ts'

const run = promisify(execFile)
const connections = 32
const secondsEach = 3
const rounds = 5

/** Money over HTTP: a paid call against PostgreSQL's own bench of a bank, and the balance against a bare route. */
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
  const pgbench = findPgbench()
  await run(pgbench, ['-i', '-q', '-s', String(connections), databaseUrl])
  const paid = await addPaidConsultations(db, 200, 100)
  const server = await startHelper('./pay-server.ts', { DATABASE_URL: databaseUrl })
  const bare = await startHelper('./bare-pay.ts', { DATABASE_URL: databaseUrl })
  try {
    const requestsFor = (idOf: (one: PaidConsultation) => string) =>
      paid.map((one) => ({
        method: 'POST',
        path: `/api/consultation/${idOf(one)}/dakshina`,
        headers: { authorization: `Bearer ${one.userId}`, 'content-type': 'application/json' },
        body: JSON.stringify({ amount: 11 }),
        // A key of its own for each, as a browser makes them.
        setupRequest: (request: Shot) => ({
          ...request,
          headers: { ...request.headers, 'idempotency-key': randomUUID() },
        }),
      }))
    const ofOurs = requestsFor(({ id }) => id)
    const ofBare = requestsFor(({ acharyaUserId }) => acharyaUserId)
    const hit = async ({ url }: { url: string }, requests: Shot[], duration: number) => {
      const result = await autocannon({ url, connections, duration, requests })
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${result.non2xx} refusals and ${result.errors} errors: this would measure something else`)
      return result.requests.total / result.duration
    }
    const rates = { ours: [] as number[], bare: [] as number[], bank: [] as number[] }
    await hit(server, ofOurs, 3)
    await hit(bare, ofBare, 3)
    for (let round = 0; round < rounds; round += 1) {
      rates.ours.push(await hit(server, ofOurs, secondsEach))
      rates.bare.push(await hit(bare, ofBare, secondsEach))
      const { stdout } = await run(pgbench, [
        '-n',
        '-c',
        String(connections),
        '-j',
        '2',
        '-T',
        String(secondsEach),
        databaseUrl,
      ])
      rates.bank.push(Number(/tps = ([\d.]+)/.exec(stdout)?.[1]))
    }
    const [ours, plain, bank] = [median(rates.ours), median(rates.bare), median(rates.bank)]
    add({
      what: 'a paid call with its key over HTTP ÷ pgbench TPC-B',
      measured: (ours / bank).toFixed(2),
      aim: '≥ 0.6',
      reached: ours / bank >= 0.6,
    })
    add({ what: '  what a bare route reaches that makes each movement by itself', measured: (plain / bank).toFixed(2) })
    add({
      what: '  a second: ours, the bare route and TPC-B',
      measured: `${Math.round(ours)}, ${Math.round(plain)} and ${Math.round(bank)}`,
    })
  } finally {
    await bare.stop()
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
    // Each may read it 600 times a minute; together they must not meet that limit.
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
