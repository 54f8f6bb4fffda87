import type { Db } from '../../src/platform/db/db.ts'

/** One hash over every row of each table. */
export async function markOfEverything(db: Pick<Db, 'query'>): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const marks = tables.map(({ name }) => `select '${name}' as name, md5(coalesce(string_agg(${rowOf(name)}, ';' order by ${rowOf(name)}), '')) as mark from "${name}" t`)
  const rows = await db.query<{ name: string; mark: string }>(marks.join(' union all '))
  return rows.map(({ name, mark }) => `${name}:${mark}`).join(' ')
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
