import { expect, onTestFinished, test } from 'vitest'
import { openAccount } from '../../../test/ledger.ts'
import { runAdmin } from '../../../test/run-admin.ts'
import { openTestPostgres } from '../../../test/test-db.ts'
import { readMigrations } from '../../platform/db/migrate.ts'
import { checkRestored } from './restore-check.ts'

async function makeCopy() {
  const { db, url } = await openTestPostgres()
  onTestFinished(() => db.close())
  const check = async (...more: [migrations?: Awaited<ReturnType<typeof readMigrations>>]) => {
    const said: string[] = []
    return { isGood: await checkRestored(url, (line) => said.push(line), ...more), said: said.join('\n') }
  }
  return { db, url, check }
}

test('accepts a complete copy and reports its migrations, rows and rules', async () => {
  const { db, url } = await makeCopy()
  await openAccount(db)
  const { code, output, errors } = await runAdmin(['restore-check', url], {})
  expect([code, errors]).toEqual([0, ''])
  expect(output).toMatch(/none is missing[^]*1 user_account\n[^]*rows in \d+ tables\n(\d+) of \1 rules hold/)
})

test('rejects a copy whose rows break a rule, and names the row', async () => {
  const { db, check } = await makeCopy()
  const userId = await openAccount(db)
  await db.query('update wallet_account set bonus_paise = 5 where user_id = $1', [userId])
  expect(await check()).toEqual({ isGood: false, said: expect.stringContaining(`wallet of ${userId}`) as string })
})

test('accepts an older copy and names the migrations to come; rejects a newer or an altered copy', async () => {
  const { db, check } = await makeCopy()
  const migrations = await readMigrations()
  const next = { name: '9999_next.sql', sql: '', checksum: 'x' }
  expect(await check([...migrations, next])).toEqual({
    isGood: true,
    said: expect.stringContaining('1 more at its start: 9999_next.sql') as string,
  })
  expect(await check(migrations.slice(0, -1))).toEqual({
    isGood: false,
    said: expect.stringContaining('this version does not know it') as string,
  })
  await db.query(`update schema_migration set checksum = 'other' where name = '0001_users.sql'`)
  expect(await check()).toEqual({
    isGood: false,
    said: expect.stringContaining('0001_users.sql differs from the migration that ran') as string,
  })
})

test('tells an empty database, a missing database and a missing address apart', async () => {
  const { db, url, check } = await makeCopy()
  await db.query('alter table schema_migration rename to gone')
  expect(await check()).toEqual({ isGood: false, said: expect.stringContaining('nothing was restored') as string })
  const away = await runAdmin(['restore-check', 'postgres://postgres@127.0.0.1:1/nowhere'], {})
  expect([away.code, away.errors]).toEqual([2, expect.stringContaining('the database cannot be reached')])
  expect(url).toContain('postgres')
  await expect(checkRestored('mysql://x', () => undefined)).rejects.toThrow('needs the address')
})
