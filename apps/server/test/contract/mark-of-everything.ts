import type { Db } from '../../src/platform/db/db.ts'

/** Databases that have the function below. */
const prepared = new WeakSet<object>()

/**
 * How many rows each table has, and which transactions wrote them: whatever is added, changed or taken away shows, without reading a single
 * value. A function of the database's, which plans a statement over all tables once and not at each call.
 */
export async function markOfEverything(db: Pick<Db, 'query'>): Promise<string> {
  if (!prepared.has(db)) {
    await db.query(await writeFunction(db))
    prepared.add(db)
  }
  const [row] = await db.query<{ mark: string }>('select mark_of_everything() as mark')
  return row!.mark
}

/** The number of the next transaction that writes; one that only reads takes none. */
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

/** The tables that differ between two marks. */
export function changedTables(before: string, after: string): string[] {
  const known = new Set(before.split(' '))
  return after
    .split(' ')
    .filter((mark) => !known.has(mark))
    .map((mark) => mark.split(':')[0]!)
}

function markOf(table: string): string {
  // Receipts get their numbers some seconds after they are written, whoever calls what meanwhile: of these, what else stands in them.
  if (table === 'receipt')
    return `count(*) || '-' || coalesce(sum(hashtextextended((to_jsonb(t) - 'number')::text, 0)), 0)`
  return `count(*) || '-' || coalesce(sum(xmin::text::bigint), 0)`
}
