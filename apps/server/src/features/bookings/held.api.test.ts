import { randomUUID } from 'node:crypto'
import { getMyBookings, getMyEarnings } from '@sankalp/contract/acharya-bookings'
import { type Booking, answerHeld, decideHeld, getBooking, getRite, joinBooking } from '@sankalp/contract/bookings'
import { getOperatorList } from '@sankalp/contract/operator'
import { getMyPayouts } from '@sankalp/contract/payouts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addPoojaCall, book, newDevotee, openAcharya, slotIn } from '../../../test/booking.ts'
import { setRole } from '../../../test/contract/set-role.ts'
import { eraseAccount } from '../../../test/erase-account.ts'
import { expectVerified, pocketsOf } from '../../../test/ledger.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { loadDemo } from '../../../test/demo-rows.ts'

const [startPaise, pricePaise] = [2000_00, 1417_18]
/** 70 % of ₹1,100, and the samagri. */
const earns = 871

let app: TestApp
let devotee: TestClient
let acharya: TestClient
let booking: Booking

beforeEach(async () => {
  app = await testApp()
  await loadDemo(app.db, app.clock.now())
  const acharyaId = await openAcharya(app)
  devotee = await newDevotee(app, startPaise / 100)
  booking = await book(devotee, { acharyaId, ...slotIn(app, 1) })
  acharya = await signInAcharya()
})
afterEach(() => expectVerified(app.db))

async function signInAcharya(): Promise<TestClient> {
  const [row] = await app.db.query<{ phone: string }>('select phone from user_account where id = $1', [
    booking.acharya.userId,
  ])
  return app.newClient().signIn(row!.phone.replace('+91', ''))
}

/** Both join at the start, talk for so long in calls of the booking, and the window passes. */
async function meetFor(...calls: number[]): Promise<void> {
  app.pass((Date.parse(booking.startsAt) - app.clock.now().getTime()) / 1000 + 1)
  await devotee.signIn(devotee.phone)
  acharya = await signInAcharya()
  for (const client of [devotee, acharya]) await client.call(joinBooking, { params: { bookingId: booking._id } })
  for (const seconds of calls) await addPoojaCall(app, booking._id, seconds)
  app.pass(31 * 60)
  await devotee.signIn(devotee.phone)
  acharya = await signInAcharya()
  await Promise.all([app.runJob('bookings.close'), app.runJob('bookings.close')])
  await app.runJob('bookings.close')
}

async function operator(): Promise<TestClient> {
  const client = await app.newClient().signIn()
  await setRole(app.db, client.userId, 'ROLE_ADMIN', 'operations')
  return client
}

const show = async () => (await devotee.call(getBooking, { params: { bookingId: booking._id } })).body.booking
const answer = (given: 'held' | 'notHeld', client = devotee) =>
  client.call(answerHeld, { params: { bookingId: booking._id }, body: { answer: given } })
const decide = (client: TestClient, held: boolean) =>
  client.call(decideHeld, {
    params: { bookingId: booking._id },
    body: { held },
    headers: { 'Idempotency-Key': randomUUID() },
  })
const paidOf = async () => (await pocketsOf(app.db, devotee.userId)).paid
async function earnings() {
  const { available, toCome } = (await acharya.call(getMyPayouts)).body
  return { available, toCome }
}
const inDoubt = async (client: TestClient, filter = 'performed:unclear') =>
  (await client.call(getOperatorList, { params: { list: 'bookings' }, query: { filter } })).body.items.map(
    ({ id }) => id,
  )

test('a pooja ended after 28 seconds is asked about, and nothing of it can be paid out', async () => {
  await meetFor(28)
  expect(await show()).toMatchObject({ status: 'live', heldQuestion: { calledSeconds: 28, answer: null } })
  expect(await earnings()).toEqual({ available: 0, toCome: earns })
  expect((await acharya.call(getMyEarnings, {})).body).toMatchObject({
    balance: 0,
    toCome: earns,
    earned: 0,
    movements: [{ kind: 'pooja', amount: earns, isToCome: true }],
  })
  const past = await acharya.call(getMyBookings, { query: { when: 'past' } })
  expect(past.body.bookings).toMatchObject([{ status: 'live', isAsked: true }])
  expect((await acharya.call(getMyBookings, {})).body.bookings).toEqual([])
  expect(await inDoubt(await operator())).toEqual([booking._id])
  expect(await app.db.query(`select kind from notice where kind = 'poojaHeldAsked'`)).toHaveLength(1)
})

test('two that joined without a call are asked about too', async () => {
  await meetFor()
  expect((await show()).heldQuestion).toEqual({ calledSeconds: 0, answer: null })
})

