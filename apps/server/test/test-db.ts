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

/** Databases of this worker that are free at the moment, each as good as new. */
const free: Reusable[] = []

/**
 * Opens a fresh, migrated database of the kind that this run uses: `TEST_DB` is embedded or postgres. Once closed, it
 * serves the next test.
 */
export async function openTestDb(): Promise<Db> {
  const { db, reset } = free.pop() ?? (await openReusable())
  let isClosed = false
  /** Work that an app still does after its database was closed must not reach the next test. */
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
      // Released twice, it would serve two tests at once.
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

/** Creating an embedded database takes seconds, so one is created per schema and then copied. */
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

/** Copies an empty, migrated database into a folder, for a server to open. */
export async function copyTemplate(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const db = await openEmbedded({ folder, template: await findTemplate(await readMigrations()) })
  await db.close()
}

/** Returns the name prefix of all databases of one test run, so that they can be dropped when it is over. */
export const testDatabasePrefix = (run: string) => `sankalp_test_${run}_`

/** Generous limits: a busy machine is not a broken database. */
export const testPatience = { connect: 600_000, lock: 600_000, statement: 600_000, idleInTransaction: 600_000 }

/** Opens a separate database on the PostgreSQL of this run, dropped when it is closed. */
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
