import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { openPostgres } from '@sankalp/server/src/platform/db/postgres.ts'
import { setRole } from '@sankalp/server/test/contract/set-role.ts'
import { movements } from '@sankalp/server/test/ledger.ts'
import { percentile } from '@sankalp/server/test/load.ts'
import { runVerify } from '@sankalp/server/test/run-verify.ts'
import { findFreePort, type ServerProcess, startServer } from '@sankalp/server/test/server-process.ts'
import { openProxy, targetOf, throughProxy } from '@sankalp/server/test/tcp-proxy.ts'
import { type Cluster, withCluster } from './cluster.ts'
import { behindProxy, closing, findTrouble, noCeilings, secret } from './ground.ts'
import type { Proof, Report } from './proof.ts'
import { openTalker, Refused, type Talker } from './talkers.ts'

const minutesEach = 30
const backAfterKillMs = 10_000
const backAfterRedisMs = 3000
/** With one heartbeat a second and its answer, this is how exactly the last moment of a killed process is known. */
const meterSlackSeconds = 4

type Pair = { user: Talker; acharya: Talker; acceptedAtMs: number }

/** Numbers 5 and 12 of what the product must withstand, on two processes with their own PostgreSQL and Redis. */
export const talksProof: Proof = {
  number: 12,
  name: 'talks',
  title:
    'many consultations at once: a process killed, Redis away for 2 s, PostgreSQL killed; no word lost or doubled, every bill right',
  run: (report, { talks }) =>
    withCluster(async (cluster) => {
      const redis = await openProxy(targetOf(process.env.TEST_REDIS_URL!, 6379))
      const ports = [await findFreePort(), await findFreePort()]
      const env = {
        SECRET: secret,
        DATABASE_URL: cluster.url,
        REDIS_URL: throughProxy(process.env.TEST_REDIS_URL!, redis),
        DEMO_ACHARYAS: 'off',
        ...behindProxy,
        ...noCeilings,
      }
      const start = (index: number) => startServer(env, { port: ports[index]! })
      const servers: ServerProcess[] = [await start(0), await start(1)]
      const db = openPostgres(cluster.url, () => undefined)
      try {
        await closing(db, async () => {
          const pairs = await meetAll(db, servers, talks)
          report.figure('consultations under way at once, on two processes', pairs.length)
          const isOver = { value: false }
          const talking = Promise.all(pairs.map((pair) => talk(pair, isOver)))
          await wait(5000)
          await during(
            report,
            db,
            pairs,
            'a process is killed: everybody takes part again within 10 s',
            backAfterKillMs,
            async () => {
              await servers[0]!.end('SIGKILL')
              servers[0] = await start(0)
            },
          )
          await during(
            report,
            db,
            pairs,
            'Redis is away for 2 s: everybody takes part again within 3 s',
            backAfterRedisMs,
            async () => {
              redis.cut()
              await wait(2000)
              redis.mend()
            },
          )
          await during(
            report,
            db,
            pairs,
            'PostgreSQL is killed and comes back: everybody takes part again within 10 s',
            backAfterKillMs,
            () => restartDatabase(cluster),
          )
          isOver.value = true
          await talking
          await checkWords(report, db, pairs)
          await endAll(report, db, pairs)
          report.check(
            'no unhandled error in either process',
            servers.every(({ log }) => findTrouble(log).every((line) => /ECONN|terminat|57P0|database/i.test(line))),
          )
        })
        const { code, output } = await runVerify({ DATABASE_URL: cluster.url })
        report.check(
          'npm run verify finds every balance, charge and meter right',
          code === 0,
          code === 0 ? undefined : output,
        )
      } finally {
        for (const server of servers)
          if (server.child.exitCode === null && server.child.signalCode === null) await server.end()
        await redis.close()
      }
    }),
}

/**
 * Starts consultations with the users at one process and the acharyas at the other, every second pair the other way
 * round.
 */
