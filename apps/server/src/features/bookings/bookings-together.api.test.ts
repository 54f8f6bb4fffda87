import { randomUUID } from 'node:crypto'
import type { Booking } from '@sankalp/contract/bookings'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callBookings, outcomeOf } from '../../../test/booking-calls.ts'
import { goodDetails, newDevotee, openAcharya, slotIn } from '../../../test/booking.ts'
import { loadDemo } from '../../../test/demo-rows.ts'
import { expectVerified, movements, pocketsOf } from '../../../test/ledger.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

let app: TestApp
let acharyaId: string
let calls: ReturnType<typeof callBookings>

beforeEach(async () => {
  app = await testApp()
  await loadDemo(app.db, app.clock.now())
  acharyaId = await openAcharya(app)
  calls = callBookings(app)
})
afterEach(() => expectVerified(app.db))

const slot = (days = 3, time = '10:30 AM') => ({ acharyaId, ...slotIn(app, days, time) })
const devotees = (count: number, rupees = 2000) =>
  Promise.all(Array.from({ length: count }, () => newDevotee(app, rupees)))
const statesOf = async () =>
  (await app.db.query<{ state: string }>('select state from booking order by starts_at, state')).map(
    ({ state }) => state,
  )

async function counting<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  calls.seen.transactions = 0
  return [await work(), calls.seen.transactions]
}

test('many bookings held and paid at the same moment go by one transaction each time, with the rows and notices of each', async () => {
  const { create, pay } = calls
  const crowd = await devotees(12)
  const [held, forHolds] = await counting(() =>
    Promise.all(crowd.map((client, index) => create(client, slot(3 + index)))),
  )
  expect(forHolds).toBe(1)
  expect(held.map(outcomeOf)).toEqual(crowd.map(() => 'held'))
  const [paid, forPayments] = await counting(() =>
    Promise.all(crowd.map((client, index) => pay(client, held[index]!.booking!))),
  )
  expect(forPayments).toBe(1)
  expect(paid.map(outcomeOf)).toEqual(crowd.map(() => 'SUCCESS'))
  const rows = await app.db.query<{ userId: string; notices: number; sankalp: object; kinds: string[] }>(
    `select booking.user_id as "userId", sankalp, (select array_agg(kind order by kind) from notice where subject = 'booking:' || booking.id) as kinds,
       (select count(*)::int from notice_delivery join notice on notice.id = notice_id where subject = 'booking:' || booking.id) as notices
     from booking join transfer on transfer.id = transfer_id and transfer.user_id = booking.user_id where state = 'confirmed' and held_until is null order by starts_at`,
  )
  expect(rows.map(({ userId }) => userId)).toEqual(crowd.map(({ userId }) => userId))
  for (const { kinds, notices, sankalp } of rows) {
    expect(kinds).toEqual(['bookingConfirmed', 'newBooking', 'reminderDay'])
    expect(notices).toBe(3)
    expect(sankalp).not.toBeNull()
  }
  // What was answered is what is stored.
  for (const [index, { booking }] of paid.entries()) {
    const [row] = await app.db.query<{ transferId: string }>(
      'select transfer_id as "transferId" from booking where id = $1',
      [held[index]!.booking!._id],
    )
    expect(booking).toMatchObject({ _id: held[index]!.booking!._id, status: 'confirmed', transferId: row!.transferId })
  }
  for (const { userId } of crowd) expect((await pocketsOf(app.db, userId)).paid).toBe(2000_00 - 1417_18)
})

test('one that is alone is made by its handler: one transaction, as before', async () => {
  const { hold, create, pay } = calls
  const [asha] = await devotees(1)
  expect((await counting(() => hold(asha!, slot())))[1]).toBe(1)
  const [{ booking }, forCreate] = await counting(() => create(asha!, slot(4)))
  expect(forCreate).toBe(1)
  expect((await counting(() => pay(asha!, booking!)))[1]).toBe(1)
  expect(await statesOf()).toEqual(['expired', 'confirmed'])
})

test('one slot that two want, beside others that are free: one has it, and nobody else is the worse for it', async () => {
  const { hold } = calls
  const crowd = await devotees(6, 0)
  const answers = await Promise.all(crowd.map((client, index) => hold(client, slot(index < 2 ? 3 : 3 + index))))
  expect(answers.map(outcomeOf)).toEqual(['held', 'SLOT_TAKEN', 'held', 'held', 'held', 'held'])
  expect(await statesOf()).toEqual(['held', 'held', 'held', 'held', 'held'])
})

