import { expect, test } from 'vitest'
import { loadDemo } from '../demo-rows.ts'
import { fileApp } from '../test-app.ts'
import { changedTables, markOfEverything } from './mark-of-everything.ts'

const app = fileApp()

test('detects a row that is changed, removed or restored', async () => {
  const { db } = app()
  await loadDemo(db, new Date())
  let before = await markOfEverything(db)
  const changed = async () => {
    const after = await markOfEverything(db)
    const tables = changedTables(before, after)
    before = after
    return tables
  }
  const oneOf = (table: string) => `ctid = (select min(ctid) from ${table})`
  expect(await changed()).toEqual([])
  await db.query(`update pooja_festival set festival = festival where ${oneOf('pooja_festival')}`)
  expect(await changed()).toEqual(['pooja_festival'])
  const [gone] = await db.query<{ row: string }>(
    `delete from pooja_festival where ${oneOf('pooja_festival')} returning to_jsonb(pooja_festival)::text as row`,
  )
  expect(await changed()).toEqual(['pooja_festival'])
  await db.query('insert into pooja_festival select * from jsonb_populate_record(null::pooja_festival, $1)', [
    gone!.row,
  ])
  expect(await changed()).toEqual(['pooja_festival'])
})
