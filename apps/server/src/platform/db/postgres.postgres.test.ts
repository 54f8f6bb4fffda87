import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { targetOf, throughProxy } from '../../../test/tcp-proxy.ts'
import { testPatience } from '../../../test/test-db.ts'
import { DatabaseUnavailable } from './db.ts'
import { openPostgres } from './postgres.ts'

/** What a database says last when it is killed, and the end of every answer before it. */
const lastWords = Buffer.from('E\0\0\0\x2eSFATAL\0C57P01\0Mterminating connection\0\0\0', 'latin1')
lastWords.writeInt32BE(lastWords.length - 1, 1)
const readyForQuery = Buffer.from('Z\0\0\0\x05I', 'latin1')

/** A way to the database on which each connection ends with its last words right behind its `dyingAfter`th answer, in one piece. */
async function openDyingWire(url: string, dyingAfter: number): Promise<string> {
  const server = createServer((near) => {
    const far = connect(targetOf(url, 5432))
    let answers = 0
    near
      .on('error', () => far.destroy())
      .on('close', () => far.destroy())
      .pipe(far)
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    far.on('data', (piece) => {
      if (piece.subarray(-readyForQuery.length).equals(readyForQuery)) answers += 1
      if (answers < dyingAfter) return void near.write(piece)
      far.pause()
      near.end(Buffer.concat([piece, lastWords]))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return throughProxy(url, { port: (server.address() as AddressInfo).port })
}

// A connection may break in the very moment in which it goes from one who has used it to one who waits for it.
test.each([1, 2, 3, 4, 5])(
  'a database that dies right after answer %i fails what was asked of it, and not the process',
  async (dyingAfter) => {
    const reported: Error[] = []
    const db = openPostgres(
      await openDyingWire(process.env.TEST_DATABASE_URL!, dyingAfter),
      (error) => reported.push(error),
      testPatience,
    )
    onTestFinished(() => db.close())
    const asked = Array.from({ length: 60 }, (_, index) =>
      index % 2 === 0 ? db.query('select 1') : db.transaction((tx) => tx.query('select 1')),
    )
    for (const outcome of await Promise.allSettled(asked)) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DatabaseUnavailable)
    }
    expect(reported.length).toBeGreaterThan(0)
  },
)

test('a transaction that lets its locks go early is on disk all the same before anybody hears of it', async () => {
  const url = process.env.TEST_DATABASE_URL!
  const db = openPostgres(url, () => {})
  onTestFinished(() => db.close())
  for (let round = 0; round < 5; round += 1) {
    const written = await db.transaction(async (tx) => {
      const [row] = await tx.query<{ lsn: string }>(
        `select pg_logical_emit_message(true, 'test', 'before the commit')::text as lsn`,
      )
      tx.letGoEarly()
      return row!.lsn
    })
    expect(await db.query('select pg_current_wal_flush_lsn() >= $1::pg_lsn as "isOnDisk"', [written])).toEqual([
      { isOnDisk: true },
    ])
  }
})

test('what is urgent is done while every other connection is taken and more is waiting', async () => {
  const db = openPostgres(process.env.TEST_DATABASE_URL!, () => {}, testPatience)
  onTestFinished(() => db.close())
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const crowd = Array.from({ length: 40 }, () =>
    db.transaction(async (tx) => {
      await tx.query('select 1')
      await held
    }),
  )
  let isWaiting = true
  const late = db.query('select 1').then(() => (isWaiting = false))
  expect(await db.urgent.query('select 2 as two')).toEqual([{ two: 2 }])
  expect(isWaiting).toBe(true)
  letGo()
  await Promise.all([...crowd, late])
})

test('a read is answered though a change of the same turn waits for a lock whose owner waits for that read', async () => {
  const db = openPostgres(process.env.TEST_DATABASE_URL!, () => {}, testPatience)
  onTestFinished(() => db.close())
  const table = `waited_for_${process.pid}`
  await db.runScript(`create table ${table} (id int); insert into ${table} values (1)`)
  onTestFinished(() => db.runScript(`drop table ${table}`))
  let changing: Promise<unknown> | undefined
  const read = await db.transaction(async (tx) => {
    await tx.query(`select id from ${table} for update`)
    changing = db.query(`update ${table} set id = 2 where id = $1 returning id`, [1])
    return db.query(`select id from ${table} where id = $1`, [1])
  })
  expect(read).toEqual([{ id: 1 }])
  expect(await changing).toEqual([{ id: 2 }])
})
