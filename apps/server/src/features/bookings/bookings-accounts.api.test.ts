import { slotTime } from '@sankalp/contract/booking-rules'
import { getBooking } from '@sankalp/contract/bookings'
import { deleteUser, exportUserData } from '@sankalp/contract/users'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { book, create, hold, newDevotee, openAcharya, pay, slotIn, slotsOf, update } from '../../../test/booking.ts'
import { expectVerified, pocketsOf } from '../../../test/ledger.ts'
import { connectLive } from '../../../test/live-client.ts'
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
const rowOf = async (bookingId: string) => {
  const [row] = await app.db.query<{ state: string; details: unknown; sankalp: unknown; reason: string | null }>(
    'select b.state, details, sankalp, t.reason from booking b left join transfer t on t.id = b.refund_transfer_id where b.id = $1',
    [bookingId],
  )
  return row!
}

test('erasing an account first cancels and refunds coming bookings unless it is too late, releases holds, and deletes the details', async () => {
  const coming = await book(asha, slot(5))
  const tomorrow = await book(asha, { acharyaId, ...soon() })
  const held = await create(asha, slot(7))
  const body = { phone_number: asha.phone }
  const left = await asha.call(deleteUser, { params: { id: asha.userId }, body })
  const latePoojasPaise = Math.round(tomorrow.total * 100)
  const paidPaise = 5000_00 - latePoojasPaise
  expect([left.status, left.body.code, left.body.facts]).toMatchObject([
    409,
    'MONEY_LEFT',
    { paidPaise, latePoojasPaise, bonusPaise: 0, reservedPaise: 0 },
  ])
  expect((await update(asha, tomorrow._id, { cancel: {} })).body.code).toBe('CHANGE_TOO_LATE')
  expect((await rowOf(coming._id)).state).toBe('confirmed')

  const done = await asha.call(deleteUser, {
    params: { id: asha.userId },
    body: { ...body, money: 'giveUp', givenUp: 5000 },
  })
  expect(done.status).toBe(200)
  expect(await rowOf(coming._id)).toEqual({
    state: 'cancelled',
    details: null,
    sankalp: null,
    reason: 'cancelledInTime',
  })
  expect(await rowOf(tomorrow._id)).toEqual({ state: 'cancelled', details: null, sankalp: null, reason: null })
  expect(await rowOf(held.body.bookingId)).toMatchObject({ state: 'expired', details: null })
  expect(await pocketsOf(app.db, asha.userId)).toMatchObject({ paid: 0 })
  expect((await hold(await newDevotee(app), slot(5))).status).toBe(200)
})

test('erasing an acharya’s account refunds all bookings in full and offers no more slots', async () => {
  const booking = await book(asha, slot(5))
  const waiting = await create(await newDevotee(app), slot(6))
  const [row] = await app.db.query<{ phone: string; id: string }>('select phone, id from user_account where id = $1', [
    booking.acharya.userId,
  ])
  const priest = await app.newClient().signIn(row!.phone.replace('+91', ''))
  const { status } = await priest.call(deleteUser, {
    params: { id: priest.userId },
    body: { phone_number: priest.phone },
  })
  expect(status).toBe(200)
  expect(await rowOf(booking._id)).toMatchObject({ state: 'cancelled', reason: 'acharyaCancelled' })
  expect(await rowOf(waiting.body.bookingId)).toMatchObject({ state: 'expired' })
  expect(await pocketsOf(app.db, asha.userId)).toMatchObject({ paid: 5000_00 })
  const shown = (await asha.call(getBooking, { params: { bookingId: booking._id } })).body.booking
  expect([shown.acharya.name, shown.cancelledBy]).toEqual(['Former acharya', 'acharya'])
})

test('the export contains what is stored about the user’s bookings', async () => {
  const booking = await book(asha, slot(5))
  const { body } = await asha.call(exportUserData, { params: { id: asha.userId } })
  expect(body.data.bookings).toEqual([
    expect.objectContaining({
      id: booking._id,
      state: 'confirmed',
      details: expect.objectContaining({ gotra: 'Kashyap' }),
    }),
  ])
})

test('notifies devotee and acharya of changes to a booking, and only the owner of a hold', async () => {
  const priest = await acharyaOf()
  const devoteeLive = await connectLive(app.url, asha.token)
  const priestLive = await connectLive(app.url, priest.token)
  onTestFinished(() => void [devoteeLive, priestLive].map((live) => live.disconnect()))
  const told = (live: typeof devoteeLive, wanted: string) =>
    new Promise<string>((resolve) => {
      live.on(
        'booking:changed',
        ({ bookingId, status }: { bookingId: string; status: string }) =>
          void (status === wanted && resolve(bookingId)),
      )
    })
  const heard: string[] = []
  priestLive.on('booking:changed', ({ status }: { status: string }) => void heard.push(status))
  const [held, confirmed, confirmedToPriest] = [
    told(devoteeLive, 'held'),
    told(devoteeLive, 'confirmed'),
    told(priestLive, 'confirmed'),
  ]
  const { body } = await create(asha, slot(5))
  expect(await held).toBe(body.bookingId)
  await pay(asha, body.booking)
  expect([await confirmed, await confirmedToPriest]).toEqual([body.bookingId, body.bookingId])
  expect(heard).toEqual(['confirmed'])
})

test('a slot whose hold expired is listed as free, before and after the job has run', async () => {
  const month = slot(3).date.slice(6) + '-' + slot(3).date.slice(3, 5)
  const { body } = await hold(asha, slot(3))
  const status = async () =>
    (await slotsOf(asha, acharyaId, { month })).find(({ _id }) => _id === body.booking.availableTimeSlotsId)?.status
  expect(await status()).toBe('Booked')
  app.pass(601)
  expect(await status()).toBe('Available')
  await app.runJob('bookings.expire-holds')
  expect([await status(), (await rowOf(body.bookingId)).state]).toEqual(['Available', 'expired'])
})

test('a clock set back by a day does not extend a hold of ten minutes to a day', async () => {
  const { body } = await hold(asha, slot(3))
  await app.runJob('bookings.expire-holds')
  expect((await rowOf(body.bookingId)).state).toBe('held')
  app.pass(-86_400)
  await app.runJob('bookings.expire-holds')
  expect((await rowOf(body.bookingId)).state).toBe('expired')
})

/** Returns a slot less than a day ahead. */
function soon(): { date: string; time: string } {
  const hour = Math.ceil(app.clock.now().getTime() / 3_600_000) * 3_600_000
  return slotTime(new Date(hour + 3 * 3_600_000 + 1_800_000))
}

async function acharyaOf(): Promise<TestClient> {
  const [row] = await app.db.query<{ phone: string }>(
    'select phone from user_account join acharya on acharya.user_id = user_account.id where acharya.id = $1',
    [acharyaId],
  )
  return app.newClient().signIn(row!.phone.replace('+91', ''))
}
