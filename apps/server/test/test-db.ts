import { createHash, randomUUID } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db } from '../src/platform/db/db.ts'
import { openEmbedded } from '../src/platform/db/embedded.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'

/** A fresh, migrated database of the kind this run is about: `TEST_DB` is embedded or postgres. */
export async function openTestDb(): Promise<Db> {
  return process.env.TEST_DB === 'postgres' ? (await openTestPostgres()).db : openEmbedded({ folder: null, template: await template() })
}

/** Creating an embedded database takes seconds; one is made per schema and copied after that. */
async function template(): Promise<string> {
  const migrations = await readMigrations()
  const schema = createHash('sha256').update(JSON.stringify(migrations)).update(process.version).digest('hex').slice(0, 16)
  const file = join(tmpdir(), `sankalp-template-${schema}.tar`)
  if (!existsSync(file)) {
    const db = await openEmbedded({ folder: null })
    await migrate(db, migrations)
    const part = `${file}.${randomUUID()}`
    writeFileSync(part, await db.dump())
    renameSync(part, file)
    await db.close()
  }
  return file
}

/** A database of its own on the PostgreSQL of this run, dropped when it is closed. */
export async function openTestPostgres(through?: (url: URL) => URL): Promise<{ db: Db; url: string }> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set')
  const name = `sankalp_test_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  const admin = openPostgres(server, () => {})
  await admin.query(`create database ${name}`)
  const direct = new URL(server)
  direct.pathname = `/${name}`
  const url = (through ? through(direct) : direct).href
  const db = openPostgres(url, () => {})
  await migrate(db, await readMigrations())
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
