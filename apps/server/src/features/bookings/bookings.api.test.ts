import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  getAllDakshina,
  getBookedPooja,
  getBooking,
  getBookingCalendar,
  getNextSlots,
  joinBooking,
  releaseHold,
} from '@sankalp/contract/bookings'
import { slotTime } from '@sankalp/contract/booking-rules'
import { getUserById } from '@sankalp/contract/users'
import {
  addPoojaCall,
  book,
  create,
  hold,
  newDevotee,
  openAcharya,
  pay,
  satyanarayanTotal,
  slotIn,
  slotsOf,
  update,
} from '../../../test/booking.ts'
import { expectVerified, pocketsOf } from '../../../test/ledger.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { loadDemo } from '../../../test/demo-rows.ts'

let app: TestApp
let acharyaId: string
let asha: TestClient

beforeEach(async () => {
  app = await testApp()
  await loadDemo(app.db, app.clock.now())
  acharyaId = await openAcharya(app)
  asha = await newDevotee(app)
})
afterEach(() => expectVerified(app.db))

const slot = (days = 3, time = '10:30 AM') => ({ acharyaId, ...slotIn(app, days, time) })
const show = async (client: TestClient, bookingId: string) =>
  (await client.call(getBooking, { params: { bookingId } })).body.booking

test('a user who has signed up just now books without a profile, and the details fill it', async () => {
  const newcomer = await app.newClient().signIn()
  const profile = async () => (await newcomer.call(getUserById, { params: { id: newcomer.userId } })).body.user
  const held = await hold(newcomer, slot())
  expect([held.status, held.body.booking.name]).toEqual([200, null])
  const made = await create(newcomer, slot(), { bookingId: held.body.bookingId })
  expect(made.body.booking).toMatchObject({ status: 'held', name: 'Asha Verma', city: 'Varanasi' })
  const filled = { name: 'Asha Verma', email: 'asha@example.com', city: 'Varanasi', pincode: '221005' }
  expect(await profile()).toMatchObject(filled)
  // What is there stays, also when the pooja is for another person.
  await create(newcomer, slot(), {
    bookingId: held.body.bookingId,
    name: 'Ravi Verma',
    email: 'ravi@example.com',
    city: 'Ujjain',
    state: 'Madhya Pradesh',
    pinCode: '456001',
  })
  expect(await profile()).toMatchObject(filled)
})

test('from a free slot to a paid booking, as each side sees it', async () => {
  const asked = slot()
  const month = asked.date.slice(6) + '-' + asked.date.slice(3, 5)
  const statusOf = async () =>
    (await slotsOf(app.newClient(), acharyaId, { month })).find(
      ({ date, toTime }) => date === asked.date && toTime === asked.time,
    )?.status
  expect(await statusOf()).toBe('Available')

  const held = await hold(asha, asked)
  expect([held.status, held.body.booking.status, held.body.booking.name]).toEqual([200, 'held', null])
  expect(Date.parse(held.body.booking.heldUntil!) - app.clock.now().getTime()).toBeGreaterThan(590_000)
  expect(await statusOf()).toBe('Booked')

  const made = await create(asha, asked, { bookingId: held.body.bookingId })
  expect(made.body.bookingId).toBe(held.body.bookingId)
  expect(made.body.user).toEqual({ _id: asha.userId, name: 'Asha Verma', email: 'asha@example.com' })
  expect(made.body.booking).toMatchObject({
    status: 'held',
    city: 'Varanasi',
    gotra: 'Kashyap',
    sankalpNames: ['Asha Verma', 'Ravi Verma'],
    total: 1417.18,
  })
  expect(made.body.booking.heldUntil).toBe(held.body.booking.heldUntil)
  expect(made.body.booking.sankalp!.en).toMatch(
    /^Varanasi: Vikram Samvat 20\d\d, \w+ month, (Shukla|Krishna) Paksha, \w+ tithi, .+ nakshatra, \w+day$/,
  )
  expect(made.body.booking.sankalp!.hin).toMatch(/^वाराणसी: विक्रम संवत् 20\d\d, /)

  const given = await update(asha, held.body.bookingId, { dakshina: 251 })
  expect([given.body.booking.dakshina, given.body.booking.total]).toEqual([251, 1668.18])

  const paid = await pay(asha, given.body.booking)
  expect(paid.body).toMatchObject({
    status: 'SUCCESS',
    missing: 0,
    booking: { status: 'confirmed', heldUntil: null, total: 1668.18, refund: 1668.18 },
  })
  expect(await pocketsOf(app.db, asha.userId)).toMatchObject({ paid: 5000_00 - 1668_18 })
  const [earned] = await app.db.query<{ paise: number }>('select balance_paise as paise from earnings_account')
  expect(earned!.paise).toBe(770_00 + 101_00 + 251_00)

  const listed = await asha.call(getBookedPooja, { params: { userId: asha.userId } })
  expect(listed.body.bookings.map(({ _id }) => _id)).toEqual([held.body.bookingId])
  expect(await statusOf()).toBe('Booked')
})

