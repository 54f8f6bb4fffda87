import { getBooking, getBookedPooja, joinBooking } from '@sankalp/contract/bookings'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { book, create, hold, newDevotee, openAcharya, pay, slotIn, update } from '../../../test/booking.ts'
import { expectVerified, movements, pocketsOf } from '../../../test/ledger.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { loadDemo } from '../../../test/demo-rows.ts'
import { readCalledSeconds } from '../../app/called-seconds.ts'
import { createAnnounce } from './booking-changes.ts'
import { lockBooking } from './bookings.repository.ts'
import { createEnding } from './ending.ts'

let app: TestApp
let acharyaId: string

beforeEach(async () => {
  app = await testApp()
  await loadDemo(app.db, app.clock.now())
  acharyaId = await openAcharya(app)
})
afterEach(() => expectVerified(app.db))

const slot = (days = 3, time = '10:30 AM') => ({ acharyaId, ...slotIn(app, days, time) })
const devotees = (count: number, rupees = 2000) =>
  Promise.all(Array.from({ length: count }, () => newDevotee(app, rupees)))
const statusOf = async (client: TestClient, bookingId: string) =>
  (await client.call(getBooking, { params: { bookingId } })).body.booking.status

test('of a hundred holds of one slot at once, one succeeds and the others get an error', async () => {
  const crowd = await devotees(100, 0)
  const answers = await Promise.all(
    crowd.map((client, index) => (index % 2 === 0 ? hold(client, slot()) : create(client, slot()))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(
    new Set(answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body.code}`)),
  ).toEqual(new Set(['409 SLOT_TAKEN']))
})

test('of thirty holds of a slot with an expired hold, one succeeds', async () => {
  const [first, ...crowd] = await devotees(31, 0)
  await hold(first!, slot())
  app.pass(601)
  const answers = await Promise.all(crowd.map((client) => hold(client, slot())))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 29 }, () => 409),
  ])
})

test('ten simultaneous holds by one user for one pooja leave one held', async () => {
  const [asha] = await devotees(1)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => hold(asha!, slot(3 + index))))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const [row] = await app.db.query<{ count: number }>(
    `select count(*)::int as count from booking where user_id = $1 and state = 'held'`,
    [asha!.userId],
  )
  expect(row!.count).toBe(1)
})

test('a payment and the expiry of its hold at the same time: one of them happens, and the money agrees', async () => {
  for (let round = 0; round < 12; round += 1) {
    const [asha] = await devotees(1)
    const { body } = await create(asha!, slot(3, '11:00 AM'))
    // From shortly before the end to shortly after it.
    app.pass((Date.parse(body.booking.heldUntil!) - app.clock.now().getTime() - 25 + round * 4) / 1000)
    const [paid] = await Promise.all([pay(asha!, body.booking), app.runJob('bookings.expire-holds')])
    const status = await statusOf(asha!, body.bookingId)
    const { paid: left } = await pocketsOf(app.db, asha!.userId)
    expect([
      ['SUCCESS', 'confirmed', 2000_00 - 1417_18],
      ['HOLD_EXPIRED', 'expired', 2000_00],
    ]).toContainEqual([paid.body.status ?? paid.body.code, status, left])
    if (status === 'confirmed') expect((await update(asha!, body.bookingId, { cancel: {} })).status).toBe(200)
  }
})

test('two payments at once both report success, and the booking is paid once', async () => {
  const [asha] = await devotees(1, 5000)
  const { body } = await create(asha!, slot())
  const answers = await Promise.all(Array.from({ length: 5 }, () => pay(asha!, body.booking)))
  expect(new Set(answers.map((answer) => answer.body.status))).toEqual(new Set(['SUCCESS']))
  expect(new Set(answers.map((answer) => answer.body.booking!.transferId)).size).toBe(1)
  expect(await pocketsOf(app.db, asha!.userId)).toMatchObject({ paid: 5000_00 - 1417_18 })
})

test('five cancellations at once refund once', async () => {
  const [asha] = await devotees(1)
  const booking = await book(asha!, slot())
  const answers = await Promise.all(Array.from({ length: 5 }, () => update(asha!, booking._id, { cancel: {} })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
  expect(await pocketsOf(app.db, asha!.userId)).toMatchObject({ paid: 2000_00 })
})

test('four moves to one slot while a fifth user holds it: one gets it, the others keep theirs', async () => {
  const crowd = await devotees(5)
  const bookings = await Promise.all(crowd.slice(0, 4).map((client, index) => book(client, slot(3 + index))))
  const wanted = slotIn(app, 9)
  const moved = await Promise.all([
    ...bookings.map((booking, index) => update(crowd[index]!, booking._id, { reschedule: wanted })),
    hold(crowd[4]!, { acharyaId, ...wanted }),
  ])
  expect(moved.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(moved.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['SLOT_TAKEN']),
  )
  for (const [index, booking] of bookings.entries()) {
    const now = (await crowd[index]!.call(getBooking, { params: { bookingId: booking._id } })).body.booking
    expect([now.status, now.startsAt === booking.startsAt]).toEqual(['confirmed', moved[index]!.status !== 200])
  }
})

test('when hours change under a hold, it can still be paid, and no other user gets the slot', async () => {
  const [asha, other] = await devotees(2)
  const { body } = await create(asha!, slot())
  await app.db.query('delete from availability_pattern where acharya_id = $1', [acharyaId])
  expect((await pay(asha!, body.booking)).body.status).toBe('SUCCESS')
  await update(asha!, body.bookingId, { cancel: {} })
  expect((await hold(other!, slot())).body.code).toBe('SLOT_NOT_OFFERED')
})

test('the acharya cancels while both join: it is either live, or cancelled and refunded', async () => {
  const ending = createEnding({
    refund: movements.refund,
    announce: createAnnounce(() => undefined, {}),
    readCalledSeconds,
  })
  const crowd = await devotees(3)
  const times = ['9:00 AM', '9:30 AM', '10:00 AM']
  const bookings = await Promise.all(crowd.map((client, index) => book(client, slot(2, times[index]))))
  for (const [index, booking] of bookings.entries()) {
    const asha = crowd[index]!
    app.pass((Date.parse(booking.startsAt) - app.clock.now().getTime()) / 1000 + 60)
    await asha.signIn(asha.phone)
    const priest = await acharyaClient(booking.acharya.userId)
    const join = (client: TestClient) => client.call(joinBooking, { params: { bookingId: booking._id } })
    const cancel = app.db
      .transaction(async (tx) =>
        ending.cancelByAcharya(tx, (await lockBooking(tx, booking._id))!, 'Unwell', app.clock.now()),
      )
      .then(
        () => 'cancelled',
        () => 'refused',
      )
    const [first, second, cancelled] = await Promise.all([join(asha), join(priest), cancel])
    const status = await statusOf(asha, booking._id)
    expect(['live', 'cancelled']).toContain(status)
    expect(cancelled).toBe(status === 'cancelled' ? 'cancelled' : 'refused')
    if (status === 'live') expect([first.status, second.status]).toEqual([200, 200])
  }
})

test('at the end of the window, completes live bookings and marks others missed, refunded unless only the devotee was absent', async () => {
  const crowd = await devotees(3)
  const times = ['9:00 AM', '9:30 AM', '10:00 AM']
  const bookings = await Promise.all(crowd.map((client, index) => book(client, slot(2, times[index]))))
  // First booking: neither side joins. Second: only the devotee. Third: only the acharya.
  for (const index of [1, 2]) {
    const booking = bookings[index]!
    app.pass((Date.parse(booking.startsAt) - app.clock.now().getTime()) / 1000 + 60)
    const caller = index === 1 ? await crowd[1]!.signIn(crowd[1]!.phone) : await acharyaClient(booking.acharya.userId)
    expect((await caller.call(joinBooking, { params: { bookingId: booking._id } })).status).toBe(200)
  }
  app.pass(31 * 60)
  await Promise.all([app.runJob('bookings.close'), app.runJob('bookings.close')])
  const rows = await app.db.query<{ state: string; reason: string | null }>(
    'select b.state, t.reason from booking b left join transfer t on t.id = b.refund_transfer_id order by b.starts_at',
  )
  expect(rows).toEqual([
    { state: 'missed', reason: 'acharyaMissed' },
    { state: 'missed', reason: 'acharyaMissed' },
    { state: 'missed', reason: null },
  ])
  const balances = await Promise.all(crowd.map(({ userId }) => pocketsOf(app.db, userId)))
  expect(balances.map(({ paid }) => paid)).toEqual([2000_00, 2000_00, 2000_00 - 1417_18])
  await crowd[0]!.signIn(crowd[0]!.phone)
  const listed = await crowd[0]!.call(getBookedPooja, { params: { userId: crowd[0]!.userId } })
  expect(listed.body.bookings.map(({ status }) => status)).toEqual(['missed'])
})

async function acharyaClient(userId: string): Promise<TestClient> {
  const [row] = await app.db.query<{ phone: string }>('select phone from user_account where id = $1', [userId])
  return app.newClient().signIn(row!.phone.replace('+91', ''))
}
