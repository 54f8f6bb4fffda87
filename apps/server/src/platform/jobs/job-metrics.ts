import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Db } from '../db/db.ts'
import { jobsSchema } from './boss.ts'

const states = ['waiting', 'active', 'failed'] as const
type Count = { name: string; state: (typeof states)[number]; count: number }

export type JobMetrics = { took(queue: string, outcome: 'done' | 'failed', seconds: number): void }

/** How many jobs wait, run and have failed for good, by queue, and how long they take. */
export function createJobMetrics(registry: Registry, db: Db, queues: () => readonly string[]): JobMetrics {
  const counts = new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state; failed ones are those of the last day that are not tried again',
    labelNames: ['queue', 'state'],
    registers: [],
    async collect() {
      this.reset()
      // While the database is away its jobs cannot be counted; all other figures are still told.
      const found = await countJobs(db, queues()).catch(() => null)
      if (!found) return
      for (const queue of queues()) for (const state of states) this.set({ queue, state }, 0)
      for (const { name, state, count } of found) this.set({ queue: name, state }, count)
    },
  })
  registry.registerMetric(counts)
  const seconds = new Histogram({
    name: 'job_seconds',
    help: 'How long a try of a job took, by queue and outcome',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600],
    registers: [registry],
  })
  return { took: (queue, outcome, took) => seconds.observe({ queue, outcome }, took) }
}

/** Counted when asked for: what pg-boss itself remembers can be half a minute old. */
function countJobs(db: Db, queues: readonly string[]): Promise<Count[]> {
  return db.query<Count>(
    `select name, case when state < 'active' then 'waiting' else state::text end as state, count(*)::integer as count
       from ${jobsSchema}.job where name = any($1) and (state <= 'active' or state = 'failed') group by 1, 2`,
    [queues],
  )
}