async function meetAll(db: Db, servers: readonly ServerProcess[], count: number): Promise<Pair[]> {
  const urls = servers.map(({ url }) => url)
  const pairs: Pair[] = []
  while (pairs.length < count) {
    const some = Array.from({ length: Math.min(10, count - pairs.length) }, (_, index) =>
      meet(db, servers, urls, pairs.length + index),
    )
    pairs.push(...(await Promise.all(some)))
  }
  return pairs
}

async function meet(db: Db, servers: readonly ServerProcess[], urls: readonly string[], index: number): Promise<Pair> {
  const clients = await Promise.all([
    servers[0]!.newClient().signIn(undefined, 'Asha'),
    servers[0]!.newClient().signIn(),
  ])
  await setRole(db, clients[1].userId, 'ROLE_ACHARYA')
  await movements.recharge(db, {
    userId: clients[0].userId,
    paymentId: randomUUID(),
    provider: 'proof',
    paidPaise: 50_000_00,
    bonusPaise: 0,
    now: new Date(),
  })
  const [user, acharya] = await Promise.all([
    openTalker(clients[0], urls, index),
    openTalker(clients[1], urls, index + 1),
  ])
  await acharya.ask('acharya:switch', { on: true })
  const requestId = randomUUID()
  await askUntilOnline(user, requestId, clients[1].userId)
  await acharya.told('chat:request:incoming')
  await acharya.ask('chat:request:accept', { requestId })
  const { startTimestamp } = await user.told<{ startTimestamp: number }>('chat:request:accepted')
  user.requestId = requestId
  acharya.requestId = requestId
  await user.ask('consultation:join', { requestId })
  await acharya.say(user.client.userId)
  return { user, acharya, acceptedAtMs: startTimestamp }
}

/** The other process learns a moment later that an acharya has gone online. */
async function askUntilOnline(user: Talker, requestId: string, acharyaId: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await user.ask('chat:request', {
        requestId,
        acharyaId,
        chatMinutes: minutesEach,
        talk: 'Chat',
        isPoojaCall: false,
      })
      return
    } catch (error) {
      if (tries > 50) throw error
      await wait(200)
    }
  }
}

/** Sends messages until it is over; a premature end by the server is detected and reported afterwards. */
async function talk({ user, acharya }: Pair, isOver: { value: boolean }): Promise<void> {
  const side = async (one: Talker, other: Talker) => {
    while (!isOver.value) {
      try {
        await one.say(other.client.userId)
      } catch (error) {
        if (error instanceof Refused) return
        throw error
      }
      await wait(randomInt(1000, 3000))
    }
  }
  await Promise.all([side(user, acharya), side(acharya, user)])
}

/** Causes a failure, and waits until every side that lost the connection has joined again. */
async function during(
  report: Report,
  db: Db,
  pairs: readonly Pair[],
  claim: string,
  withinMs: number,
  work: () => Promise<void>,
): Promise<void> {
  const talkers = pairs.flatMap(({ user, acharya }) => [user, acharya])
  const before = talkers.map(({ backMs }) => backMs.length)
  await work()
  while (talkers.some((talker) => !talker.isThere())) await wait(50)
  await wait(3000)
  const back = talkers.flatMap(({ backMs }, index) => backMs.slice(before[index]))
  const longest = back.length === 0 ? 0 : Math.max(...back)
  report.check(
    claim,
    longest < withinMs,
    back.length === 0
      ? 'nobody lost the connection'
      : `${back.length} lost it; p50 ${Math.round(percentile(back, 50))} ms, p99 ${Math.round(percentile(back, 99))} ms, at most ${Math.round(longest)} ms`,
  )
  const gone = await db.query<{ how: string }>(
    `select end_reason || ', the user last seen ' || ended_at - (select max(seen_at) from consultation_presence where consultation_id = c.id and side = 'user') || ' before its end' as how
      from consultation c where ended_at is not null`,
  )
  report.check(
    '  and every consultation goes on',
    gone.length === 0,
    gone.length === 0
      ? undefined
      : `${gone.length} ended, as: ${gone
          .slice(0, 3)
          .map(({ how }) => how)
          .join('; ')}`,
  )
}