test('the lines of a bill: tax on pooja and samagri, none on the dakshina', async () => {
  const { body } = await create(asha, slot())
  await update(asha, body.bookingId, { dakshina: 101 })
  const held = await show(asha, body.bookingId)
  const lines = [
    { charge: 'pooja', amount: 1100, gstPercent: 18, gst: 198 },
    { charge: 'samagri', amount: 101, gstPercent: 18, gst: 18.18 },
    { charge: 'dakshina', amount: 101, gstPercent: 0, gst: 0 },
  ]
  expect(held.lines).toEqual(lines)
  await update(asha, body.bookingId, { dakshina: null })
  expect((await show(asha, body.bookingId)).total.toFixed(2)).toBe(satyanarayanTotal)
  await update(asha, body.bookingId, { dakshina: 101 })
  await pay(asha, held)
  expect((await show(asha, body.bookingId)).lines).toEqual(lines)
})

test('with too little money, charges nothing, keeps the slot held, and returns the missing amount', async () => {
  const poor = await newDevotee(app, 100)
  const { body } = await create(poor, slot())
  const answer = await pay(poor, body.booking)
  expect([answer.status, answer.body]).toEqual([
    200,
    { status: 'INSUFFICIENT_BALANCE', booking: null, missing: 1317.18, url: null },
  ])
  expect((await show(poor, body.bookingId)).status).toBe('held')
  expect(await pocketsOf(app.db, poor.userId)).toMatchObject({ paid: 100_00 })
})

test('lists the usual dakshina amounts, one of them most popular', async () => {
  const { body } = await app.newClient().call(getAllDakshina)
  expect(body.dakshina.map(({ dakhinaAmount }) => dakhinaAmount)).toEqual([51, 101, 251, 501, 1100])
  expect(body.dakshina.filter(({ mostPopular }) => mostPopular).map(({ name }) => name)).toEqual(['Most popular'])
})

test('lists the next free slots: at most three per acharya, twelve in total, soonest first', async () => {
  const { body } = await app.newClient().call(getNextSlots)
  expect(body.slots).toHaveLength(12)
  const starts = body.slots.map(({ startsAt }) => startsAt)
  expect(starts).toEqual(starts.toSorted())
  for (const one of body.slots) {
    expect(new Date(one.startsAt).getTime()).toBeGreaterThan(app.clock.now().getTime())
    expect(slotTime(new Date(one.startsAt))).toEqual({ date: one.date, time: one.time })
  }
  const perAcharya = Map.groupBy(body.slots, ({ acharyaId: id }) => id)
  expect(Math.max(...[...perAcharya.values()].map((list) => list.length))).toBeLessThanOrEqual(3)
  const first = body.slots[0]!
  await hold(asha, first)
  const after = await app.newClient().call(getNextSlots)
  expect(after.body.slots.map(({ _id }) => _id)).not.toContain(first._id)
})

test('releasing a hold frees its slot at once', async () => {
  const { body } = await hold(asha, slot())
  for (let times = 0; times < 2; times += 1) {
    const { status } = await asha.call(releaseHold, { params: { bookingId: body.bookingId } })
    expect(status).toBe(200)
  }
  expect((await show(asha, body.bookingId)).status).toBe('expired')
  const other = await newDevotee(app)
  expect((await hold(other, slot())).status).toBe(200)
})

test('both join within the window by the server’s clock: it is live, and completed when the window ends', async () => {
  const booking = await book(asha, slot(1))
  const join = (client: TestClient) => client.call(joinBooking, { params: { bookingId: booking._id } })
  const early = await join(asha)
  expect([early.status, early.body.code]).toEqual([409, 'JOIN_NOT_OPEN'])
  const priest = await acharyaClient(booking.acharya.userId)
  app.pass((Date.parse(booking.startsAt) - app.clock.now().getTime()) / 1000 + 1)
  await renew(asha, priest)
  expect((await join(asha)).body).toEqual({ status: 'confirmed', waitingFor: 'acharya' })
  expect((await join(priest)).body).toEqual({ status: 'live', waitingFor: null })
  expect((await join(asha)).body).toEqual({ status: 'live', waitingFor: null })
  await addPoojaCall(app, booking._id, 20 * 60)
  app.pass(30 * 60)
  await renew(asha)
  expect((await join(asha)).body.code).toBe('BOOKING_OVER')
  await app.runJob('bookings.close')
  expect((await show(asha, booking._id)).status).toBe('completed')
})

test('returns the calendar file of a paid booking', async () => {
  const held = await hold(asha, slot())
  const before = await asha.call(getBookingCalendar, { params: { bookingId: held.body.bookingId } })
  expect(before.status).toBe(404)
  const booking = await book(asha, slot())
  const { status, headers, body } = await asha.call(getBookingCalendar, { params: { bookingId: booking._id } })
  const { text } = body as unknown as { text: string }
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/calendar')])
  expect(text).toContain(`DTSTART:${booking.startsAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`)
  const whole = text.replaceAll('\r\n ', '')
  expect(whole).toContain(`SUMMARY:Satyanarayan Pooja with ${booking.acharya.name}\r\n`)
  expect(whole).toContain('Vikram Samvat')
  expect(whole.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

/** Signs in again, because moving the clock has expired the tokens. */
async function renew(...clients: TestClient[]): Promise<void> {
  for (const client of clients) await client.signIn(client.phone)
}

async function acharyaClient(userId: string): Promise<TestClient> {
  const [row] = await app.db.query<{ phone: string }>('select phone from user_account where id = $1', [userId])
  return app.newClient().signIn(row!.phone.replace('+91', ''))
}
