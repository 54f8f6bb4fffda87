import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db as Database } from '@sankalp/server/src/platform/db/db.ts'
import { openEmbedded } from '@sankalp/server/src/platform/db/embedded.ts'
import type { Stored } from '@sankalp/server/test/run-verify.ts'
import { type ServerProcess, startServer } from '@sankalp/server/test/server-process.ts'
import { openTestPostgres } from '@sankalp/server/test/test-db.ts'
import type { Options } from './proof.ts'

export const secret = 'a secret for proofs: 7Qm2xV9pLs4Tn8Rk'

/** Lets every request have its own address: this machine is the trusted proxy. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.1' }
/** Lifts the global limits over all numbers, if the proof is about something else. */
export const noCeilings = { CODES_PER_DAY: '1000000', CODE_FAILURES_PER_HOUR: '1000000' }

/** Runs some work with a new PostgreSQL database, which is dropped at the end. */
export async function withDatabase<T>(work: (database: { db: Database; url: string }) => Promise<T>): Promise<T> {
  const database = await openTestPostgres()
  try {
    return await work(database)
  } finally {
    await database.db.close()
  }
}

/** Runs a server process during some work. */
export async function withServer<T>(
  env: Record<string, string>,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = await startServer({ SECRET: secret, ...env })
  try {
    return await work(server)
  } finally {
    if (server.child.exitCode === null) await server.end()
  }
}

export function withServerOnPostgres<T>(
  env: Record<string, string>,
  work: (server: ServerProcess, db: Database) => Promise<T>,
): Promise<T> {
  return withDatabase(({ db, url }) => withServer({ DATABASE_URL: url, ...env }, (server) => work(server, db)))
}

/** A database that outlives the processes that use it. */
export type Ground = {
  kind: 'postgres' | 'embedded'
  /** The name for its figures. */
  name: string
  dataDir: string
  /** The settings by which a process finds it. */
  stored: Stored
  /** Reads or edits the data directly; the embedded one only while no process has it open. */
  open<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
}

/** Does the same work on PostgreSQL and on the embedded database in a folder. */
export async function onDatabases(
  { database }: Pick<Options, 'database'>,
  work: (ground: Ground) => Promise<void>,
): Promise<void> {
  if (database !== 'embedded') {
    await withDatabase(({ db, url }) =>
      withFolder((dataDir) =>
        work({
          kind: 'postgres',
          name: 'PostgreSQL',
          dataDir,
          stored: { DATABASE_URL: url },
          open: (look) => look(db),
        }),
      ),
    )
  }
  if (database !== 'postgres') await withFolder((dataDir) => work(embeddedIn(dataDir)))
}

export function embeddedIn(dataDir: string): Ground {
  return {
    kind: 'embedded',
    name: 'the embedded database',
    dataDir,
    stored: { DATA_DIR: dataDir },
    async open(work) {
      const db = await openEmbedded({ folder: join(dataDir, 'database') })
      return closing(db, () => work(db))
    },
  }
}

/** Closes it after some work, even if that fails. */
export async function closing<Result>(db: Pick<Database, 'close'>, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } finally {
    await db.close()
  }
}

/** Provides a temporary folder during some work. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'sankalp-proof-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns log lines that must never occur. */
export function findTrouble(log: readonly string[]): string[] {
  return log.filter((line) => /unhandled|uncaught|"level":(50|60)/i.test(line))
}
