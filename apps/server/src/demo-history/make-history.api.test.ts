import { readSky } from '@sankalp/jyotish/node'
import { readGazetteer } from '@sankalp/places/node'
import { openArticles } from '@sankalp/content/articles/open-articles'
import { getAllAcharya } from '@sankalp/contract/acharyas'
import { getOperatorToday } from '@sankalp/contract/operator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markOfEverything } from '../../test/contract/mark-of-everything.ts'
import { type TestApp, startTestApp, testSecret } from '../../test/test-app.ts'
import { openTestDb } from '../../test/test-db.ts'
import { verify } from '../app/verify.ts'
import { systemClock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import type { MailMessage } from '../platform/gateways/mail/mail.ts'
import { openStorage } from '../platform/gateways/storage/open-storage.ts'
import { createLog } from '../platform/log.ts'
import { createSecrets } from '../platform/secrets.ts'
import { readSettings } from '../platform/settings.ts'
import { makeDemoHistory } from './make-history.ts'

/** A Thursday afternoon in India. */
const now = new Date('2026-11-19T09:30:00Z')

let db: Db
let made: boolean[]
let app: TestApp
const letters: MailMessage[] = []

async function make(into: Db): Promise<boolean> {
  const settings = readSettings({ DATA_DIR: '/nowhere' })
  const secrets = createSecrets(testSecret, null, systemClock)
  return makeDemoHistory({
    db: into,
    settings,
    secrets,
    log: createLog('silent'),
    storage: await openStorage(settings, { secrets, clock: systemClock }),
    sky: readSky(),
    gazetteer: readGazetteer(),
    articles: openArticles(),
    now,
  })
}

beforeAll(async () => {
  db = await openTestDb()
  made = await Promise.all([make(db), make(db)])
  app = await startTestApp({ db, mail: { name: 'kept', send: async (letter) => void letters.push(letter) } })
  app.stopClock()
  app.pass((now.getTime() - app.clock.now().getTime()) / 1000 + 60)
}, 240_000)
afterAll(() => app?.stop())

const countBy = async (table: string, columns: string) =>
  Object.fromEntries(
    (
      await db.query<{ key: string; count: number }>(
        `select concat_ws(' ', ${columns}) as key, count(*)::int as count from ${table} group by 1 order by 1`,
      )
    ).map(({ key, count }) => [key, count]),
  )

test('two processes that start together make the history once, and every rule holds', async () => {
  expect(made.filter(Boolean)).toHaveLength(1)
  expect(await verify(db)).toEqual([])
})

test('the same seed gives the same town, with everything in each of its states', async () => {
  expect({
    people: await countBy('user_account', 'role'),
    bookings: await countBy('booking', 'state'),
    consultations: await countBy('consultation', 'state, end_reason'),
    orders: await countBy('shop_order', 'state'),
    payments: await countBy('payment', 'status'),
    proposals: await countBy('operator_proposal', `kind, decision, case when paid_at is not null then 'paid' end`),
  }).toMatchInlineSnapshot(`
    {
      "bookings": {
        "cancelled": 3,
        "completed": 28,
        "confirmed": 11,
        "expired": 1,
        "live": 1,
        "missed": 3,
      },
      "consultations": {
        "cancelled": 1,
        "missed": 3,
        "refused": 2,
        "settled acharyaSilent": 1,
        "settled ended": 62,
        "settled timeUp": 1,
      },
      "orders": {
        "cancelled": 2,
        "delivered": 24,
        "packed": 2,
        "placed": 4,
        "returnRequested": 1,
        "returned": 1,
        "shipped": 2,
      },
      "payments": {
        "failed": 3,
        "paid": 101,
      },
      "people": {
        "ROLE_ACHARYA": 12,
        "ROLE_ADMIN": 2,
        "ROLE_USER": 40,
      },
      "proposals": {
        "correction": 1,
        "payout": 3,
        "payout confirmed paid": 20,
        "refund": 1,
      },
    }
  `)
})

test('nothing lies in the future, and nothing of the past waits to be sent', async () => {
  for (const [table, column] of [
    ['transfer', 'created_at'],
    ['booking', 'created_at'],
    ['consultation', 'requested_at'],
    ['consultation_message', 'sent_at'],
    ['shop_order', 'updated_at'],
    ['review', 'changed_at'],
    ['payment', 'created_at'],
    ['user_account', 'created_at'],
    ['audit_entry', 'at'],
  ] as const) {
    const [row] = await db.query<{ first: Date; last: Date }>(
      `select min(${column}) as first, max(${column}) as last from ${table}`,
    )
    expect([table, row!.last <= now, row!.first < now]).toEqual([table, true, true])
  }
  await app.runJob('notices.deliver')
  await app.runJob('contact.deliver')
  expect(letters).toEqual([])
})

test('the jobs of a first start advance the order of today only', async () => {
  const before = await countBy('shop_order', 'state')
  const poojas = await countBy('booking', 'state')
  for (const job of ['orders.demo-carrier', 'bookings.close', 'bookings.expire-holds', 'wallet.expireReservations'])
    await app.runJob(job)
  await app.tidy()
  const { placed, packed, ...others } = before
  expect(await countBy('shop_order', 'state')).toEqual({ ...others, placed: placed! - 1, packed: packed! + 1 })
  expect(await countBy('booking', 'state')).toEqual(poojas)
  expect(await verify(db)).toEqual([])
})

test('the consoles are not empty, and ratings come from it', async () => {
  const operator = await app.newClient().signIn('9000000003')
  const { body } = await operator.call(getOperatorToday)
  const figures = Object.fromEntries(body.figures.map(({ key, value }) => [key, value]))
  for (const key of ['takings', 'bookingsToday', 'ordersToPack', 'returnsAsked', 'poojasToDecide', 'openReports'])
    expect([key, figures[key]! > 0]).toEqual([key, true])
  expect([figures.openLetters, figures.openProposals! > 2, figures.stuckPayments]).toEqual([2, true, 0])
  expect(body.days.filter(({ takings }) => takings > 0).length).toBeGreaterThan(20)

  const { astrologers } = (await app.newClient().call(getAllAcharya)).body
  const raghunath = astrologers.find(({ name }) => name.includes('Raghunath'))!
  expect(raghunath.rating).toBeGreaterThan(4)
  expect(raghunath.sessions).toBeGreaterThan(15)
})

test('no two reviews have the same words, and most have some', async () => {
  const words = await db.query<{ words: string }>('select words from review')
  const said = words.map((row) => row.words).filter((one) => one !== '')
  expect(said.length).toBeGreaterThan(60)
  expect(new Set(said).size).toBe(said.length)
})

test('a database that somebody has used is left as it is', async () => {
  const before = await markOfEverything(db)
  expect(await make(db)).toBe(false)
  expect(await markOfEverything(db)).toBe(before)
})
