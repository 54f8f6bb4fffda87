/** One way to speak SQL, whichever database is behind it. */

export type Parameter = string | number | boolean | Date | null | readonly string[] | readonly Date[]

export type Queryable = {
  /** Runs one statement and gives its rows. int8 comes as a number, date as YYYY-MM-DD, timestamptz as Date. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly Parameter[]): Promise<Row[]>
}

/** A transaction in progress. Everything below a service takes it first, so that no read slips out of it. */
export type Tx = Queryable & { readonly isTransaction: true }

export type Db = Queryable & {
  readonly kind: 'embedded' | 'postgres'
  /** Commits when `work` is done, undoes all of it when `work` throws. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Runs a script of several statements in one transaction (migrations). */
  runScript(sql: string): Promise<void>
  close(): Promise<void>
}

/** The database cannot be reached or has gone away. Callers may try again. */
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
