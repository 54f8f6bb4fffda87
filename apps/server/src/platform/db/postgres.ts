import pg from 'pg'
import { DatabaseUnavailable, type Db, type Parameter, type Tx, sqlState } from './db.ts'

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

export function openPostgres(url: string, report: (error: Error) => void): Db {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'sankalp',
  })
  // An idle connection that breaks would otherwise take the process down.
  pool.on('error', report)

  async function transaction<Result>(work: (tx: Tx) => Promise<Result>, triesLeft = retries): Promise<Result> {
    const client = await guard(() => pool.connect())
    // A connection that breaks between two statements reports itself here; the next statement then fails.
    client.on('error', report)
    let broken: Error | undefined
    try {
      await run(client, 'begin')
      const result = await work({
        isTransaction: true,
        query: <Row>(sql: string, parameters: readonly Parameter[] = []) => run<Row>(client, sql, parameters),
      })
      await run(client, 'commit')
      return result
    } catch (error) {
      broken = await client.query('rollback').then(
        () => undefined,
        (failure: Error) => failure,
      )
      if (triesLeft > 0 && ['40001', '40P01'].includes(sqlState(error) ?? '')) return transaction(work, triesLeft - 1)
      throw error
    } finally {
      client.off('error', report)
      client.release(broken)
    }
  }

  return {
    kind: 'postgres',
    query: <Row>(sql: string, parameters: readonly Parameter[] = []) => run<Row>(pool, sql, parameters),
    transaction: (work) => transaction(work),
    runScript: (sql) => transaction(async (tx) => void (await tx.query(sql))),
    close: () => pool.end(),
  }
}

async function run<Row>(target: pg.Pool | pg.PoolClient, sql: string, parameters: readonly Parameter[] = []): Promise<Row[]> {
  // By name, so that each connection has a statement parsed and planned once. Only those with parameters: they
  // come from our sources, word for word, while a script may be anything.
  const query = parameters.length > 0 ? { name: nameOf(sql), text: sql, values: [...parameters] } : { text: sql }
  const result = await guard(() => target.query(query))
  return result.rows as Row[]
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
    throw isLostConnection(error) ? new DatabaseUnavailable(error) : error
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
