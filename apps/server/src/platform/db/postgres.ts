import pg from 'pg'
import {
  DatabaseUnavailable,
  type Db,
  LockNotAvailable,
  type Parameter,
  type Tx,
  lacksResources,
  sqlState,
} from './db.ts'

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

/**
 * Time limits in ms: to accept a connection, to wait for a lock of another transaction, to run a statement, and for a
 * transaction of ours to be idle.
 */
type PostgresPatience = { connect: number; lock: number; statement: number; idleInTransaction: number }

const usualPatience: PostgresPatience = { connect: 3000, lock: 3000, statement: 10_000, idleInTransaction: 15_000 }

export function openPostgres(url: string, report: (error: Error) => void, patience = usualPatience): Db {
  const openPool = (max: number): pg.Pool => {
    const opened = new pg.Pool({
      connectionString: url,
      types,
      max,
      connectionTimeoutMillis: patience.connect,
      idleTimeoutMillis: 30_000,
      // A caller that waits for a locked row is refused and may try again, so that it does not hold a connection.
      lock_timeout: patience.lock,
      statement_timeout: patience.statement,
      // The database itself ends a statement earlier. This limit is for a database that does not respond.
      query_timeout: patience.statement + 2000,
      idle_in_transaction_session_timeout: patience.idleInTransaction,
      application_name: 'sankalp',
    })
    // An error of a connection without a listener ends the process, and it may come at the very moment in which the
    // pool passes the connection on. So listen to each connection for its whole life. The pool repeats the errors of
    // idle ones.
    opened.on('connect', (client) => client.on('error', report))
    opened.on('error', () => undefined)
    return opened
  }
  const pool = openPool(20)
  const queryOn =
    (from: pg.Pool): Db['query'] =>
    (sql, parameters) =>
      guard(() => send(from, sql, parameters))
  const urgentPool = openPool(2)

  async function transaction<Result>(work: (tx: Tx) => Promise<Result>, triesLeft = retries): Promise<Result> {
    const client = await guard(() => pool.connect())
    const notices: (() => void)[] = []
    let broken: Error | undefined
    try {
      await guard(() => client.query('begin'))
      const result = await work({
        isTransaction: true,
        afterCommit: (notify) => void notices.push(notify),
        query: (sql, parameters) => guard(() => send(client, sql, parameters)),
      })
      await guard(() => client.query('commit'))
      for (const notify of notices) notify()
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
      // The driver returns several results for several statements.
      const results = [await guard(() => client.query(sql))].flat()
      return results.flatMap(({ rows }) => rows as Row[])
    } catch (error) {
      // A failed statement after its own `begin` left the connection in that transaction.
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
    query: queryOn(pool),
    urgent: { query: queryOn(urgentPool) },
    transaction: (work) => transaction(work),
    runScript: (sql) => transaction(async (tx) => void (await tx.query(sql))),
    runStatements,
    close: async () => void (await Promise.all([pool.end(), urgentPool.end()])),
  }
}

async function send<Row>(
  on: pg.Pool | pg.PoolClient,
  sql: string,
  parameters: readonly Parameter[] = [],
): Promise<Row[]> {
  // Use a named statement, so that each connection parses and plans it once. Only with parameters: such statements come
  // verbatim from our sources, while a script may be anything.
  const name = parameters.length > 0 ? nameOf(sql) : undefined
  const { rows } = await on.query<Row & pg.QueryResultRow>({
    text: sql,
    values: [...parameters],
    ...(name && { name }),
  })
  return rows
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
    if (sqlState(error) === '55P03') throw new LockNotAvailable(error)
    throw isLostConnection(error) || lacksResources(error) ? new DatabaseUnavailable(error) : error
  }
}

/** Returns whether an error says only that the database could not be reached, and nothing about the statement. */
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
