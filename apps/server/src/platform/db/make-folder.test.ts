import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseStopped, openEmbedded } from './embedded.ts'
import { makeFolder } from './make-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sankalp-make-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('creates a database that opens and keeps its data, and does not create it again', async () => {
  await makeFolder(folder)
  const db = await openEmbedded({ folder })
  await db.query('create table kept (line text)')
  await db.query("insert into kept values ('here')")
  await db.close()
  await makeFolder(folder)
  const again = await openEmbedded({ folder })
  expect(await again.query('select line from kept')).toEqual([{ line: 'here' }])
  await again.close()
})

test('reports where it cannot be created', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(makeFolder(join(file, 'database'))).rejects.toThrow(DatabaseStopped)
})