test('calls that reach a third of the pooja together complete it', async () => {
  await meetFor(28, 572)
  expect(await show()).toMatchObject({ status: 'completed', heldQuestion: null })
  expect(await earnings()).toEqual({ available: earns, toCome: 0 })
  expect((await answer('notHeld')).body.code).toBe('BOOKING_OVER')
  expect((await decide(await operator(), false)).body.code).toBe('BOOKING_OVER')
  expect(await paidOf()).toBe(startPaise - pricePaise)
})

test('the devotee says that it was performed: the acharya has earned it, once', async () => {
  await meetFor(28)
  const both = await Promise.all([answer('held'), answer('held')])
  expect(both.map(({ status, body }) => [status, body.booking.status])).toEqual([
    [200, 'completed'],
    [200, 'completed'],
  ])
  expect(await earnings()).toEqual({ available: earns, toCome: 0 })
  expect(await inDoubt(await operator())).toEqual([])
  expect(await paidOf()).toBe(startPaise - pricePaise)
})

test('the devotee says no: it stays open until an operator refunds it, once', async () => {
  await meetFor(28)
  expect((await answer('notHeld')).body.booking).toMatchObject({ status: 'live', heldQuestion: { answer: 'notHeld' } })
  expect(await earnings()).toEqual({ available: 0, toCome: earns })
  expect(await paidOf()).toBe(startPaise - pricePaise)
  const clerk = await operator()
  expect(await inDoubt(clerk, 'performed:saidNot')).toEqual([booking._id])
  const both = await Promise.all([decide(clerk, false), decide(clerk, false)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await show()).toMatchObject({ status: 'missed', refund: pricePaise / 100 })
  expect(await paidOf()).toBe(startPaise)
  expect(await earnings()).toEqual({ available: 0, toCome: 0 })
  const [refund] = await app.db.query(`select reason from transfer where kind = 'refund'`)
  expect(refund).toEqual({ reason: 'poojaNotHeld' })
  expect((await answer('held')).body.code).toBe('BOOKING_OVER')
})

test('an operator decides that it was performed, though the devotee said no', async () => {
  await meetFor(28)
  await answer('notHeld')
  expect((await decide(await operator(), true)).body).toEqual({ status: 'completed' })
  expect(await earnings()).toEqual({ available: earns, toCome: 0 })
  expect(await paidOf()).toBe(startPaise - pricePaise)
})

test('a devotee who says no and then yes, before the decision, has it completed', async () => {
  await meetFor(28)
  await answer('notHeld')
  expect((await answer('held')).body.booking.status).toBe('completed')
})

test('an answer and a decision at the same time: only one of them holds', async () => {
  await meetFor(28)
  const clerk = await operator()
  const [said, decided] = await Promise.all([answer('held'), decide(clerk, false)])
  expect([said.status, decided.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  const isHeld = said.status === 200
  expect((await show()).status).toBe(isHeld ? 'completed' : 'missed')
  expect(await paidOf()).toBe(isHeld ? startPaise - pricePaise : startPaise)
  expect(await earnings()).toEqual({ available: isHeld ? earns : 0, toCome: 0 })
})

test('only the devotee answers, and only an operator decides', async () => {
  await meetFor(28)
  expect((await answer('held', acharya)).status).toBe(404)
  expect((await answer('held', await newDevotee(app, 0))).status).toBe(404)
  expect((await decide(acharya, true)).status).toBe(403)
  expect((await decide(devotee, false)).status).toBe(403)
})

test.each([
  ['a devotee who did not answer leaves: the acharya keeps it', null, 'completed'],
  ['a devotee who said no leaves: it is refunded first', 'notHeld', 'missed'],
] as const)('%s', async (_, given, state) => {
  await meetFor(28)
  if (given) await answer(given)
  expect((await eraseAccount(devotee)).status).toBe(200)
  expect(await app.db.query('select state from booking')).toEqual([{ state }])
  expect(await earnings()).toEqual({ available: given ? 0 : earns, toCome: 0 })
})

test('an acharya who leaves while it is asked earns nothing of it', async () => {
  await meetFor(28)
  expect((await eraseAccount(acharya)).status).toBe(200)
  expect((await show()).status).toBe('missed')
  expect(await paidOf()).toBe(startPaise)
})

test('the rite is shown to both sides with names and steps, and to no other', async () => {
  const params = { bookingId: booking._id }
  for (const client of [devotee, acharya]) {
    const { body } = await client.call(getRite, { params })
    expect(body.rite).toMatchObject({ names: ['Asha Verma', 'Ravi Verma'], gotra: 'Kashyap', city: 'Varanasi' })
    expect([body.rite.steps.length, body.rite.samagri.length, body.rite.prepare.length]).not.toContain(0)
    expect(JSON.stringify(body)).not.toMatch(/asha@example|9876543210|Assi Ghat/)
  }
  expect((await (await newDevotee(app, 0)).call(getRite, { params })).status).toBe(404)
})
