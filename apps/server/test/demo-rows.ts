import { indiaDay } from '@sankalp/contract/india-time'
import { loadDemoCatalogue } from '../src/demo-catalogue.ts'
import type { Db } from '../src/platform/db/db.ts'
import { listFilled } from './reset-db.ts'

type Shape = { columns: string; counted: string | null }
type Table = Shape & { name: string; rows: string }

/**
 * The rows of the demo's catalogue in a new database, by the day in India for which it was loaded, because days off and
 * coupons depend on it.
 */
const remembered = new Map<string, Table[]>()

/**
 * Loads the demo's catalogue into a new database: the first time in a worker with its own statements, later by copying
 * the rows.
 */
export async function loadDemo(db: Db, now: Date): Promise<void> {
  const day = indiaDay(now)
  const tables = remembered.get(day)
  if (tables) return copyRows(db, tables)
  const before = await listFilled(db)
  await loadDemoCatalogue(db, now)
  const filled = (await listFilled(db)).filter((table) => !before.includes(table))
  remembered.set(day, await Promise.all(filled.map((table) => readTable(db, table))))
}

async function readTable(db: Db, name: string): Promise<Table> {
  const [shape] = await db.query<Shape>(
    `select string_agg(format('%I', attname), ', ' order by attnum) as columns, max(attname) filter (where attidentity <> '') as counted
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  )
  const [all] = await db.query<{ rows: string }>(`select json_agg(t)::text as rows from ${name} t`)
  return { ...shape!, name, rows: all!.rows }
}

/**
 * Copies rows in replica mode: keys and triggers checked them when they were first written, and the rows that triggers
 * added are among them.
 */
async function copyRows(db: Db, tables: readonly Table[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica')
    for (const { name, columns, counted, rows } of tables) {
      await tx.query(
        `insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
        [rows],
      )
      if (counted)
        await tx.query(`select setval(pg_get_serial_sequence($1, $2), max(${counted})) from ${name}`, [name, counted])
    }
  })
}
