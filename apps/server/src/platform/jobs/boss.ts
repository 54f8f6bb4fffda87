import { AsyncLocalStorage } from 'node:async_hooks'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type { Db, Parameter, Tx } from '../db/db.ts'
import { takeTurns } from '../db/migrate.ts'

/** pg-boss keeps its tables apart from ours. */
export const jobsSchema = 'pgboss'

/**
 * How often pg-boss looks after its own things, in seconds. An idle server should do next to nothing: a node that sends a job
 * wakes its own workers, so what is looked for here is only what a dead node left.
 */
const intervals = {
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 15,
  // Jobs that wait for other jobs: we have none.
  flowIntervalSeconds: 3600,
  // How far the database's clock is from the one below.
  clockMonitorIntervalSeconds: 60,
}

/**
 * By the time since the start: pg-boss waits until a certain time, and a clock that is set back would make it wait for a day longer.
 * What is to be done at an hour goes by the database's clock, which it compares with this one.
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
  /** Has every statement that pg-boss makes during `work` made in this transaction. */
  within: <Result>(tx: Tx | null, work: () => Promise<Result>) => Promise<Result>
}

/** pg-boss on our own connections, so that both databases look the same to it and a job can be sent in any transaction of ours. */
export function createBoss(db: Db, options: ConstructorOptions = {}): Boss {
  const transaction = new AsyncLocalStorage<Tx>()
  async function executeSql(sql: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
    const tx = transaction.getStore()
    // Without values it may be several statements with a begin and a commit of their own.
    if (values.length > 0) return { rows: await (tx ?? db).query(sql, values as Parameter[]) }
    if (tx) throw new Error('pg-boss wants to run a script inside a transaction of ours')
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

/** Brings pg-boss's tables to the version this program needs. Processes that start together may all call it. */
export async function installJobs(db: Db): Promise<void> {
  // By ourselves: pg-boss takes its own lock only after it has looked for the schema, and two at once would both create it.
  await db.runScript(`${takeTurns}\ncreate schema if not exists ${jobsSchema};`)
  const { boss } = createBoss(db, { supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}
