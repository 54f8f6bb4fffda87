import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { openLive, untilConnected } from '@sankalp/server/test/live-client.ts'
import { percentile } from '@sankalp/server/test/load.ts'
import { type ServerProcess, startServer } from '@sankalp/server/test/server-process.ts'
import { openTestPostgres } from '@sankalp/server/test/test-db.ts'
import type { Socket } from 'socket.io-client'
import { type Row, median } from './table.ts'
import { type Chatter, type Speaker, chat, connectAs, meetMany, signInMany } from './talking.ts'
import { startHelper } from './turns.ts'

const talks = 250
const crowd = 5000
const talksInCrowd = 300
const secondsEach = 6
const rounds = 5
const aYearOfTalks = 1_000_000
/** Longer than `releaseMemoryWhenIdle` waits and takes. */
const untilReleasedMs = 45_000

type Add = (row: Row) => void
type Bare = Awaited<ReturnType<typeof startHelper>>
const settings = { TRUSTED_PROXIES: '127.0.0.1', CODES_PER_DAY: '1000000', DEMO_ACHARYAS: 'off', LOG_LEVEL: 'info' }

/**
 * Measures messages against plain Socket.IO, on one process and across two; the memory of a connection; a crowd; and a
 * year of consultations.
 */
export async function measureConsultations(add: Add): Promise<void> {
  const redisUrl = process.env.TEST_REDIS_URL
  if (!redisUrl) throw new Error('NO REDIS: consultations on two processes were not measured')
  const { db, url } = await openTestPostgres()
  try {
    await db.query(
      'create table bare_message (id uuid primary key, sender text not null, receiver text not null, message text not null, at timestamptz not null)',
    )
    await measureOneProcess(db, url, add)
    await measureTwoProcesses(db, url, redisUrl, add)
    await measureCrowd(db, url, add)
  } finally {
    await db.close()
  }
}

async function measureOneProcess(db: Db, url: string, add: Add): Promise<void> {
  const server = await startServer({ DATABASE_URL: url, ...settings }, { keepsLog: false })
  const bare = await startHelper('./bare-chat.ts', { DATABASE_URL: url })
  try {
    const few = await meetAndCompare(db, [server], [bare], add, 'on one process')
    add({
      what: `  acknowledged at ${Math.round(few.ours.perSecond)} messages a second: p50, p99`,
      measured: `${few.ours.p50Ms.toFixed(1)}, ${few.ours.p99Ms.toFixed(1)} ms`,
      aim: 'p99 < 50 ms',
      reached: few.ours.p99Ms < 50,
    })
    const calm = await chat(few.speakers.slice(0, 100), secondsEach, () => server.cpuSeconds())
    add({
      what: '  acknowledged at 100 messages a second: p50',
      measured: `${calm.p50Ms.toFixed(1)} ms`,
      aim: '≤ 3 ms',
      reached: calm.p50Ms <= 3,
    })
    add(ringRow('request to ring', few.ringMs))
    await addYearOfTalks(db)
    const many = await chat(few.speakers, secondsEach, () => server.cpuSeconds())
    const ratio = many.microsEach / few.ours.microsEach
    add({
      what: '  a message after a million consultations ÷ before',
      measured: ratio.toFixed(2),
      aim: '≤ 1.2',
      reached: ratio <= 1.2,
    })
    const { ringMs } = await meetMany(db, [server], 50)
    add(ringRow('  request to ring after a million consultations', ringMs))
    for (const { socket } of few.speakers) socket.disconnect()
  } finally {
    await bare.stop()
    await server.end()
  }
}

async function measureTwoProcesses(db: Db, url: string, redisUrl: string, add: Add): Promise<void> {
  const start = () =>
    startServer(
      { DATABASE_URL: url, REDIS_URL: redisUrl, SECRET: 'a secret for the bench: 3Kd8wQz5Ln', ...settings },
      { keepsLog: false },
    )
  const servers = [await start(), await start()]
  const bares = [
    await startHelper('./bare-chat.ts', { DATABASE_URL: url, REDIS_URL: redisUrl }),
    await startHelper('./bare-chat.ts', { DATABASE_URL: url, REDIS_URL: redisUrl }),
  ]
  try {
    const { ours, speakers, ringMs } = await meetAndCompare(
      db,
      servers,
      bares,
      add,
      'across two processes, the stock streams adapter',
    )
    add({ what: '  at the other side, p99', measured: `${ours.deliveredP99Ms.toFixed(1)} ms` })
    add(ringRow('  request to ring across two processes', ringMs))
    for (const { socket } of speakers) socket.disconnect()
  } finally {
    for (const bare of bares) await bare.stop()
    for (const server of servers) await server.end()
  }
}

/** Measures in turns, so that both run under the same conditions. */
async function meetAndCompare(
  db: Db,
  servers: readonly ServerProcess[],
  bares: readonly Bare[],
  add: Add,
  where: string,
) {
  const { pairs, ringMs } = await meetMany(db, servers, talks)
  const speakers = pairs.flatMap((pair) => pair.speakers)
  const plain = await connectBare(bares)
  const sum = async (all: readonly { cpuSeconds(): Promise<number> }[]) =>
    (await Promise.all(all.map((one) => one.cpuSeconds()))).reduce((total, seconds) => total + seconds, 0)
  const runs = { ours: [] as Chatter[], bare: [] as Chatter[] }
  await chat(speakers, 3, () => sum(servers))
  await chat(plain, 3, () => sum(bares))
  for (let round = 0; round < rounds; round += 1) {
    runs.ours.push(await chat(speakers, secondsEach, () => sum(servers)))
    runs.bare.push(await chat(plain, secondsEach, () => sum(bares)))
  }
  for (const { socket } of plain) socket.disconnect()
  const [ours, bare] = [middle(runs.ours), middle(runs.bare)]
  const ratio = ours.microsEach / bare.microsEach
  add({
    what: `a message ${where}: processor time ÷ bare Socket.IO with one insert`,
    measured: ratio.toFixed(2),
  })
  add({
    what: '  processor time a message, ours and bare; p99 of bare',
    measured: `${Math.round(ours.microsEach)} and ${Math.round(bare.microsEach)} µs; ${bare.p99Ms.toFixed(1)} ms`,
  })
  return { ours, speakers, ringMs }
}

