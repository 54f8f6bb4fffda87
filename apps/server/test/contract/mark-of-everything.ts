import type { Db } from '../../src/platform/db/db.ts'

/** One hash over every row of every table. */
export async function markOfEverything(db: Pick<Db, 'query'>): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`,
  )
  const marks = tables.map(({ name }) => `select '${name}' as name, md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as mark from "${name}" t`)
  const rows = await db.query<{ name: string; mark: string }>(marks.join(' union all '))
  return rows.map(({ name, mark }) => `${name}:${mark}`).join(' ')
}
