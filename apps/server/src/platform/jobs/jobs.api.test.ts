import { Writable } from 'node:stream'
import { Registry } from 'prom-client'
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openTestDb } from '../../../test/test-db.ts'
import type { Db } from '../db/db.ts'
import { createLog } from '../log.ts'
import { createBoss, installJobs, jobsSchema } from './boss.ts'
import { createJobMetrics } from './job-metrics.ts'
import { type JobRun, defineJob, handleJob } from './job.ts'
import { createJobs } from './jobs.ts'
import { putJobsRight } from './set-back.ts'

const note = defineJob('test.note', z.object({ text: z.string().min(1) }), {
  retryLimit: 1,
  retryWaitSeconds: 1,
  expireSeconds: 2,
})

let db: Db
let aheadMs = 0
let logLines: string[] = []
const clock = { now: () => new Date(Date.now() + aheadMs) }
const log = createLog(
  'info',
  new Writable({ write: (chunk, _encoding, done) => (logLines.push(String(chunk)), done()) }),
)

beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())
beforeEach(() => {
  aheadMs = 0
  logLines = []
})
afterEach(() => db.query(`delete from ${jobsSchema}.job`))

type Work = (text: string, run: JobRun) => Promise<void>

/** Starts another process on the same database. `done` lists the jobs it has run. */
async function openNode(work: Work = async () => {}) {
  const registry = new Registry()
  const jobs = createJobs({ db, clock, log, registry, superviseSeconds: 1, pollSeconds: 0.5, clockSeconds: 0.5 })
  const done: string[] = []
  await jobs.register([
    handleJob(note, async ({ text }, run) => {
      await work(text, run)
      done.push(text)
    }),
  ])
  onTestFinished(() => jobs.close())
  return { ...jobs, done, registry }
}

/** Long enough for a slow machine. */
const patiently = { timeout: 60_000, interval: 50 }

