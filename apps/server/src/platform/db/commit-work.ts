import type { OnRows, Parameter, Tx } from './db.ts'

type Statement = { sql: string; parameters: readonly Parameter[]; onRows: OnRows | undefined }

export type CommitWork = Pick<Tx, 'afterCommit' | 'atCommit' | 'rowsAtCommit'> & {
  /** What is sent with the commit, in the order it was asked for. */
  statements: () => Statement[]
  notifyAll: () => void
}

/** What a transaction collects, while it runs, for its commit and for the moment after it. */
export function createCommitWork(): CommitWork {
  const last: (Statement | { sql: string; rows: object[] })[] = []
  const rowsOf = new Map<string, object[]>()
  const notices: (() => void)[] = []
  return {
    afterCommit: (notify) => void notices.push(notify),
    atCommit: (sql, parameters, onRows) => void last.push({ sql, parameters, onRows }),
    rowsAtCommit(sql, rows) {
      const known = rowsOf.get(sql)
      if (known) return void known.push(...rows)
      const own = [...rows]
      rowsOf.set(sql, own)
      last.push({ sql, rows: own })
    },
    statements: () =>
      last.map((one) =>
        'rows' in one ? { sql: one.sql, parameters: [JSON.stringify(one.rows)], onRows: undefined } : one,
      ),
    notifyAll: () => notices.forEach((notify) => notify()),
  }
}
