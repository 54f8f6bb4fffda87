import type { Db } from '../../src/platform/db/db.ts'

/** Databases that have the function below. */
const prepared = new WeakSet<object>()

/** One hash over every row of each table. A function of the database's, which plans a statement over all tables once and not at each call. */
export async function markOfEverything(db: Pick<Db, 'query'>): Promise<string> {
  if (!prepared.has(db)) {
    await db.query(await writeFunction(db))
    prepared.add(db)
  }
  const [row] = await db.query<{ mark: string }>('select mark_of_everything() as mark')
  return row!.mark
}

async function writeFunction(db: Pick<Db, 'query'>): Promise<string> {
  const tables = await db.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by tablename`)
  const marks = tables.map(({ name }) => `select '${name}' as name, md5(coalesce(string_agg(${rowOf(name)}, ';' order by ${rowOf(name)}), '')) as mark from "${name}" t`)
  return `create or replace function mark_of_everything() returns text language plpgsql as $$
    begin
      return (select string_agg(name || ':' || mark, ' ' order by name) from (${marks.join(' union all ')}) marks);
    end $$`
}

/** The tables that differ between two marks. */
export function changedTables(before: string, after: string): string[] {
  const known = new Set(before.split(' '))
  return after.split(' ').filter((mark) => !known.has(mark)).map((mark) => mark.split(':')[0]!)
}

/** Receipts get their numbers some seconds after they are written, whoever calls what meanwhile. */
function rowOf(table: string): string {
  return table === 'receipt' ? `(to_jsonb(t) - 'number')::text` : 't::text'
}
