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
  /** The earliest start. Immediately by default. */
  startAfter?: Date
  /**
   * Only one job with the same key can wait; another one is not sent. It can be sent again once the first has begun.
   */
  singletonKey?: string
  /** The id of the request that sends the job, for the log. The current request by default. */
  requestId?: string
}

/** Sends jobs. The only part of this folder that most features need. */
export type SendJob = {
  /**
   * Sends a job. With a transaction, the job is part of it and exists only if the transaction commits. With null, sends
   * it at once.
   */
  send<Schema extends z.ZodObject>(
    tx: Tx | null,
    job: Job<Schema>,
    data: z.input<Schema>,
    options?: SendOptions,
  ): Promise<void>
}

/** The data that is stored with a job. */
export type Envelope = { data: unknown; requestId?: string }

type Needs = {
  db: Db
  clock: Clock
  log: Log
  registry: Registry
  /** How often to look for jobs whose process died. */
  superviseSeconds?: number
  /** How often an idle worker polls for jobs that other processes left. For other jobs its own process wakes it. */
  pollSeconds?: number
  /** How often to check whether the clock was set back. */
  clockSeconds?: number
}

export type Jobs = ReturnType<typeof createJobs>

/**
 * Creates the job queue: work that runs later in any free process and is retried until it succeeds. A thin layer over
 * pg-boss.
 */
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
  // Mostly an unreachable database. The argument is often a copy of an error, which the log would not recognise as one.
  boss.on('error', ({ message, stack }) => log.warn({ err: Object.assign(new Error(message), { stack }) }, 'pg-boss'))
  // Clock skew is normal after a clock was set, and pg-boss repeats the warning each minute.
  boss.on('warning', ({ message, data }) =>
    message.includes('Clock skew') ? log.debug({ data }, message) : log.warn({ data }, message),
  )
  const handled = new Map<string, HandledJob>()
  const metrics = createJobMetrics(registry, boss, () => [...handled.keys()])
  const workers = createWorkers({ boss, clock, log, metrics, pollSeconds })
  let isStarted = false
  let clockTimer: NodeJS.Timeout | undefined
  /** Sends in progress outside a transaction, which the caller may not await. */
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
    /** Registers the handlers and creates their queues. Call it before sending any job. */
    async register(jobs: readonly HandledJob[]): Promise<void> {
      for (const one of jobs) {
        if (handled.has(one.job.name)) throw new Error(`the job ${one.job.name} has two handlers`)
        handled.set(one.job.name, one)
      }
      await prepareQueues(
        boss,
        jobs.map(({ job }) => job),
      )
    },
    /** Starts running jobs, including those that other processes left behind. */
    async start(): Promise<void> {
      isStarted = true
      await putJobsRight(db)
      await boss.start()
      // An unreachable database has its own log line, and the check repeats anyway.
      const lookAtClock = () =>
        void putJobsRight(db).catch((error: unknown) =>
          log.warn({ err: error }, 'could not repair the jobs after the clock was set back'),
        )
      clockTimer = setInterval(lookAtClock, clockSeconds * 1000).unref()
      for (const one of handled.values()) {
        const { name, options } = one.job
        if (options.cron) await boss.schedule(name, options.cron, { data: {} } satisfies Envelope, { missed: 'once' })
        await workers.add(one)
      }
    },
    /**
     * For tests without a started process: runs everything that is due by our clock, and returns the number of jobs.
     */
    async runDue(): Promise<number> {
      await Promise.allSettled(onTheirWay)
      let count = 0
      for (const one of handled.values()) count += await workers.runDue(one)
      return count
    },
    /** For tests: runs a scheduled job at once. */
    async runNow(name: string): Promise<void> {
      const one = handled.get(name)
      if (!one) throw new Error(`the job ${name} has no handler`)
      await one.run({}, { id: randomUUID(), attempt: 1, signal: new AbortController().signal })
    },
    /** Waits a short time for running jobs. Unfinished ones are retried, here or elsewhere. */
    async close(): Promise<void> {
      if (!isStarted) return
      clearInterval(clockTimer)
      await workers.close()
      await boss.stop({ graceful: false })
    },
  }
}
