import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sendOtp } from '@sankalp/contract/auth'
import { updateUsers } from '@sankalp/contract/users'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../src/platform/db/postgres.ts'
import { smallJpeg } from './contract/prepare.ts'
import { openProxy, targetOf, throughProxy } from './tcp-proxy.ts'
import { testApp } from './test-app.ts'
import { goodProfile, randomPhone } from './test-client.ts'
import { openTestPostgres, testPatience } from './test-db.ts'

/** Starts an app whose database connection can be cut, and a second connection to the database beside it. */
async function startOnWire() {
  const server = process.env.TEST_DATABASE_URL!
  const wire = await openProxy(targetOf(server, 5432))
  onTestFinished(() => wire.close())
  let direct = ''
  const { db } = await openTestPostgres((url) => {
    direct = url.href
    return new URL(throughProxy(url.href, wire))
  })
  const beside = openPostgres(direct, () => {}, testPatience)
  const app = await testApp({ db })
  // Runs before the app closes its own connection, which drops the database.
  onTestFinished(() => beside.close())
  return { app, wire, beside }
}

// `npm run proofs database-away` measures how soon it answers and recovers.
test('losing the database during a save gives a clear answer and leaves nothing half written, and works again afterwards', async () => {
  const { app, wire, beside } = await startOnWire()
  const client = await app.newClient().signIn()
  await client.call(updateUsers, { body: goodProfile })
  const picture = { bytes: await smallJpeg() }
  const save = () => client.call(updateUsers, { body: { ...goodProfile, city: 'Ujjain' }, file: picture })
  const pictures = () =>
    readdirSync(join(app.settings.dataDir, 'media'), { recursive: true }).filter((name) =>
      String(name).endsWith('.jpg'),
    )
  const cityOf = async () =>
    (await beside.query('select city, picture_key is null as bare from user_account where id = $1', [client.userId]))[0]

  // A lock on the row holds the save inside its transaction; then the connection is cut.
  await beside.transaction(async (tx) => {
    await tx.query('select 1 from user_account where id = $1 for update', [client.userId])
    const interrupted = save()
    await expect
      .poll(() =>
        beside.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`),
      )
      .not.toEqual([])
    wire.cut()
    const { status, body, headers } = await interrupted
    expect([status, body.code]).toEqual([503, 'TEMPORARILY_UNAVAILABLE'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  client.language = 'hin'
  for (let tries = 0; tries < 8; tries++) {
    const { status, body } = await save()
    expect([status, body.code]).toEqual([503, 'TEMPORARILY_UNAVAILABLE'])
    expect(body.message).toMatch(/[\u0900-\u097f]/)
    expect((await client.fetch('/healthz')).status).toBe(200)
    expect((await client.fetch('/readyz')).status).toBe(503)
  }
  expect(await cityOf()).toEqual({ city: goodProfile.city, bare: true })
  expect(pictures()).toEqual([])

  wire.mend()
  await expect.poll(async () => (await save()).status).toBe(200)
  expect(await cityOf()).toEqual({ city: 'Ujjain', bare: false })
  expect(pictures()).toHaveLength(1)
  expect((await client.fetch('/readyz')).status).toBe(200)
})

test('losing the database while a code is requested sends no code and does not count against the number', async () => {
  const { app, wire } = await startOnWire()
  const body = { phone_number: randomPhone() }
  wire.cut()
  expect((await app.newClient().call(sendOtp, { body })).status).toBe(503)
  expect(app.outbox).toEqual([])
  wire.mend()
  expect((await app.newClient().call(sendOtp, { body })).status).toBe(200)
})