async function connectBare(bares: readonly Bare[]): Promise<Speaker[]> {
  const speakers: Speaker[] = []
  for (let index = 0; index < talks; index += 1) {
    const [one, two] = [randomUUID(), randomUUID()]
    const [here, there] = await Promise.all([
      connectPlainly(bares[0]!.url, one),
      connectPlainly(bares.at(-1)!.url, two),
    ])
    speakers.push({ id: one, other: two, socket: here }, { id: two, other: one, socket: there })
  }
  return speakers
}

async function connectPlainly(url: string, token: string): Promise<Socket> {
  const socket = openLive(url, { token })
  if (!(await untilConnected(socket)).connected) throw new Error('the bare server refused a connection')
  return socket
}

function middle(runs: readonly Chatter[]): Chatter {
  const of = (key: keyof Chatter) => median(runs.map((run) => run[key]))
  return {
    perSecond: of('perSecond'),
    microsEach: of('microsEach'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    deliveredP99Ms: of('deliveredP99Ms'),
  }
}

function ringRow(what: string, ringMs: readonly number[]): Row {
  const p99 = percentile([...ringMs], 99)
  return {
    what: `${what}, p50 and p99 of ${ringMs.length}`,
    measured: `${percentile([...ringMs], 50).toFixed(0)} and ${p99.toFixed(0)} ms`,
    aim: 'p99 < 200 ms',
    reached: p99 < 200,
  }
}

/** Adds settled past consultations of the existing users. */
async function addYearOfTalks(db: Db): Promise<void> {
  const columns = (
    await db.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'consultation' and column_name not in ('id', 'requested_at', 'state', 'due_at', 'ended_at', 'talked_seconds', 'charged_seconds', 'charged_paise', 'earned_paise', 'end_reason') order by 1`,
    )
  )
    .map(({ name }) => `"${name}"`)
    .join(', ')
  await db.query(
    `insert into consultation (id, requested_at, state, due_at, ended_at, talked_seconds, charged_seconds, charged_paise, earned_paise, end_reason, ${columns})
     select gen_random_uuid(), requested_at - n * interval '2 minutes', 'settled', null, requested_at - n * interval '2 minutes' + interval '1 minute', 60, 0, 0, 0, 'ended', ${columns}
     from (select * from consultation where accepted_at is not null limit $2::int) c cross join generate_series(1, $1::int / $2::int) n`,
    [aYearOfTalks, talks],
  )
  await db.query('vacuum analyze consultation')
}

/** Measures the memory of an idle signed-in connection, and many connections at once, some of them in consultations. */
async function measureCrowd(db: Db, url: string, add: Add): Promise<void> {
  const server = await startServer({ DATABASE_URL: url, ...settings }, { keepsLog: false })
  const bare = await startHelper('./bare-chat.ts', { DATABASE_URL: url })
  // Both release garbage after a while without requests: without waiting, garbage would be measured.
  const heldByBoth = async () => {
    await wait(untilReleasedMs)
    return Promise.all([server.memoryMb(), bare.tell('memory')])
  }
  try {
    const clients = await signInMany(server, crowd - 2 * talksInCrowd)
    const idle = await heldByBoth()
    const listening: Socket[] = []
    for (const client of clients) listening.push(await connectAs(server.url, client))
    for (let index = 0; index < clients.length; index += 1) listening.push(await connectPlainly(bare.url, randomUUID()))
    const full = await heldByBoth()
    const kb = full.map((mb, index) => ((mb - idle[index]!) * 1000) / clients.length)
    add({
      what: 'memory of an idle signed-in connection ÷ bare Socket.IO',
      measured: (kb[0]! / kb[1]!).toFixed(2),
      aim: '≤ 1.1',
      reached: kb[0]! / kb[1]! <= 1.1,
    })
    add({ what: '  kB each, ours and bare', measured: kb.map((each) => each.toFixed(1)).join(' and ') })
    const { pairs } = await meetMany(db, [server], talksInCrowd)
    const before = [await server.cpuSeconds(), performance.now()] as const
    const talked = await chat(
      pairs.flatMap((pair) => pair.speakers),
      15,
      () => server.cpuSeconds(),
    )
    const share = ((await server.cpuSeconds()) - before[0]) / ((performance.now() - before[1]) / 1000)
    add({
      what: `${crowd} connected, ${talksInCrowd} consultations, ${Math.round(talked.perSecond)} messages a second: processor, memory`,
      measured: `${(share * 100).toFixed(0)} % of a core, ${(await server.memoryMb()).toFixed(0)} MB`,
    })
    add({
      what: '  acknowledged, p50 and p99',
      measured: `${talked.p50Ms.toFixed(1)} and ${talked.p99Ms.toFixed(1)} ms`,
      aim: 'p99 < 50 ms',
      reached: talked.p99Ms < 50,
    })
    for (const socket of listening) socket.disconnect()
  } finally {
    await bare.stop()
    await server.end()
  }
}
