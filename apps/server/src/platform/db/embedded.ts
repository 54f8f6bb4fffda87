import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Db, DatabaseUnavailable, type Parameter, type Tx, lacksResources } from './db.ts'
import type { WorkerReply, WorkerRequest } from './embedded.worker.ts'

export type EmbeddedDb = Db & {
  /** Returns the whole database as a tar file, from which `template` opens in half a second. */
  dump(): Promise<Uint8Array>
}

/** The database in the thread has crashed. PGlite then reports only "Aborted()", and every later query fails. */
export class DatabaseStopped extends Error {
  constructor(cause: unknown) {
    super(
      'The embedded database has stopped. Most likely its disk is full: make some room and start again. What was confirmed is kept.',
      { cause },
    )
  }
}

const hasStopped = /^Aborted\(|^unreachable$|out of bounds/

type Distribute<T> = T extends unknown ? Omit<T, 'id'> : never

/** Opens the embedded database in a folder, or in memory when no folder is given. */
export async function openEmbedded(options: { folder: string | null; template?: string }): Promise<EmbeddedDb> {
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), {
    workerData: { folder: options.folder, template: options.template ?? null },
    // A query leaves little garbage; without a limit V8 lets it grow to a hundred megabytes.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
  const waiting = new Map<number, { resolve: (reply: WorkerReply) => void; reject: (error: Error) => void }>()
  let lastId = 0
  let dead: Error | undefined
  let isOpen = false

  worker.on('message', (reply: WorkerReply) => {
    waiting.get(reply.id)?.resolve(reply)
    waiting.delete(reply.id)
  })
  const giveUp = (error: Error) => {
    dead ??= error
    for (const { reject } of waiting.values()) reject(new DatabaseUnavailable(error))
    waiting.clear()
  }
  worker.on('error', giveUp)
  worker.on('exit', (exitCode) => giveUp(new Error(`the database thread ended (${exitCode})`)))

  async function ask(request: Distribute<WorkerRequest>): Promise<WorkerReply> {
    if (dead) throw new DatabaseUnavailable(dead)
    const id = ++lastId
    const reply = await new Promise<WorkerReply>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...request, id })
    })
    if (!('failure' in reply)) return reply
    const { failure } = reply
    if (!hasStopped.test(failure.message)) {
      const error = Object.assign(new Error(failure.message), failure)
      throw isOpen && lacksResources(error) ? new DatabaseUnavailable(error) : error
    }
    const stopped = new DatabaseStopped(new Error(failure.message))
    giveUp(stopped)
    throw isOpen ? new DatabaseUnavailable(stopped) : stopped
  }

  async function run<Row>(sql: string, parameters: readonly Parameter[] = []): Promise<Row[]> {
    const reply = await ask({ kind: 'query', sql, parameters: [...parameters] })
    return ('rows' in reply ? reply.rows : []) as Row[]
  }

  // There is only one connection, so a transaction blocks all others until it ends.
  let turn: Promise<unknown> = Promise.resolve()
  const insideTransaction = new AsyncLocalStorage<true>()
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (insideTransaction.getStore()) {
      throw new Error('a query outside its transaction would wait for that transaction forever: pass tx on')
    }
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }

  async function allOrNothing<Result>(work: () => Promise<Result>): Promise<Result> {
    await run('begin')
    try {
      const result = await insideTransaction.run(true, work)
      await run('commit')
      return result
    } catch (error) {
      await run('rollback')
      throw error
    }
  }

  async function transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const notices: (() => void)[] = []
    const result = await allOrNothing(() =>
      work({ isTransaction: true, query: run, afterCommit: (notify) => void notices.push(notify) }),
    )
    for (const notify of notices) notify()
    return result
  }

  async function runStatements<Row>(sql: string): Promise<Row[]> {
    try {
      const reply = await ask({ kind: 'script', sql })
      return ('rows' in reply ? reply.rows : []) as Row[]
    } catch (error) {
      // Roll back: a failed statement after its own `begin` would leave the only connection in that transaction.
      await run('rollback')
      throw error
    }
  }

  const query: EmbeddedDb['query'] = (sql, parameters) => inTurn(() => run(sql, parameters))
  const db: EmbeddedDb = {
    kind: 'embedded',
    query,
    urgent: { query },
    transaction: (work) => inTurn(() => transaction(work)),
    runScript: (sql) => inTurn(() => allOrNothing(async () => void (await ask({ kind: 'script', sql })))),
    runStatements: <Row>(sql: string) => inTurn(() => runStatements<Row>(sql)),
    async dump() {
      const reply = await inTurn(() => ask({ kind: 'dump' }))
      if (!('dump' in reply)) throw new Error('the database thread returned no dump')
      return reply.dump
    },
    async close() {
      await inTurn(() => ask({ kind: 'close' }))
      dead = new Error('closed')
      const exit = once(worker, 'exit')
      await worker.terminate()
      await exit
    },
  }
  await db.query('select 1')
  isOpen = true
  return db
}
