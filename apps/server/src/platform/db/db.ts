/** One interface to SQL for both databases. */

export type Parameter = string | number | boolean | Date | null | readonly string[] | readonly Date[]

export type Queryable = {
  /** Runs one statement and returns its rows. int8 comes as a number, date as YYYY-MM-DD, timestamptz as Date. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly Parameter[]): Promise<Row[]>
}

/**
 * A transaction in progress. Functions below a service take it as their first argument, so that no read happens outside
 * it.
 */
export type Tx = Queryable & {
  readonly isTransaction: true
  /** Calls `notify` after the commit, and never after a rollback. Only for notifications. */
  afterCommit(notify: () => void): void
}

export type Db = Queryable & {
  readonly kind: 'embedded' | 'postgres'
  /**
   * For the few statements that must run in time even under load, such as the heartbeat of connections. Uses reserved
   * connections where the database has more than one.
   */
  readonly urgent: Queryable
  /** Commits when `work` succeeds and rolls back when it throws. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Runs a script of several statements in one transaction (migrations). */
  runScript(sql: string): Promise<void>
  /**
   * Runs a library's statements that begin and commit transactions by themselves, and returns the rows of all of them.
   */
  runStatements<Row = Record<string, unknown>>(sql: string): Promise<Row[]>
  close(): Promise<void>
}

/**
 * The database cannot be reached, has gone away, or has no room for the statement. Nothing was changed, and callers may
 * try again.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database cannot be reached', { cause })
  }
}

/** Another transaction held a row for longer than `lock_timeout`. Nothing was changed, and callers may try again. */
export class LockNotAvailable extends Error {
  constructor(cause: unknown) {
    super('a row was held by another transaction for too long', { cause })
  }
}

/** Returns whether an error is PostgreSQL's unique violation. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505'
}

export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

/**
 * Returns whether an error is in PostgreSQL's class for a full disk, too little memory or too many connections: the
 * statement itself is correct.
 */
export function lacksResources(error: unknown): boolean {
  return sqlState(error)?.startsWith('53') ?? false
}
