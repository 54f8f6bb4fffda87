import type { PgBoss, QueueStats } from 'pg-boss'
import { Gauge, Histogram, type Registry } from 'prom-client'

export type JobMetrics = { took(queue: string, outcome: 'done' | 'failed', seconds: number): void }

/** Creates the job metrics: how many jobs wait, run and have finally failed, by queue, and how long they take. */
export function createJobMetrics(
  registry: Registry,
  boss: Pick<PgBoss, 'getQueueStats'>,
  queues: () => readonly string[],
): JobMetrics {
  const counts = new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state; failed jobs are those of the last day that are not retried',
    labelNames: ['queue', 'state'],
    registers: [],
    async collect() {
      this.reset()
      // While the database is unreachable, leave out the job counts and report all other metrics.
      const found = await countJobs(boss, queues()).catch(() => [])
      for (const { name: queue, queuedCount, activeCount, failedCount } of found) {
        this.set({ queue, state: 'waiting' }, queuedCount)
        this.set({ queue, state: 'active' }, activeCount)
        this.set({ queue, state: 'failed' }, failedCount)
      }
    },
  })
  registry.registerMetric(counts)
  const seconds = new Histogram({
    name: 'job_seconds',
    help: 'Duration of an attempt of a job, by queue and outcome',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600],
    registers: [registry],
  })
  return { took: (queue, outcome, took) => seconds.observe({ queue, outcome }, took) }
}

/** Counted when asked for, at most once a minute: by itself pg-boss counts seldom. */
async function countJobs(boss: Pick<PgBoss, 'getQueueStats'>, queues: readonly string[]): Promise<QueueStats[]> {
  const counts: QueueStats[] = []
  for (const queue of queues) counts.push(...(await boss.getQueueStats(queue, { force: true })))
  return counts
}
