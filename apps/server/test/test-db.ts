import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getConstructionPlans } from 'pg-boss'
import { DatabaseUnavailable, type Db } from '../src/platform/db/db.ts'
import { openEmbedded } from '../src/platform/db/embedded.ts'
import { type Migration, migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'
import { installJobs } from '../src/platform/jobs/boss.ts'
import { type Reset, createReset } from './reset-db.ts'

type Reusable = { db: Db; reset: Reset }

/** Databases of this worker that nobody uses at the moment, each as good as new. */
const free: Reusable[] = []

/** A fresh, migrated database of the kind this run is about: `TEST_DB` is embedded or postgres. Closed, it serves the next test. */
export async function openTestDb(): Promise<Db> {
  const { db, reset } = free.pop() ?? (await openReusable())
  let isClosed = false
  /** Whatever an app still does after its database was closed must not reach the next test. */
  function whileOpen<Result>(work: () => Promise<Result>): Promise<Result> {
    return isClosed ? Promise.reject<Result>(new DatabaseUnavailable(new Error('closed'))) : work()
  }
  return {
    kind: db.kind,
    query: (sql, parameters) => whileOpen(() => db.query(sql, parameters)),
    urgent: { query: (sql, parameters) => whileOpen(() => db.urgent.query(sql, parameters)) },
    transaction: (work) => whileOpen(() => db.transaction(work)),
    runScript: (sql) => whileOpen(() => db.runScript(sql)),
    runStatements: (sql) => whileOpen(() => db.runStatements(sql)),
    async close() {
      // Twice, it would serve two tests at once.
      if (isClosed) return
      isClosed = true
      if (await reset()) free.push({ db, reset })
      else await db.close()
    },
  }
}

async function openReusable(): Promise<Reusable> {
  const migrations = await readMigrations()
  const db =
    process.env.TEST_DB === 'postgres'
      ? (await openTestPostgres()).db
      : await openEmbedded({ folder: null, template: await findTemplate(migrations) })
  return { db, reset: await createReset(db) }
}

/** Creating an embedded database takes seconds; one is made per schema and copied after that. */
export async function findTemplate(migrations: readonly Migration[]): Promise<string> {
  const schema = createHash('sha256')
    .update(JSON.stringify(migrations))
    .update(getConstructionPlans())
    .update(process.version)
    .digest('hex')
    .slice(0, 16)
  const file = join(tmpdir(), `sankalp-template-${schema}.tar`)
  if (!existsSync(file)) {
    const db = await openEmbedded({ folder: null })
    await migrate(db, migrations)
    await installJobs(db)
    const part = `${file}.${randomUUID()}`
    writeFileSync(part, await db.dump())
    renameSync(part, file)
    await db.close()
  }
  return file
}

/** Puts an empty, migrated database into a folder, for a server to open. */
export async function copyTemplate(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const db = await openEmbedded({ folder, template: await findTemplate(await readMigrations()) })
  await db.close()
}

/** How the databases of one run of the tests are called, so that they can be dropped when it is over. */
export const testDatabasePrefix = (run: string) => `sankalp_test_${run}_`

/** A busy machine is no broken database. */
export const testPatience = { connect: 600_000, statement: 600_000, idleInTransaction: 600_000 }

/** A database of its own on the PostgreSQL of this run, dropped when it is closed. */
export async function openTestPostgres(through?: (url: URL) => URL): Promise<{ db: Db; url: string }> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set')
  const name = testDatabasePrefix(process.env.TEST_RUN ?? 'alone') + randomUUID().replaceAll('-', '').slice(0, 16)
  const admin = openPostgres(server, () => {}, testPatience)
  await admin.query(`create database ${name}`)
  const direct = new URL(server)
  direct.pathname = `/${name}`
  const url = (through ? through(direct) : direct).href
  const db = openPostgres(url, () => {}, testPatience)
  await migrate(db, await readMigrations())
  await installJobs(db)
  return {
    url,
    db: {
      ...db,
      async close() {
        await db.close()
        await admin.query(`drop database ${name} with (force)`)
        await admin.close()
      },
    },
  }
}
