import { setTimeout as wait } from 'node:timers/promises'
import type { Job as BossJob, PgBoss } from 'pg-boss'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { withRequestId } from '../request-id.ts'
import type { JobMetrics } from './job-metrics.ts'
import type { HandledJob } from './job.ts'
import type { Envelope } from './jobs.ts'

/** Jobs that are due later than this are left to the polling. */
const longestWakeMs = 10 * 60_000
/** How long a stopping process waits for its running jobs. */
const closingMs = 4000

type Needs = { boss: PgBoss; clock: Clock; log: Log; metrics: JobMetrics; pollSeconds: number }

/** Runs the jobs of this process. */
export function createWorkers({ boss, clock, log, metrics, pollSeconds }: Needs) {
  const idsByQueue = new Map<string, string[]>()
  const timers = new Set<NodeJS.Timeout>()
  const closing = new AbortController()

  function wake(queue: string): void {
    for (const id of idsByQueue.get(queue) ?? []) boss.notifyWorker(id)
  }

  async function runOne(handled: HandledJob, one: BossJob<Envelope>): Promise<void> {
    const { job } = handled
    const startedMs = performance.now()
    const { data, requestId } = one.data
    const attempt = one.retryCount + 1
    const took = (outcome: 'done' | 'failed') => metrics.took(job.name, outcome, (performance.now() - startedMs) / 1000)
    try {
      await withRequestId(requestId ?? one.id, () =>
        handled.run(data, { id: one.id, attempt, signal: AbortSignal.any([closing.signal, one.signal]) }),
      )
      took('done')
      // Log a job of a user's request so that it can be traced. Scheduled jobs are only counted.
      if (requestId !== undefined)
        log.info(
          { requestId, job: job.name, jobId: one.id, attempt, ms: Math.round(performance.now() - startedMs) },
          'job',
        )
    } catch (error) {
      took('failed')
      log.error(
        { err: error, job: job.name, jobId: one.id, attempt, ...(requestId !== undefined && { requestId }) },
        'a job failed',
      )
      throw error
    }
  }

  return {
    async add(handled: HandledJob): Promise<void> {
      const { name, options } = handled.job
      const ids: string[] = []
      idsByQueue.set(name, ids)
      for (let count = 0; count < options.concurrency; count += 1) {
        const id = await boss.work<Envelope>(name, { pollingIntervalSeconds: pollSeconds }, async ([one]) => {
          try {
            await runOne(handled, one!)
          } finally {
            // Otherwise the worker would wait for its next poll before it fetches another job.
            boss.notifyWorker(id)
          }
        })
        ids.push(id)
      }
    },

    /** Makes this process look for jobs at that instant. */
    wakeAt(queue: string, at: Date): void {
      const inMs = at.getTime() - clock.now().getTime()
      if (!idsByQueue.has(queue) || inMs > longestWakeMs) return
      if (inMs <= 0) return wake(queue)
      const timer = setTimeout(() => {
        timers.delete(timer)
        wake(queue)
      }, inMs).unref()
      timers.add(timer)
    },

    /** Runs everything that is due by our clock, which tests can move, unlike the database's. */
    async runDue(handled: HandledJob): Promise<number> {
      const { name } = handled.job
      const now = clock.now()
      for (const { id, startAfter } of await boss.findJobs(name, { queued: true })) {
        if (startAfter <= now) await boss.update(name, undefined, { id, startAfter: new Date(0) })
      }
      for (let count = 0; ; count += 1) {
        const [one] = await boss.fetch<Envelope>(name)
        if (!one) return count
        await runOne(handled, { ...one, signal: new AbortController().signal }).then(
          () => boss.complete(name, one.id),
          (error: unknown) => boss.fail(name, one.id, { message: String(error) }),
        )
      }
    },

    async close(): Promise<void> {
      closing.abort()
      for (const timer of timers) clearTimeout(timer)
      const idle = Promise.all([...idsByQueue.keys()].map((queue) => boss.offWork(queue, { wait: true })))
      await Promise.race([idle, wait(closingMs, undefined, { ref: false })])
    },
  }
}
