import { Gauge, type Registry } from 'prom-client'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { type HandledJob, defineJob, handleJob } from '../platform/jobs/job.ts'
import type { Log } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import { verify, withLongReads } from './verify.ts'

// 03:20 in India.
const verifyNightly = defineJob('app.verify', z.object({}), {
  cron: '50 21 * * *',
  retryLimit: 3,
  retryWaitSeconds: 300,
  expireSeconds: 3600,
})

/** Verifies the stored data every night, in one process for all, and reports the result in the log and in /metrics. */
export function verifyJob({
  db,
  settings,
  clock,
  log,
}: {
  db: Db
  settings: Settings
  clock: Clock
  log: Log
}): HandledJob {
  return handleJob(verifyNightly, async () => {
    const began = performance.now()
    const broken = await withLongReads(db, settings, verify)
    const seconds = (performance.now() - began) / 1000
    await db.query('insert into verification (ran_at, seconds, broken) values ($1, $2, $3)', [
      clock.now(),
      seconds,
      JSON.stringify(broken),
    ])
    if (broken.length > 0) log.error({ broken }, 'the stored data violates its consistency rules')
    else log.info({ seconds }, 'the stored data meets all its consistency rules')
  })
}

/** Exposes the result of the last nightly run, whichever process ran it. */
export function countVerifications(registry: Registry, db: Db): void {
  const gauge = (name: string, help: string, figure: 'at' | 'broken') =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.reset()
          const last = await readLast(db)
          if (last) this.set(last[figure])
        },
      }),
    )
  gauge('verify_broken_rules', 'Rules of what is stored that the last nightly proof found broken', 'broken')
  gauge('verify_last_run_seconds', 'When the last nightly proof ran, as seconds since 1970', 'at')
}

async function readLast(db: Db): Promise<{ at: number; broken: number } | undefined> {
  const sql =
    'select extract(epoch from ran_at)::float as at, jsonb_array_length(broken) as broken from verification order by ran_at desc limit 1'
  // If the database is down, report nothing here, so that all other metrics are still reported.
  const [last] = await db.query<{ at: number; broken: number }>(sql).catch(() => [])
  return last
}
