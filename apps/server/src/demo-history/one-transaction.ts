import type { Db, Tx } from '../platform/db/db.ts'

export type OneTransaction = Db & {
  /** Waits for work that its caller did not await. */
  idle(): Promise<void>
}

/**
 * Makes a database out of one open transaction, so that a whole history exists or does not. Transactions inside it run
 * one after the other, as on the embedded database. None of them can be rolled back alone: who uses it must let an error
 * end the whole.
 */
export function insideTransaction(outer: Tx, kind: Db['kind']): OneTransaction {
  let turn: Promise<unknown> = Promise.resolve()
  let last: Promise<unknown> = Promise.resolve()
  const cannot = (what: string) => (): never => {
    throw new Error(`${what} cannot run inside a transaction`)
  }

  /** One after the other: a connection takes one query at a time. */
  function query<Row>(...asked: Parameters<Db['query']>): Promise<Row[]> {
    const rows = last.then(() => outer.query<Row>(...asked))
    last = rows.catch(() => undefined)
    return rows
  }

  async function step<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const notices: (() => void)[] = []
    const result = await work({ ...outer, query, afterCommit: (notify) => void notices.push(notify) })
    for (const notify of notices) notify()
    return result
  }

  return {
    kind,
    query,
    urgent: { query },
    transaction<Result>(work: (tx: Tx) => Promise<Result>) {
      const result = turn.then(() => step(work))
      turn = result.catch(() => undefined)
      return result
    },
    runScript: cannot('a script'),
    runStatements: cannot('a script'),
    close: cannot('closing'),
    async idle() {
      for (let seen: unknown[] = []; seen[0] !== turn || seen[1] !== last;) {
        seen = [turn, last]
        await Promise.all(seen)
        // What follows a query is a matter of microtasks.
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}
