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

test('what is made opens and keeps what is written, and is not made again', async () => {
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

test('where it cannot be made, that is said', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(makeFolder(join(file, 'database'))).rejects.toThrow(DatabaseStopped)
})