async function restartDatabase(cluster: Cluster): Promise<void> {
  await cluster.kill()
  await wait(500)
  await cluster.start()
}

/**
 * Checks that each acknowledged message is stored once, in the order of each side, and that both sides receive all of
 * them.
 */
async function checkWords(report: Report, db: Db, pairs: readonly Pair[]): Promise<void> {
  let acknowledged = 0
  const problems: string[] = []
  for (const { user, acharya } of pairs) {
    const rows = await db.query<{ id: string; seq: number }>(
      'select id, seq from consultation_message where consultation_id = $1 order by seq',
      [user.requestId],
    )
    const seqOf = new Map(rows.map(({ id, seq }) => [id, seq]))
    acknowledged += user.stored.length + acharya.stored.length
    if (rows.length !== user.stored.length + acharya.stored.length)
      problems.push(`${rows.length} stored, ${user.stored.length + acharya.stored.length} acknowledged`)
    for (const { stored } of [user, acharya]) {
      if (stored.some(({ id, seq }) => seqOf.get(id) !== seq))
        problems.push('an acknowledged message is missing or has another number')
      if (stored.some(({ seq }, index) => index > 0 && seq <= stored[index - 1]!.seq))
        problems.push('the order of one side was changed')
    }
    for (const side of [user, acharya]) {
      const read = await side.readAll()
      if (read.length !== rows.length || read.some(({ id, seq }, index) => id !== rows[index]!.id || seq !== index + 1))
        problems.push('a side was given something else')
    }
  }
  report.check(
    `all ${acknowledged} acknowledged messages are there once, in order, for both sides`,
    problems.length === 0,
    problems.slice(0, 3).join('; ') || undefined,
  )
}

/**
 * Ends all consultations from both sides at once, and checks the charged time against the connected time by both sides'
 * own clocks.
 */
async function endAll(report: Report, db: Db, pairs: readonly Pair[]): Promise<void> {
  const problems: string[] = []
  let charged = 0
  await Promise.all(
    pairs.map(async ({ user, acharya, acceptedAtMs }) => {
      const ends = [
        user.ask('chat:end', { to: acharya.client.userId, endTimestamp: Date.now() }),
        acharya.ask('chat:end', { to: user.client.userId, endTimestamp: Date.now() }),
      ]
      await Promise.all(ends)
      const [row] = await db.query<{ state: string; talkedSeconds: number; chargedPaise: number; endedAtMs: number }>(
        `select state, talked_seconds as "talkedSeconds", charged_paise as "chargedPaise", (extract(epoch from ended_at) * 1000)::float8 as "endedAtMs" from consultation where id = $1`,
        [user.requestId],
      )
      const { state, talkedSeconds, chargedPaise, endedAtMs } = row!
      charged += chargedPaise
      if (state !== 'settled') problems.push(`one is ${state}`)
      const awaySeconds = acharya.backMs.reduce((sum, ms) => sum + ms, 0) / 1000
      const whole = (endedAtMs - acceptedAtMs) / 1000
      const least = whole - awaySeconds - meterSlackSeconds * (acharya.backMs.length + 2)
      if (talkedSeconds > whole || talkedSeconds < least)
        problems.push(`${talkedSeconds} s billed of ${whole.toFixed(1)} s with ${awaySeconds.toFixed(1)} s away`)
      user.close()
      acharya.close()
    }),
  )
  report.figure('charged in all', `₹${(charged / 100).toFixed(2)}`)
  report.check(
    'both press End at once, everything is settled, and nobody pays for time without the acharya',
    problems.length === 0,
    problems.slice(0, 5).join('; ') || undefined,
  )
}