test('each refusal is told to whom it concerns, and the others of the group have their slots', async () => {
  const { create, hold } = calls
  const [asha, late, own, other, past, incomplete] = (await devotees(6, 0)) as [
    TestClient,
    TestClient,
    TestClient,
    TestClient,
    TestClient,
    TestClient,
  ]
  await hold(own, slot(5))
  await app.db.query('update user_account set email = null where id = $1', [incomplete.userId])
  await app.db.query(
    'delete from availability_pattern where acharya_id = $1 and weekday = extract(dow from $2::timestamptz)',
    [acharyaId, new Date(app.clock.now().getTime() + 6 * 86_400_000)],
  )
  const answers = await Promise.all([
    create(asha, slot(3)),
    create(late, slot(6)),
    // Holds it already: the same booking, now filled in.
    create(own, slot(5)),
    create(past, slot(-1)),
    create(incomplete, slot(7)),
    create(other, slot(4), { bookingId: randomUUID() }),
    create(other, { ...slot(8), acharyaId: randomUUID() }),
    create(asha, slot(4), { poojaId: 'no-such-pooja' }),
  ])
  expect(answers.map(outcomeOf)).toEqual([
    'held',
    'SLOT_NOT_OFFERED',
    'held',
    'SLOT_IN_PAST',
    'PROFILE_INCOMPLETE',
    'NOT_FOUND',
    'NOT_FOUND',
    'NOT_FOUND',
  ])
  expect(answers[2].booking!.name).toBe(goodDetails.name)
  expect(await statesOf()).toEqual(['held', 'held'])
})

test('several holds of one person in one group: no more than they may have, and the later choice for a pooja stays', async () => {
  const { hold } = calls
  const [asha, other] = await devotees(2, 0)
  const poojas = (await app.db.query<{ id: string }>('select id from pooja where listed order by id limit 7')).map(
    ({ id }) => id,
  )
  const answers = await Promise.all([
    ...poojas.map((pooja, index) => hold(asha!, slot(3 + index), pooja)),
    hold(other!, slot(20)),
  ])
  const held = answers.filter((answer) => outcomeOf(answer) === 'held')
  const refused = answers.filter((answer) => outcomeOf(answer) === 'TOO_MANY_HOLDS')
  expect([held.length + refused.length, outcomeOf(answers.at(-1)!)]).toEqual([8, 'held'])
  const [row] = await app.db.query<{ count: number }>(
    `select count(*)::int as count from booking where user_id = $1 and state = 'held'`,
    [asha!.userId],
  )
  expect(row!.count).toBe(held.length - 1)
  expect(refused.length).toBeGreaterThan(0)
  const same = await Promise.all([hold(other!, slot(21)), hold(other!, slot(22)), hold(other!, slot(23))])
  expect(same.map(outcomeOf)).toEqual(['held', 'held', 'held'])
  const left = await app.db.query(`select 1 from booking where user_id = $1 and state = 'held'`, [other!.userId])
  expect(left).toHaveLength(1)
})

test('payments of one group: who has too little, pays the wrong amount, another slot, too late, twice or for somebody else is told so, and the others have paid once', async () => {
  const { create, hold, pay } = calls
  const [good, poor, wrong, elsewhere, empty, twice, thief] = (await devotees(7)) as [
    TestClient,
    TestClient,
    TestClient,
    TestClient,
    TestClient,
    TestClient,
    TestClient,
  ]
  await movements.payForPooja(app.db, {
    key: 'spent',
    userId: poor.userId,
    subject: { kind: 'test', id: 'x' },
    lines: [{ item: 'pooja', quantity: 1, amountPaise: 1000_00, taxPercent: 0, taxPaise: 0 }],
    now: app.clock.now(),
  })
  const [forGood, forPoor, forWrong, forElsewhere, forTwice] = (
    await Promise.all([
      create(good, slot(3)),
      create(poor, slot(4)),
      create(wrong, slot(5)),
      create(elsewhere, slot(6)),
      create(twice, slot(7)),
    ])
  ).map(({ booking }) => booking!) as [Booking, Booking, Booking, Booking, Booking]
  const forEmpty = (await hold(empty, slot(8))).booking!
  const answers = await Promise.all([
    pay(good, forGood),
    pay(poor, forPoor),
    pay(wrong, forWrong, '1.00'),
    pay(elsewhere, { ...forElsewhere, availableTimeSlotsId: 'another' }),
    pay(empty, forEmpty),
    pay(twice, forTwice),
    pay(twice, forTwice),
    pay(thief, forWrong),
  ])
  expect(answers.map(outcomeOf)).toEqual([
    'SUCCESS',
    'INSUFFICIENT_BALANCE',
    'PRICE_CHANGED',
    'INVALID_INPUT',
    'BOOKING_NOT_FILLED_IN',
    'SUCCESS',
    'SUCCESS',
    'NOT_FOUND',
  ])
  expect(answers[1].missing).toBe(417.18)
  expect(answers[5].booking!.transferId).toBe(answers[6].booking!.transferId)
  expect(await statesOf()).toEqual(['confirmed', 'held', 'held', 'held', 'confirmed', 'held'])
  const left = await Promise.all(
    [good, poor, wrong, elsewhere, empty, twice, thief].map(
      async ({ userId }) => (await pocketsOf(app.db, userId)).paid,
    ),
  )
  expect(left).toEqual([582_82, 1000_00, 2000_00, 2000_00, 2000_00, 582_82, 2000_00])
  const told = await app.db.query<{ count: number }>(
    `select count(*)::int as count from notice where kind = 'newBooking' group by subject`,
  )
  expect(told).toEqual([{ count: 1 }, { count: 1 }])
})

