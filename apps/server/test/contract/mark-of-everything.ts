import type { Db } from '../../src/platform/db/db.ts'

/** Databases in which the function below is installed. */
const prepared = new WeakSet<object>()

/**
 * Returns the number of rows in each table and the transactions that wrote them. This shows every insert, update and
 * delete without reading values, except for receipts. Uses a database function, so that the statement over all tables
 * is planned once and not at each call.
 */
export async function markOfEverything(db: Pick<Db, 'query'>): Promise<string> {
  if (!prepared.has(db)) {
    await db.query(await writeFunction(db))
    prepared.add(db)
  }
  const [row] = await db.query<{ mark: string }>('select mark_of_everything() as mark')
  return row!.mark
}

/** Returns the number of the next writing transaction. A reading one takes no number. */
export async function nextTransaction(db: Pick<Db, 'query'>): Promise<string> {
  const [row] = await db.query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next')
  return row!.next
}

async function writeFunction(db: Pick<Db, 'query'>): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const marks = tables.map(({ name }) => `select '${name}' as name, ${markOf(name)} as mark from "${name}" t`)
  return `create or replace function mark_of_everything() returns text language plpgsql as $$
    begin
      return (select string_agg(name || ':' || mark, ' ' order by name) from (${marks.join(' union all ')}) marks);
    end $$`
}

/** Returns the tables that differ between two marks. */
export function changedTables(before: string, after: string): string[] {
  const known = new Set(before.split(' '))
  return after
    .split(' ')
    .filter((mark) => !known.has(mark))
    .map((mark) => mark.split(':')[0]!)
}

function markOf(table: string): string {
  // Receipts get their numbers some seconds after they are written, independently of any call. So compare their other
  // columns.
  if (table === 'receipt')
    return `count(*) || '-' || coalesce(sum(hashtextextended((to_jsonb(t) - 'number')::text, 0)), 0)`
  return `count(*) || '-' || coalesce(sum(xmin::text::bigint), 0)`
}
