import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Db, DatabaseUnavailable, type Parameter, type Tx } from './db.ts'
import type { WorkerReply, WorkerRequest } from './embedded.worker.ts'

export type EmbeddedDb = Db & {
  /** The whole database as a tar file, from which `template` opens in half a second. */
  dump(): Promise<Uint8Array>
}

type Distribute<T> = T extends unknown ? Omit<T, 'id'> : never

/** Opens the embedded database in a folder, or in memory when there is none. */
export async function openEmbedded(options: { folder: string | null; template?: string }): Promise<EmbeddedDb> {
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), {
    workerData: { folder: options.folder, template: options.template ?? null },
  })
  const waiting = new Map<number, { resolve: (reply: WorkerReply) => void; reject: (error: Error) => void }>()
  let lastId = 0
  let dead: Error | undefined

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
    if ('failure' in reply) throw Object.assign(new Error(reply.failure.message), reply.failure)
    return reply
  }

  async function run<Row>(sql: string, parameters: readonly Parameter[] = []): Promise<Row[]> {
    const reply = await ask({ kind: 'query', sql, parameters: [...parameters] })
    return ('rows' in reply ? reply.rows : []) as Row[]
  }

  // There is one connection, so a transaction keeps everybody else waiting until it ends.
  let turn: Promise<unknown> = Promise.resolve()
  const insideTransaction = new AsyncLocalStorage<true>()
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (insideTransaction.getStore()) {
      throw new Error('a query outside its transaction would wait for that transaction for ever: pass tx on')
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
  const tx: Tx = { isTransaction: true, query: run }

  const db: EmbeddedDb = {
    kind: 'embedded',
    query: (sql, parameters) => inTurn(() => run(sql, parameters)),
    transaction: (work) => inTurn(() => allOrNothing(() => work(tx))),
    runScript: (sql) => inTurn(() => allOrNothing(async () => void (await ask({ kind: 'script', sql })))),
    async dump() {
      const reply = await inTurn(() => ask({ kind: 'dump' }))
      if (!('dump' in reply)) throw new Error('the database thread gave no dump')
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
  return db
}
