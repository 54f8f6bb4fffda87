import type { Db, Queryable } from '../src/platform/db/db.ts'
import { jobsSchema } from '../src/platform/jobs/boss.ts'

/** Makes a used database what it was when it was new. False when that is not possible: then it is to be thrown away. */
export type Reset = () => Promise<boolean>

/**
 * Looks at a new database and gives the way back to it. Emptying the few tables that a test has filled takes
 * a tenth of the time in which a new database is opened.
 */
export async function createReset(db: Db): Promise<Reset> {
  const shape = await readShape(db)
  const filled = await listFilled(db)
  const rows = await markOf(db, filled)

  return async () => {
    // A test may have made a table of its own, or changed one.
    if ((await readShape(db)) !== shape) return false
    const used = (await listFilled(db)).filter((table) => !filled.includes(table))
    await db.runScript(emptying(used))
    // What a new database comes with (which migrations ran) is nothing that tests write to.
    return (await markOf(db, filled)) === rows
  }
}

/**
 * Deleting, since `truncate` makes new files for each table and each of its indexes: on a busy disk that takes seconds. As a replica, so that
 * neither foreign keys nor triggers (the ledger's refuse every deletion) are asked.
 */
function emptying(tables: readonly string[]): string {
  return `
    set local session_replication_role = replica;
    ${tables.map((table) => `delete from ${table};`).join('\n')}
    -- Queues and their versions are the same for every test; only what waits in them is not.
    delete from ${jobsSchema}.job;
    do $$ begin
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences where last_value is not null and schemaname ${ours};
    end $$;`
}

const ours = `not like all (array['pg\\_%', 'information\\_schema'])`

/** A mark of every table with its columns, and of every index and function. */
async function readShape(db: Queryable): Promise<string> {
  const [row] = await db.query<{ shape: string }>(`
    select md5(string_agg(part, ';' order by part)) as shape from (
      select format('%s.%s %s %s', nspname, relname, relkind, (
        select string_agg(format('%s %s %s', attname, atttypid, attnotnull), ',' order by attnum)
          from pg_attribute where attrelid = pg_class.oid and attnum > 0
      )) as part
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname ${ours}
      union all
      select format('%s.%s %s', nspname, proname, md5(prosrc))
      from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname ${ours}
    ) parts`)
  return row!.shape
}

/** The tables that have rows, but for the queues. */
export async function listFilled(db: Queryable): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname ${ours} and schemaname <> '${jobsSchema}'`,
  )
  const looks = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`)
  const rows = await db.query<{ name: string }>(looks.join(' union all '))
  return rows.map(({ name }) => name)
}

/** A mark of every row of some tables. */
async function markOf(db: Queryable, tables: readonly string[]): Promise<string> {
  const marks = tables.map((name) => `select md5(string_agg(t::text, ';' order by t::text)) as mark from ${name} t`)
  const rows = await db.query<{ mark: string }>(marks.join(' union all '))
  return rows.map(({ mark }) => mark).join(' ')
}
