/** One way to speak SQL, whichever database is behind it. */

export type Parameter = string | number | boolean | Date | null | readonly string[] | readonly Date[]

export type Queryable = {
  /** Runs one statement and gives its rows. int8 comes as a number, date as YYYY-MM-DD, timestamptz as Date. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly Parameter[]): Promise<Row[]>
}

/** A transaction in progress. Everything below a service takes it first, so that no read slips out of it. */
export type Tx = Queryable & {
  readonly isTransaction: true
  /** Has `notify` called once everything is committed; not at all when it is undone. For what only wakes somebody up. */
  afterCommit(notify: () => void): void
  /** A last statement, sent together with the commit: it costs no wait of its own. When it fails, all is undone. `onRows` gets its rows once all is committed. */
  atCommit(sql: string, parameters: readonly Parameter[], onRows?: OnRows): void
  /**
   * The same for a statement whose one parameter is a JSON array of rows: what is given for the same text goes by one statement, where the first of
   * them was asked for.
   */
  rowsAtCommit(sql: string, rows: readonly object[]): void
  /**
   * For a transaction that has locked what everybody wants, such as a counter: its locks are let go as soon as it is committed, and
   * `transaction` still waits until that is on disk. Otherwise all would wait for the disk one after the other. What was not on disk in
   * a crash is gone with everything that came after it, and nobody was told of it.
   */
  letGoEarly(): void
}

export type OnRows = (rows: Record<string, unknown>[]) => void

export type Db = Queryable & {
  readonly kind: 'embedded' | 'postgres'
  /**
   * For the few statements that must be done in time however many others wait, such as who is still connected: by connections that
   * nothing else uses, where the database has more than one.
   */
  readonly urgent: Queryable
  /** Commits when `work` is done, undoes all of it when `work` throws. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Runs a script of several statements in one transaction (migrations). */
  runScript(sql: string): Promise<void>
  /** Runs statements that begin and commit transactions by themselves (a library's), and gives the rows of all of them. */
  runStatements<Row = Record<string, unknown>>(sql: string): Promise<Row[]>
  close(): Promise<void>
}

/** The database cannot be reached, has gone away, or has no room to do what was asked. Nothing was changed, and callers may try again. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database cannot be reached', { cause })
  }
}

/** PostgreSQL's code for a broken unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505'
}

export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** PostgreSQL's class of errors for a full disk, too little memory and too many connections: no fault of the statement. */
export function lacksResources(error: unknown): boolean {
  return sqlState(error)?.startsWith('53') ?? false
}
