import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Db } from './db.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

export type Migration = { name: string; sql: string; checksum: string }

export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}/${name}`, 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Migrates the database to the newest schema. Each migration runs once, in one transaction with the record that it ran.
 * Processes that start together run one after the other.
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  await db.runScript(`
    ${takeTurns}
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      ran_at timestamptz not null default now()
    );`)
  const done = new Map(
    (await db.query<{ name: string; checksum: string }>('select name, checksum from schema_migration')).map(
      ({ name, checksum }) => [name, checksum],
    ),
  )
  const ran: string[] = []
  for (const { name, sql, checksum } of migrations) {
    const earlier = done.get(name)
    if (earlier !== undefined) {
      if (earlier !== checksum)
        throw new Error(`migration ${name} was changed after it ran: write a new migration instead`)
      continue
    }
    // The unique name makes the slower of two processes fail before it changes anything; it then finds the migration
    // done.
    await db
      .runScript(
        `${takeTurns}\ninsert into schema_migration (name, checksum) values ('${name}', '${checksum}');\n${sql}`,
      )
      .catch(async (error: unknown) => {
        const [note] = await db.query('select 1 from schema_migration where name = $1', [name])
        if (!note) throw error
      })
    ran.push(name)
  }
  return ran
}

/**
 * Run this before any change of the schema: processes that start together take an advisory lock and wait for each
 * other.
 */
export const takeTurns = "set local lock_timeout = '60s'; select pg_advisory_xact_lock(7221734);"