test('a hold that has run out before its group is paid: that one is expired, the one beside it is paid', async () => {
  const { create, pay } = calls
  const [asha, other] = (await devotees(2)) as [TestClient, TestClient]
  const first = (await create(asha, slot(3))).booking!
  app.pass(400)
  const second = (await create(other, slot(4))).booking!
  app.pass(300)
  expect((await Promise.all([pay(asha, first), pay(other, second)])).map(outcomeOf)).toEqual([
    'HOLD_EXPIRED',
    'SUCCESS',
  ])
  expect((await pocketsOf(app.db, asha.userId)).paid).toBe(2000_00)
})

test('the same key: twice in one moment, and again in a later group, it is one booking and one payment with one answer', async () => {
  const { create, pay } = calls
  const [asha, other] = (await devotees(2)) as [TestClient, TestClient]
  const key = randomUUID()
  const held = await Promise.all([
    create(asha, slot(3), {}, key),
    create(asha, slot(3), {}, key),
    create(other, slot(4)),
  ])
  expect(held[1]).toEqual(held[0])
  expect(outcomeOf(held[2])).toBe('held')
  const again = await Promise.all([create(asha, slot(3), {}, key), create(other, slot(4))])
  expect(again[0]).toEqual(held[0])
  expect(await statesOf()).toEqual(['held', 'held'])
  const payKey = randomUUID()
  const paid = await Promise.all([pay(asha, held[0].booking!, undefined, payKey), pay(other, held[2].booking!)])
  expect(await Promise.all([pay(asha, held[0].booking!, undefined, payKey), pay(other, held[2].booking!)])).toEqual(
    paid,
  )
  // Used for something else.
  expect(
    (await Promise.all([pay(asha, held[0].booking!, '1.00', payKey), pay(other, held[2].booking!)])).map(outcomeOf),
  ).toEqual(['IDEMPOTENCY_KEY_REUSED', 'SUCCESS'])
  for (const { userId } of [asha, other]) expect((await pocketsOf(app.db, userId)).paid).toBe(2000_00 - 1417_18)
})

test('a group that fails on its way: nothing of it has happened, and each is made by itself', async () => {
  const { create, pay } = calls
  const crowd = await devotees(4)
  calls.seen.failOnce = true
  const [held, forHolds] = await counting(() =>
    Promise.all(crowd.map((client, index) => create(client, slot(3 + index)))),
  )
  expect([held.map(outcomeOf), forHolds]).toEqual([crowd.map(() => 'held'), 5])
  expect(await statesOf()).toEqual(crowd.map(() => 'held'))
  calls.seen.failOnce = true
  const [paid, forPayments] = await counting(() =>
    Promise.all(crowd.map((client, index) => pay(client, held[index]!.booking!))),
  )
  expect([paid.map(outcomeOf), forPayments]).toEqual([crowd.map(() => 'SUCCESS'), 5])
  const [row] = await app.db.query<{ notices: number; transfers: number }>(
    `select (select count(*)::int from notice) as notices, (select count(*)::int from transfer where kind = 'pooja') as transfers`,
  )
  expect(row).toEqual({ notices: 12, transfers: 4 })
})
