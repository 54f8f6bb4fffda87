import { AsyncLocalStorage } from 'node:async_hooks'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type { Db, Parameter, Tx } from '../db/db.ts'
import { takeTurns } from '../db/migrate.ts'

/** The schema of pg-boss's tables, apart from ours. */
export const jobsSchema = 'pgboss'

/**
 * The intervals of pg-boss's maintenance, in seconds. An idle server should do almost nothing: a node that sends a job
 * wakes its own workers, so polling finds only what a dead node left.
 */
const intervals = {
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 15,
  // Jobs that wait for other jobs: we do not use them.
  flowIntervalSeconds: 3600,
  // Measures the difference between the database's clock and the one below.
  clockMonitorIntervalSeconds: 60,
}

/**
 * Monotonic time: pg-boss waits until a certain time, and a clock that is set back by a day would delay it by a day.
 * Scheduled jobs follow the database's clock, which pg-boss compares with this one.
 */
const steadyClock: NonNullable<ConstructorOptions['clock']> = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
}

export type Boss = {
  boss: PgBoss
  /** Runs every statement that pg-boss issues during `work` in this transaction. */
  within: <Result>(tx: Tx | null, work: () => Promise<Result>) => Promise<Result>
}

/**
 * Creates pg-boss on our own connections, so that both databases look the same to it and a job can be sent in any
 * transaction of ours.
 */
export function createBoss(db: Db, options: ConstructorOptions = {}): Boss {
  const transaction = new AsyncLocalStorage<Tx>()
  async function executeSql(sql: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
    const tx = transaction.getStore()
    // Without values, the text may be several statements with their own begin and commit.
    if (values.length > 0) return { rows: await (tx ?? db).query(sql, values as Parameter[]) }
    if (tx) throw new Error('pg-boss tried to run a script inside one of our transactions')
    return { rows: await db.runStatements(sql) }
  }
  const boss = new PgBoss({
    db: { executeSql },
    backend: db.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: jobsSchema,
    clock: steadyClock,
    ...intervals,
    ...options,
  })
  return { boss, within: (tx, work) => (tx ? transaction.run(tx, work) : work()) }
}

/** Migrates pg-boss's tables to the version that this program needs. Processes that start together may all call it. */
export async function installJobs(db: Db): Promise<void> {
  // Create the schema ourselves: pg-boss takes its lock only after it has looked for the schema, and two processes at
  // once would both create it.
  await db.runScript(`${takeTurns}\ncreate schema if not exists ${jobsSchema};`)
  const { boss } = createBoss(db, { supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}
