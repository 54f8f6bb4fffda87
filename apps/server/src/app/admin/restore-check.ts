import { type Migration, readMigrations } from '../../platform/db/migrate.ts'
import type { Db, Queryable } from '../../platform/db/db.ts'
import { openPostgres } from '../../platform/db/postgres.ts'
import { sayFound, verify } from '../verify.ts'
import { AdminRefusal } from './admin-refusal.ts'

const longestMs = 30 * 60_000

/**
 * Checks a restored copy without changing it: whether this code knows its version, whether its rows keep every rule,
 * and how many rows it has. Returns true if the copy may be used.
 */
export async function checkRestored(
  url: string,
  say: (line: string) => void,
  migrations?: readonly Migration[],
): Promise<boolean> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new AdminRefusal('restore-check needs the address of the restored database: postgres://user@host:5432/name')
  const db = openPostgres(url, () => undefined, {
    connect: 5000,
    lock: 5000,
    statement: longestMs,
    idleInTransaction: longestMs,
  })
  try {
    return await look(db, say, migrations ?? (await readMigrations()))
  } finally {
    await db.close()
  }
}

async function look(db: Db, say: (line: string) => void, migrations: readonly Migration[]): Promise<boolean> {
  const done = await readDone(db)
  if (!done) {
    say(
      'BROKEN: the table schema_migration is missing: this is not a database of this product, or nothing was restored',
    )
    return false
  }
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const newer = [...done.keys()].filter((name) => !known.has(name))
  const changed = [...done]
    .filter(([name, checksum]) => known.has(name) && known.get(name) !== checksum)
    .map(([name]) => name)
  const missing = migrations.filter(({ name }) => !done.has(name)).map(({ name }) => name)
  say(
    `migrations: ${done.size} have run${missing.length > 0 ? `; this version will run ${missing.length} more at its start: ${missing.join(', ')}` : ', none is missing'}`,
  )
  for (const name of newer)
    say(
      `BROKEN: ${name} has run, but this version does not know it: use the version that made the backup, or a newer one`,
    )
  for (const name of changed) say(`BROKEN: ${name} differs from the migration that ran when the database was created`)
  if (newer.length + changed.length > 0) return false

  await sayCounts(db, say)
  if (missing.length > 0) {
    say(
      'the rules were not checked because they require the newest schema. Start this version on the copy (it migrates), then run verify',
    )
    return true
  }
  return sayFound(await verify(db), say)
}

async function readDone(db: Queryable): Promise<Map<string, string> | null> {
  const [table] = await db.query<{ found: string | null }>(`select to_regclass('schema_migration')::text as found`)
  if (!table?.found) return null
  const rows = await db.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  )
  return rows.length > 0 ? new Map(rows.map(({ name, checksum }) => [name, checksum])) : null
}

/** Counts the rows, because PostgreSQL's own estimates are empty after a restore. */
async function sayCounts(db: Queryable, say: (line: string) => void): Promise<void> {
  const tables = await db.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables where schemaname = current_schema() and tablename <> 'schema_migration' order by tablename`,
  )
  let rows = 0
  for (const { name } of tables) {
    const [{ count } = { count: 0 }] = await db.query<{ count: number }>(`select count(*) as count from ${name}`)
    rows += count
    if (count > 0) say(`  ${String(count).padStart(9)} ${name}`)
  }
  say(`${rows} rows in ${tables.length} tables`)
}
