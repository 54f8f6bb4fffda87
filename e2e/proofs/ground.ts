import { type ServerProcess, startServer } from '@sankalp/server/test/server-process.ts'
import { openTestPostgres } from '@sankalp/server/test/test-db.ts'

type Database = Awaited<ReturnType<typeof openTestPostgres>>['db']

export const secret = 'a secret for proofs: 7Qm2xV9pLs4Tn8Rk'

/** What lets every request have an address of its own: the proxy in front is this machine. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.1' }
/** Ceilings over all numbers, lifted where the proof is about something else. */
export const noCeilings = { CODES_PER_DAY: '1000000', CODE_FAILURES_PER_HOUR: '1000000' }

/** A fresh PostgreSQL database, dropped at the end. */
export async function withDatabase<T>(work: (database: { db: Database; url: string }) => Promise<T>): Promise<T> {
  const database = await openTestPostgres()
  try {
    return await work(database)
  } finally {
    await database.db.close()
  }
}

/** A server process for the length of some work. */
export async function withServer<T>(env: Record<string, string>, work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startServer({ SECRET: secret, ...env })
  try {
    return await work(server)
  } finally {
    if (server.child.exitCode === null) await server.end()
  }
}

export function withServerOnPostgres<T>(env: Record<string, string>, work: (server: ServerProcess, db: Database) => Promise<T>): Promise<T> {
  return withDatabase(({ db, url }) => withServer({ DATABASE_URL: url, ...env }, (server) => work(server, db)))
}

/** Lines of a log that nobody should ever find there. */
export function findTrouble(log: readonly string[]): string[] {
  return log.filter((line) => /unhandled|uncaught|"level":(50|60)/i.test(line))
}
