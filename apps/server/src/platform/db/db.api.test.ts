import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDb } from '../../../test/test-db.ts'
import { DatabaseUnavailable, type Db, isUniqueViolation } from './db.ts'
import { migrate, readMigrations } from './migrate.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDb()
  await db.runScript('create table sample (id integer primary key, day date, big bigint, at timestamptz[])')
})
afterAll(() => db.close())

test('returns the same types from both databases', async () => {
  const now = new Date('2026-11-15T04:05:06.789Z')
  const [row] = await db.query('insert into sample values (1, $1, $2, $3) returning *', [
    '2024-02-29',
    9_007_199_254_740_991,
    [now],
  ])
  expect(row).toEqual({ id: 1, day: '2024-02-29', big: 9_007_199_254_740_991, at: [now] })
})

test('rolls back a transaction that throws, and the next one works', async () => {
  await expect(
    db.transaction(async (tx) => {
      await tx.query('insert into sample (id) values (2)')
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await db.transaction((tx) => tx.query('insert into sample (id) values (3)'))
  expect(await db.query('select id from sample where id in (2, 3)')).toEqual([{ id: 3 }])
})

test('runs callbacks after the commit, and never when a statement has failed', async () => {
  const told: number[] = []
  const insert = (ids: number[]) =>
    db.transaction(async (tx) => {
      tx.afterCommit(() => told.push(ids[0]!))
      for (const id of ids) await tx.query('insert into sample (id) values ($1)', [id])
      expect(told).not.toContain(ids[0])
    })
  await insert([10, 11])
  await expect(insert([12, 11])).rejects.toMatchObject({ code: '23505' })
  expect(await db.query('select id from sample where id >= 10 order by id')).toEqual([{ id: 10 }, { id: 11 }])
  expect(told).toEqual([10])
})

test('breaks only the transaction that has a broken statement', async () => {
  await expect(db.transaction((tx) => tx.query('select no_such_column from sample'))).rejects.toThrow(/no_such_column/)
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
})

test('distinguishes a unique violation from other errors', async () => {
  await db.query('insert into sample (id) values (4)')
  const error = await db.query('insert into sample (id) values (4)').catch((failure: unknown) => failure)
  expect(isUniqueViolation(error)).toBe(true)
  expect(isUniqueViolation(await db.query('select nope').catch((failure: unknown) => failure))).toBe(false)
})

test('reports a full disk as unavailable: nothing is changed, and callers may try again', async () => {
  const meetFullDisk =
    "do $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$"
  await expect(db.query(meetFullDisk)).rejects.toThrow(DatabaseUnavailable)
  await expect(
    db.transaction(async (tx) => {
      await tx.query('insert into sample (id) values (20)')
      await tx.query(meetFullDisk)
    }),
  ).rejects.toThrow(DatabaseUnavailable)
  expect(await db.query('select id from sample where id = 20')).toEqual([])
})

test('runs a hundred transactions on one row one after the other', async () => {
  await db.query('insert into sample (id, big) values (5, 0)')
  await Promise.all(
    Array.from({ length: 100 }, () =>
      db.transaction(async (tx) => {
        const [row] = await tx.query<{ big: number }>('select big from sample where id = 5 for update')
        await tx.query('update sample set big = $1 where id = 5', [row!.big + 1])
      }),
    ),
  )
  expect(await db.query('select big from sample where id = 5')).toEqual([{ big: 100 }])
})

test('runs migrations once, in order, and refuses a changed one', async () => {
  const migrations = await readMigrations()
  expect(await migrate(db, migrations)).toEqual([])
  const next = { name: '9999_more.sql', sql: 'create table more (id integer);', checksum: 'one' }
  // Two processes start together: one migrates, the other finds it done.
  await Promise.all([migrate(db, [...migrations, next]), migrate(db, [...migrations, next])])
  expect(await db.query('select count(*)::integer as count from more')).toEqual([{ count: 0 }])
  await expect(migrate(db, [{ ...next, checksum: 'two' }])).rejects.toThrow(/was changed/)
  await expect(
    migrate(db, [{ name: '99991.sql', sql: 'create table half (id integer); select nope;', checksum: 'x' }]),
  ).rejects.toThrow(/nope/)
  expect(await db.query("select to_regclass('half') as half")).toEqual([{ half: null }])
})
