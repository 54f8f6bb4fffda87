import { randomUUID } from 'node:crypto'
import type { Registry } from 'prom-client'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Db, Tx } from '../db/db.ts'
import type { Log } from '../log.ts'
import { currentRequestId } from '../request-id.ts'
import { createBoss } from './boss.ts'
import { createJobMetrics } from './job-metrics.ts'
import type { HandledJob, Job } from './job.ts'
import { prepareQueues } from './queues.ts'
import { putJobsRight } from './set-back.ts'
import { createWorkers } from './workers.ts'

export type SendOptions = {
  /** Not before this instant; at once without it. */
  startAfter?: Date
  /** Of the jobs with the same key only one waits: another is not sent. It may be sent again once that one has begun. */
  singletonKey?: string
  /** The request that made it, for the log: the one under way without it. */
  requestId?: string
}

/** Sends jobs. All that most features need of this folder. */
export type SendJob = {
  /**
   * With a transaction, the job is part of it: it exists exactly when the transaction is committed. Without one (null), it is
   * sent at once.
   */
  send<Schema extends z.ZodObject>(
    tx: Tx | null,
    job: Job<Schema>,
    data: z.input<Schema>,
    options?: SendOptions,
  ): Promise<void>
}

/** What is stored with a job. */
export type Envelope = { data: unknown; requestId?: string }

type Needs = {
  db: Db
  clock: Clock
  log: Log
  registry: Registry
  /** How often jobs are looked for whose process died. */
  superviseSeconds?: number
  /** How often an idle worker looks for jobs that other processes left; its own process wakes it for the rest. */
  pollSeconds?: number
  /** How often it is looked at whether the clock was set back. */
  clockSeconds?: number
}

export type Jobs = ReturnType<typeof createJobs>

/** Work that is done later, by whichever process is free, and again until it is done: pg-boss, in the words we need. */
export function createJobs({
  db,
  clock,
  log,
  registry,
  superviseSeconds = 30,
  pollSeconds = 10,
  clockSeconds = 60,
}: Needs) {
  const { boss, within } = createBoss(db, {
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  // Mostly a database that is away. What comes here is often a copy of an error, which the log would not know as one.
  boss.on('error', ({ message, stack }) => log.warn({ err: Object.assign(new Error(message), { stack }) }, 'pg-boss'))
  // That clocks are apart is normal where one was set, and pg-boss says it anew each minute.
  boss.on('warning', ({ message, data }) =>
    message.includes('Clock skew') ? log.debug({ data }, message) : log.warn({ data }, message),
  )
  const handled = new Map<string, HandledJob>()
  const metrics = createJobMetrics(registry, db, () => [...handled.keys()])
  const workers = createWorkers({ boss, clock, log, metrics, pollSeconds })
  let isStarted = false
  let clockTimer: NodeJS.Timeout | undefined
  /** Those outside of a transaction that are on their way: nobody may be waiting for them. */
  const onTheirWay = new Set<Promise<unknown>>()
  const keepUntilSent = (sent: Promise<unknown>): void => {
    onTheirWay.add(sent)
    const forget = (): void => void onTheirWay.delete(sent)
    sent.then(forget, forget)
  }

  async function send<Schema extends z.ZodObject>(
    tx: Tx | null,
    job: Job<Schema>,
    data: z.input<Schema>,
    options: SendOptions = {},
  ): Promise<void> {
    job.schema.parse(data)
    const { startAfter, singletonKey = randomUUID(), requestId = currentRequestId() } = options
    const envelope: Envelope = { data, ...(requestId !== undefined && { requestId }) }
    const sent = within(tx, () => boss.send(job.name, envelope, { singletonKey, ...(startAfter && { startAfter }) }))
    if (!tx) keepUntilSent(sent)
    await sent
    const wake = (): void => workers.wakeAt(job.name, startAfter ?? clock.now())
    if (tx) tx.afterCommit(wake)
    else wake()
  }

  return {
    send,
    /** Takes what does each kind of job, and makes their queues. Before anything is sent. */
    async register(jobs: readonly HandledJob[]): Promise<void> {
      for (const one of jobs) {
        if (handled.has(one.job.name)) throw new Error(`the job ${one.job.name} is handled twice`)
        handled.set(one.job.name, one)
      }
      await prepareQueues(
        boss,
        jobs.map(({ job }) => job),
      )
    },
    /** Begins to do jobs, also those that others left behind. */
    async start(): Promise<void> {
      isStarted = true
      await putJobsRight(db)
      await boss.start()
      // A database that is away has told the log by itself; the next look comes anyway.
      const lookAtClock = () =>
        void putJobsRight(db).catch((error: unknown) => log.warn({ err: error }, 'jobs of a clock that was set back'))
      clockTimer = setInterval(lookAtClock, clockSeconds * 1000).unref()
      for (const one of handled.values()) {
        const { name, options } = one.job
        if (options.cron) await boss.schedule(name, options.cron, { data: {} } satisfies Envelope, { missed: 'once' })
        await workers.add(one)
      }
    },
    /** For tests, where nothing was started: does at once everything that is due by our clock, and gives how many jobs that were. */
    async runDue(): Promise<number> {
      await Promise.allSettled(onTheirWay)
      let count = 0
      for (const one of handled.values()) count += await workers.runDue(one)
      return count
    },
    /** For tests: does a job that comes by the clock, without waiting for its hour. */
    async runNow(name: string): Promise<void> {
      const one = handled.get(name)
      if (!one) throw new Error(`nobody does the job ${name}`)
      await one.run({}, { id: randomUUID(), attempt: 1, signal: new AbortController().signal })
    },
    /** Lets what runs come to its end, but not for long; what does not is tried again, here or elsewhere. */
    async close(): Promise<void> {
      if (!isStarted) return
      clearInterval(clockTimer)
      await workers.close()
      await boss.stop({ graceful: false })
    },
  }
}
