import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { targetOf, throughProxy } from '../../../test/tcp-proxy.ts'
import { testPatience } from '../../../test/test-db.ts'
import { DatabaseUnavailable, LockNotAvailable } from './db.ts'
import { openPostgres } from './postgres.ts'

/** The last message of a database that is killed, and the end of every answer before it. */
const lastWords = Buffer.from('E\0\0\0\x2eSFATAL\0C57P01\0Mterminating connection\0\0\0', 'latin1')
lastWords.writeInt32BE(lastWords.length - 1, 1)
const readyForQuery = Buffer.from('Z\0\0\0\x05I', 'latin1')

/**
 * Opens a proxy to the database. It ends each connection with the database's last message right behind answer number
 * `dyingAfter`, in one packet.
 */
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

// A connection may break at the very moment in which the pool passes it from one user to the next.
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

test('runs urgent statements while every other connection is taken and more are waiting', async () => {
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

test('refuses a transaction that waits too long for a locked row, and the next one finds nothing changed', async () => {
  const db = openPostgres(process.env.TEST_DATABASE_URL!, () => {}, { ...testPatience, lock: 50 })
  onTestFinished(() => db.close())
  const table = `waited_for_${process.pid}`
  await db.runScript(`create table ${table} (id int, changes int); insert into ${table} values (1, 0), (2, 0)`)
  onTestFinished(() => db.runScript(`drop table ${table}`))
  const change = (id: number) => db.query(`update ${table} set changes = changes + 1 where id = $1`, [id])
  await db.transaction(async (tx) => {
    await tx.query(`select id from ${table} where id = 1 for update`)
    await expect(change(1)).rejects.toThrow(LockNotAvailable)
    // Only the locked row is delayed.
    await change(2)
  })
  await change(1)
  expect(await db.query(`select id, changes from ${table} order by id`)).toEqual([
    { id: 1, changes: 1 },
    { id: 2, changes: 1 },
  ])
})