describe('a job', () => {
  test('exists exactly when the transaction that sent it is committed', async () => {
    const node = await openNode()
    const undone = db.transaction(async (tx) => {
      await node.send(tx, note, { text: 'undone' })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await db.transaction((tx) => node.send(tx, note, { text: 'committed' }))
    expect(await node.runDue()).toBe(1)
    expect(node.done).toEqual(['committed'])
  })

  test('does not run before its time', async () => {
    const node = await openNode()
    await node.send(null, note, { text: 'in an hour' }, { startAfter: new Date(clock.now().getTime() + 3_600_000) })
    aheadMs = 3_590_000
    expect(await node.runDue()).toBe(0)
    aheadMs = 3_601_000
    expect(await node.runDue()).toBe(1)
    expect(node.done).toEqual(['in an hour'])
  })

  test('waits only once per key, and can be sent again when that one is done', async () => {
    const node = await openNode()
    for (let count = 0; count < 3; count += 1) await node.send(null, note, { text: 'one' }, { singletonKey: 'same' })
    await node.send(null, note, { text: 'other' }, { singletonKey: 'another' })
    expect(await node.runDue()).toBe(2)
    await node.send(null, note, { text: 'again' }, { singletonKey: 'same' })
    expect(await node.runDue()).toBe(1)
    expect(node.done).toEqual(['one', 'other', 'again'])
  })

  test('is refused when sent with invalid data', async () => {
    const node = await openNode()
    await expect(node.send(null, note, { text: '' })).rejects.toThrow(/text/)
    expect(await node.runDue()).toBe(0)
  })

  test('is retried after its wait when it fails, then counts as failed; the log names the request that sent it', async () => {
    const node = await openNode(async () => Promise.reject(new Error('no such thing')))
    await node.send(null, note, { text: 'x' }, { requestId: 'request-7' })
    expect(await node.runDue()).toBe(1)
    expect(await node.runDue(), 'not before its wait').toBe(0)
    aheadMs = 60_000
    expect(await node.runDue()).toBe(1)
    aheadMs = 600_000
    expect(await node.runDue(), 'given up').toBe(0)
    const lines = logLines.map(
      (line) => JSON.parse(line) as { msg: string; attempt: number; requestId: string; job: string },
    )
    expect(lines).toMatchObject(
      [1, 2].map((attempt) => ({ msg: 'a job failed', job: 'test.note', attempt, requestId: 'request-7' })),
    )
    const metrics = await node.registry.metrics()
    expect(metrics).toContain('jobs{queue="test.note",state="failed"} 1')
    expect(metrics).toContain('job_seconds_count{queue="test.note",outcome="failed"} 2')
  })

  test('is counted while it waits', async () => {
    const node = await openNode()
    await node.send(null, note, { text: 'a' })
    await node.send(null, note, { text: 'b' }, { startAfter: new Date(Date.now() + 60_000) })
    // As if the counts of the tests before were a minute old.
    await db.query(`update ${jobsSchema}.queue set monitor_on = null`)
    expect(await node.registry.metrics()).toContain('jobs{queue="test.note",state="waiting"} 2')
  })
})

describe('after the clock was set back by a day', () => {
  /** Moves all stored times one day into the future, as if the clock was set back by a day. */
  async function setBack(): Promise<void> {
    const day = `interval '1 day'`
    await db.query(`update ${jobsSchema}.version set cron_on = now() + ${day}`)
    await db.query(`update ${jobsSchema}.queue set monitor_claim_on = now() + ${day}, maintain_on = now() + ${day}`)
    await db.query(
      `update ${jobsSchema}.job set created_on = created_on + ${day}, start_after = start_after + ${day}, singleton_on = (now() at time zone 'utc') + ${day}`,
    )
  }
  const waits = async () =>
    (
      await db.query<{ seconds: number }>(
        `select extract(epoch from start_after - now())::integer as seconds from ${jobsSchema}.job where name = 'test.note' order by start_after`,
      )
    ).map(({ seconds }) => seconds)

  test('jobs wait as long as before, and scheduled jobs run again', async () => {
    const node = await openNode()
    await node.send(null, note, { text: 'now' })
    await node.send(null, note, { text: 'in an hour' }, { startAfter: new Date(Date.now() + 3_600_000) })
    await setBack()
    await putJobsRight(db)
    const [now, inAnHour] = await waits()
    expect(now).toBeLessThanOrEqual(0)
    expect(inAnHour! / 60).toBeCloseTo(60, -1)
    const late = `select (select cron_on > now() from ${jobsSchema}.version) as cron, exists (select from ${jobsSchema}.queue where monitor_claim_on > now() or maintain_on > now()) as queues,
      exists (select from ${jobsSchema}.job where singleton_on is not null) as minutes`
    expect(await db.query(late)).toEqual([{ cron: false, queues: false, minutes: false }])
  })

  test('a running process notices by itself', async () => {
    const node = await openNode()
    await node.start()
    await setBack()
    await db.query(`update ${jobsSchema}.version set cron_on = now() + interval '1 day'`)
    await expect
      .poll(() => db.query(`select from ${jobsSchema}.version where cron_on <= now()`), patiently)
      .toHaveLength(1)
  })

  test('does not change a job that is due later', async () => {
    const node = await openNode()
    await node.send(null, note, { text: 'in an hour' }, { startAfter: new Date(Date.now() + 3_600_000) })
    await putJobsRight(db)
    expect((await waits())[0]! / 60).toBeCloseTo(60, -1)
  })
})

test('while the database is unreachable the other metrics are still reported', async () => {
  const registry = new Registry()
  const away = { getQueueStats: () => Promise.reject(new Error('away')) }
  createJobMetrics(registry, away, () => ['test.note']).took('test.note', 'done', 1)
  const metrics = await registry.metrics()
  expect(metrics).toContain('job_seconds_count{queue="test.note",outcome="done"} 1')
  expect(metrics).not.toContain('jobs{')
})

describe('a running process', () => {
  test('runs new and waiting jobs by itself', async () => {
    const node = await openNode()
    await node.send(null, note, { text: 'before' })
    await node.start()
    await db.transaction((tx) => node.send(tx, note, { text: 'after' }))
    await expect.poll(() => node.done.toSorted(), patiently).toEqual(['after', 'before'])
  })

  test('shares the work with others: each job runs once', async () => {
    const nodes = [await openNode(), await openNode()]
    await Promise.all(nodes.map((node) => node.start()))
    const texts = Array.from({ length: 20 }, (_, at) => String(at).padStart(2, '0'))
    await Promise.all(texts.map((text, at) => nodes[at % 2]!.send(null, note, { text })))
    const allDone = () => nodes.flatMap(({ done }) => done).toSorted()
    await expect.poll(() => allDone().length, patiently).toBeGreaterThanOrEqual(texts.length)
    expect(allDone()).toEqual(texts)
  })

  test('takes over the jobs of a dead one', async () => {
    const dead = createBoss(db).boss
    const node = await openNode()
    await node.send(null, note, { text: 'left behind' })
    // Fetched by a process that then dies.
    expect(await dead.fetch(note.name)).toHaveLength(1)
    expect(await node.runDue()).toBe(0)
    await node.start()
    await expect.poll(() => node.done, patiently).toEqual(['left behind'])
  })

  test('finishes the current job when it is closed', async () => {
    const { promise: isRunning, resolve: running } = Promise.withResolvers<void>()
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const node = await openNode(async () => {
      running()
      await mayEnd
    })
    await node.start()
    await node.send(null, note, { text: 'slow' })
    await isRunning
    const closed = node.close()
    end()
    await closed
    expect(node.done).toEqual(['slow'])
    const [row] = await db.query(`select state::text from ${jobsSchema}.job where name = $1`, [note.name])
    expect(row).toEqual({ state: 'completed' })
  })
})

test('processes that start together on an empty database all find its tables', async () => {
  const own = await openTestDb()
  onTestFinished(() => own.close())
  await own.runScript(`drop schema ${jobsSchema} cascade`)
  await Promise.all(Array.from({ length: 4 }, () => installJobs(own)))
  expect(await own.query(`select count(*)::integer as queues from ${jobsSchema}.queue`)).toEqual([
    { queues: expect.any(Number) },
  ])
})

test('refuses a second handler for a job', async () => {
  const jobs = createJobs({ db, clock, log, registry: new Registry() })
  const handled = handleJob(note, async () => {})
  await expect(jobs.register([handled, handled])).rejects.toThrow('test.note has two handlers')
})
