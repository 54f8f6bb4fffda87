import pg from 'pg'
import { createCommitWork } from './commit-work.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { isPlainRead } from './plain-read.ts'
import { createSharedTrips } from './shared-trips.ts'
import { DatabaseUnavailable, type Db, type Parameter, type Tx, lacksResources, sqlState } from './db.ts'

const OID = { int8: 20, date: 1082 }

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === OID.int8) return Number
    if (oid === OID.date) return String
    return pg.types.getTypeParser(oid, format)
  },
}

/** How often a transaction is tried again after a deadlock or a failed serialization. */
const retries = 3

/** A commit that does not wait for the disk; and a transaction of its own that does, for itself and for all that was committed before it. */
const commitBeforeDisk = 'set local synchronous_commit = off'
const waitForDisk = `select pg_logical_emit_message(true, 'sankalp', 'on disk')`

/** How long the database may take, in ms: to let us in, for a statement, and while a transaction of ours does nothing. */
type PostgresPatience = { connect: number; statement: number; idleInTransaction: number }

const usualPatience: PostgresPatience = { connect: 3000, statement: 10_000, idleInTransaction: 15_000 }

export function openPostgres(url: string, report: (error: Error) => void, patience = usualPatience): Db {
  const openPool = (max: number): pg.Pool => {
    const opened = new pg.Pool({
      connectionString: url,
      types,
      max,
      // A statement is sent without waiting for the answer to the one before it; see transaction().
      pipeline: true,
      connectionTimeoutMillis: patience.connect,
      idleTimeoutMillis: 30_000,
      statement_timeout: patience.statement,
      // The database itself ends it before; this is for one that is silent.
      query_timeout: patience.statement + 2000,
      idle_in_transaction_session_timeout: patience.idleInTransaction,
      application_name: 'sankalp',
      stream: () => new GatheringSocket(),
    })
    // A connection that breaks while nobody listens to it takes the process down, and it may break in the very moment in which
    // the pool hands it from one to the next. So each is listened to for all its life; the pool repeats what idle ones report.
    opened.on('connect', (client) => client.on('error', report))
    opened.on('error', () => undefined)
    return opened
  }
  const pool = openPool(20)
  const runOn = (from: pg.Pool) => {
    const travel = createSharedTrips({ connect: () => from.connect(), isLost: isLostConnection })
    return <Row>(sql: string, parameters: readonly Parameter[] = []) =>
      guard(() => travel(sql, parameters.length > 0 && isRead(sql), (client) => send<Row>(client, sql, parameters)))
  }
  const urgentPool = openPool(2)

  async function transaction<Result>(work: (tx: Tx) => Promise<Result>, triesLeft = retries): Promise<Result> {
    const client = await guard(() => pool.connect())
    const { afterCommit, atCommit, rowsAtCommit, statements, notifyAll } = createCommitWork()
    let letsGoEarly = false
    let broken: Error | undefined
    try {
      // Not waited for: it travels with the first statement of `work`, as the last one does with the commit.
      const begun = run(client, 'begin')
      const result = await together([
        begun,
        work({
          isTransaction: true,
          afterCommit,
          atCommit,
          rowsAtCommit,
          letGoEarly: () => void (letsGoEarly = true),
          query: <Row>(sql: string, parameters: readonly Parameter[] = []) => run<Row>(client, sql, parameters),
        }),
      ])
      const last = statements().map(async ({ sql, parameters, onRows }) => {
        const rows = await run<Record<string, unknown>>(client, sql, parameters)
        if (onRows) afterCommit(() => onRows(rows))
      })
      await together(
        letsGoEarly
          ? [...last, run(client, commitBeforeDisk), run(client, 'commit'), run(client, waitForDisk)]
          : [...last, run(client, 'commit')],
      )
      notifyAll()
      return result
    } catch (error) {
      broken = await client.query('rollback').then(
        () => undefined,
        (failure: Error) => failure,
      )
      if (triesLeft > 0 && ['40001', '40P01'].includes(sqlState(error) ?? '')) return transaction(work, triesLeft - 1)
      throw error
    } finally {
      client.release(broken)
    }
  }

  async function runStatements<Row>(sql: string): Promise<Row[]> {
    const client = await guard(() => pool.connect())
    let broken: Error | undefined
    try {
      // For several statements the driver gives several results.
      const results = [await guard(() => client.query(sql))].flat()
      return results.flatMap(({ rows }) => rows as Row[])
    } catch (error) {
      // A statement that failed after a `begin` of its own left the connection in that transaction.
      broken = await client.query('rollback').then(
        () => undefined,
        (failure: Error) => failure,
      )
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    kind: 'postgres',
    query: runOn(pool),
    urgent: { query: runOn(urgentPool) },
    transaction: (work) => transaction(work),
    runScript: (sql) => transaction(async (tx) => void (await tx.query(sql))),
    runStatements,
    close: async () => void (await Promise.all([pool.end(), urgentPool.end()])),
  }
}

/**
 * Waits for all of them, so that nothing is under way when the next step is taken, and gives the last result or throws the first error. After a
 * failed statement the database answers a commit by undoing all, and says nothing of it but that.
 */
async function together<Result>(steps: [...Promise<unknown>[], Promise<Result>]): Promise<Result> {
  const settled = await Promise.allSettled(steps)
  for (const step of settled) if (step.status === 'rejected') throw step.reason
  return (settled.at(-1) as PromiseFulfilledResult<Result>).value
}

function run<Row>(client: pg.PoolClient, sql: string, parameters: readonly Parameter[] = []): Promise<Row[]> {
  return guard(() => send<Row>(client, sql, parameters))
}

function send<Row>(client: pg.PoolClient, sql: string, parameters: readonly Parameter[]): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    // Made here: given the same as an object, the driver copies it property by property, which takes as long as sending it.
    const query: NamedQuery<Row> = Object.assign(new pg.Query(sql, [...parameters]), { callback: settle })
    // By name, so that each connection has a statement parsed and planned once. Only those with parameters: they
    // come from our sources, word for word, while a script may be anything.
    if (parameters.length > 0) query.name = nameOf(sql)
    client.query(query)
    function settle(error: Error | null, result: { rows: Row[] }): void {
      if (error) reject(error)
      else resolve(result.rows)
    }
  })
}

/** What the driver reads of a query, beyond what its types say. */
type NamedQuery<Row> = pg.Query & { name?: string; callback: (error: Error | null, result: { rows: Row[] }) => void }

const reads = new Map<string, boolean>()

/** Remembered for each text, so only for those with parameters: they come from our sources, and there are so many and no more. */
function isRead(sql: string): boolean {
  let isOne = reads.get(sql)
  if (isOne === undefined) reads.set(sql, (isOne = isPlainRead(sql)))
  return isOne
}

const names = new Map<string, string>()

function nameOf(sql: string): string {
  let name = names.get(sql)
  if (!name) names.set(sql, (name = `sankalp_${names.size}`))
  return name
}

async function guard<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw isLostConnection(error) || lacksResources(error) ? new DatabaseUnavailable(error) : error
  }
}

/** Errors that say nothing about the statement, only that nobody could be reached to run it. */
function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const state = sqlState(error) ?? ''
  // 57P: shut down or starting; 08: connection failures; 53300: too many connections.
  if (/^(08|57P0[1-3]|53300)/.test(state)) return true
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/.test(state)) return true
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Query read timeout/.test(
    error.message,
  )
}
