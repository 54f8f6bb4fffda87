import {
  getAvailableBookingSlots,
  getBooking,
  getBookedPooja,
  joinBooking,
  releaseHold,
} from '@sankalp/contract/bookings'
import { bookableMonths, slotTime } from '@sankalp/contract/booking-rules'
import { indiaDay } from '@sankalp/contract/india-time'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  book,
  create,
  hold,
  newDevotee,
  openAcharya,
  pay,
  poojaId,
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
const refusal = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}

describe('refuses to hold a slot', () => {
  test('that has begun, is off the half hour, on an invalid date, or outside the hours', async () => {
    const now = slotTime(new Date(Math.floor(app.clock.now().getTime() / 1_800_000) * 1_800_000))
    expect(await refusal(hold(asha, { acharyaId, ...now }))).toEqual([409, 'SLOT_IN_PAST'])
    expect(await refusal(hold(asha, { ...slot(-1) }))).toEqual([409, 'SLOT_IN_PAST'])
    expect(await refusal(hold(asha, { ...slot(), time: '10:15 AM' }))).toEqual([409, 'SLOT_NOT_OFFERED'])
    expect(await refusal(hold(asha, { ...slot(), date: '30-02-2027' }))).toEqual([400, 'INVALID_INPUT'])
    await app.db.query(`update availability_pattern set to_minute = 600 where acharya_id = $1`, [acharyaId])
    expect(await refusal(hold(asha, slot()))).toEqual([409, 'SLOT_NOT_OFFERED'])
    expect((await hold(asha, slot(3, '9:30 AM'))).status).toBe(200)
  })

  test('on a holiday, but offers a day with its own hours', async () => {
    const day = (days: number) => indiaDay(new Date(app.clock.now().getTime() + days * 86_400_000))
    await app.db.query(
      `insert into availability_exception values ($1, $2, '[]'), ($1, $3, '[{"from": 600, "to": 660}]')`,
      [acharyaId, day(3), day(4)],
    )
    expect(await refusal(hold(asha, slot(3)))).toEqual([409, 'SLOT_NOT_OFFERED'])
    expect(await refusal(hold(asha, slot(4, '11:00 AM')))).toEqual([409, 'SLOT_NOT_OFFERED'])
    expect((await hold(asha, slot(4, '10:30 AM'))).status).toBe(200)
    const { body } = await asha.call(getAvailableBookingSlots, {
      params: { acharyaId },
      query: { month: day(4).slice(0, 7) },
    })
    const listed = body.availableBookingSlots.find(({ date }) => date === slot(4).date)
    expect(listed?.fromTimeToTime.map(({ toTime, status }) => [toTime, status])).toEqual([
      ['10:00 AM', 'Available'],
      ['10:30 AM', 'Booked'],
    ])
  })

  test('beyond the 24th month, but offers that month’s last slot', async () => {
    const last = bookableMonths(app.clock.now()).at(-1)!
    const [year, month] = last.split('-').map(Number) as [number, number]
    const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
    const held = await hold(asha, {
      acharyaId,
      date: `${lastDay}-${String(month).padStart(2, '0')}-${year}`,
      time: '11:30 PM',
    })
    expect(held.status).toBe(200)
    const beyond = new Date(Date.UTC(year, month, 1))
    const date = `01-${String(beyond.getUTCMonth() + 1).padStart(2, '0')}-${beyond.getUTCFullYear()}`
    expect(await refusal(hold(asha, { acharyaId, date, time: '12:00 AM' }))).toEqual([409, 'SLOT_NOT_OFFERED'])
    const { body } = await asha.call(getAvailableBookingSlots, {
      params: { acharyaId },
      query: { month: beyond.toISOString().slice(0, 7) },
    })
    expect(body).toEqual({ availableBookingSlots: [], message: 'No free time in this month.' })
  })

  test('of an unknown acharya or pooja, or of oneself', async () => {
    const nobody = '6f1f9a34-0000-4000-8000-000000000000'
    expect(await refusal(hold(asha, { ...slot(), acharyaId: nobody }))).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(hold(asha, slot(), 'no-such-pooja'))).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(asha.call(getAvailableBookingSlots, { params: { acharyaId: nobody } }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(
      await refusal(asha.call(getAvailableBookingSlots, { params: { acharyaId }, query: { place: 'varanasii' } })),
    ).toEqual([404, 'PLACE_NOT_FOUND'])
    await app.db.query('update acharya set user_id = $2 where id = $1', [acharyaId, asha.userId])
    await app.db.query(`update user_account set role = 'ROLE_ACHARYA' where id = $1`, [asha.userId])
    expect(await refusal(hold(asha, slot()))).toEqual([409, 'SLOT_NOT_OFFERED'])
  })

  test('if one user holds three already; another slot for the same pooja replaces the first', async () => {
    const first = await hold(asha, slot(3))
    const again = await hold(asha, slot(3))
    expect(again.body.bookingId).toBe(first.body.bookingId)
    const second = await hold(asha, slot(4))
    expect((await asha.call(getBooking, { params: { bookingId: first.body.bookingId } })).body.booking.status).toBe(
      'expired',
    )
    expect(second.body.booking.status).toBe('held')
    await hold(asha, slot(5), 'lakshmi')
    await hold(asha, slot(6), 'govardhan')
    const fourth = await hold(asha, slot(7), 'mundan')
    expect([fourth.status, fourth.body.code, fourth.body.facts]).toEqual([429, 'TOO_MANY_HOLDS', { limit: 3 }])
    expect((await hold(asha, slot(8), 'govardhan')).status).toBe(200)
  })
})

test('accepts the 29th of February and the last half hour of a day', async () => {
  let year = app.clock.now().getUTCFullYear() + 1
  while (year % 4 !== 0) year += 1
  const inWindow = Date.UTC(year, 1, 29) - 300 * 86_400_000
  app.pass(Math.max(0, (inWindow - app.clock.now().getTime()) / 1000))
  asha = await newDevotee(app)
  const booking = await book(asha, { acharyaId, date: `29-02-${year}`, time: '11:30 PM' })
  expect([booking.startsAt, booking.date, booking.time]).toEqual([
    `${year}-02-29T18:00:00.000Z`,
    `29-02-${year}`,
    '11:30 PM',
  ])
  const listed = await slotsOf(asha, acharyaId, { month: `${year}-02` })
  expect(listed.filter(({ date }) => date === `29-02-${year}`)).toHaveLength(48)
  expect(listed.find(({ _id }) => _id === booking.availableTimeSlotsId)?.status).toBe('Booked')
})

test('a hold ends after ten minutes: others get the slot, and it can no longer be paid or filled in', async () => {
  const { body } = await create(asha, slot())
  app.pass(601)
  const answers = [
    pay(asha, body.booking),
    create(asha, slot(), { bookingId: body.bookingId }),
    update(asha, body.bookingId, { dakshina: 51 }),
    update(asha, body.bookingId, { reschedule: slotIn(app, 5) }),
  ]
  for (const answer of answers) expect(await refusal(answer)).toEqual([409, 'HOLD_EXPIRED'])
  expect((await asha.call(getBooking, { params: { bookingId: body.bookingId } })).body.booking).toMatchObject({
    status: 'expired',
    heldUntil: null,
  })
  const other = await newDevotee(app)
  expect((await hold(other, slot())).status).toBe(200)
  expect(await refusal(hold(asha, slot()))).toEqual([409, 'SLOT_TAKEN'])
})

test('a slot that begins in less than ten minutes is held until it begins', async () => {
  const inFive = new Date(Math.ceil(app.clock.now().getTime() / 1_800_000) * 1_800_000)
  app.pass((inFive.getTime() - app.clock.now().getTime()) / 1000 - 300)
  asha = await newDevotee(app)
  const { body } = await hold(asha, { acharyaId, ...slotTime(inFive) })
  expect(body.booking.heldUntil).toBe(inFive.toISOString())
})

describe('a payment', () => {
  test('of an outdated price is refused, returns the new price and charges nothing', async () => {
    const { body } = await create(asha, slot())
    await app.db.query('update pooja set price_paise = 120000 where id = $1', [poojaId])
    const refused = await pay(asha, body.booking)
    expect([refused.status, refused.body.code, refused.body.facts]).toEqual([
      409,
      'PRICE_CHANGED',
      { totalPaise: 153518 },
    ])
    expect(await pocketsOf(app.db, asha.userId)).toMatchObject({ paid: 5000_00 })
    const { booking } = (await asha.call(getBooking, { params: { bookingId: body.bookingId } })).body
    expect([booking.status, booking.total]).toEqual(['held', 1535.18])
    expect((await pay(asha, booking)).body.status).toBe('SUCCESS')
    await app.db.query('update pooja set price_paise = 110000 where id = $1', [poojaId])
    expect((await asha.call(getBooking, { params: { bookingId: body.bookingId } })).body.booking.total).toBe(1535.18)
  })

  test('needs the details, the right slot and enough of the daily spending limit', async () => {
    const held = await hold(asha, slot())
    expect(await refusal(pay(asha, held.body.booking))).toEqual([409, 'BOOKING_NOT_FILLED_IN'])
    const { booking } = (await create(asha, slot())).body
    expect(await refusal(pay(asha, { ...booking, availableTimeSlotsId: `${acharyaId}.01-01-2027.1000AM` }))).toEqual([
      400,
      'INVALID_INPUT',
    ])
    await app.db.query('update wallet_account set limit_paise = 100000 where user_id = $1', [asha.userId])
    expect(await refusal(pay(asha, booking))).toEqual([409, 'DAILY_LIMIT_REACHED'])
    await app.db.query('update wallet_account set limit_paise = null where user_id = $1', [asha.userId])
    expect((await pay(asha, booking)).body.status).toBe('SUCCESS')
  })
})

describe('a paid booking', () => {
  test('can be changed or cancelled until exactly 24 hours before it begins', async () => {
    const booking = await book(asha, slot(3))
    const until = Date.parse(booking.changeableUntil!)
    expect(until).toBe(Date.parse(booking.startsAt) - 86_400_000)
    app.pass((until - app.clock.now().getTime()) / 1000 + 1)
    await asha.signIn(asha.phone)
    const late = await update(asha, booking._id, { cancel: {} })
    expect([late.status, late.body.code, late.body.facts]).toEqual([409, 'CHANGE_TOO_LATE', { hours: 24 }])
    expect(await refusal(update(asha, booking._id, { reschedule: slotIn(app, 5) }))).toEqual([409, 'CHANGE_TOO_LATE'])
    expect((await asha.call(getBooking, { params: { bookingId: booking._id } })).body.booking).toMatchObject({
      changeableUntil: null,
      refund: 0,
    })
  })

  test('cancelled in time is refunded in full, and its slot is free', async () => {
    const booking = await book(asha, slot(3))
    const { body } = await update(asha, booking._id, { cancel: { reason: 'We travel' } })
    expect(body).toMatchObject({
      message: expect.stringContaining('cancelled'),
      booking: { status: 'cancelled', cancelledBy: 'devotee', cancelReason: 'We travel', refund: 1417.18 },
    })
    expect(await pocketsOf(app.db, asha.userId)).toMatchObject({ paid: 5000_00 })
    const [earned] = await app.db.query<{ paise: number }>('select balance_paise as paise from earnings_account')
    expect(earned!.paise).toBe(0)
    const [refund] = await app.db.query<{ reason: string }>('select reason from transfer where id = $1', [
      body.booking.refundTransferId!,
    ])
    expect(refund!.reason).toBe('cancelledInTime')
    expect(await refusal(update(asha, booking._id, { cancel: {} }))).toEqual([409, 'BOOKING_OVER'])
    expect((await hold(await newDevotee(app), slot(3))).status).toBe(200)
  })

  test('moves to another slot with its sankalp, and keeps its own if that one is taken or not offered', async () => {
    const booking = await book(asha, slot(3))
    const other = await newDevotee(app)
    await hold(other, slot(5))
    expect(await refusal(update(asha, booking._id, { reschedule: slotIn(app, 5) }))).toEqual([409, 'SLOT_TAKEN'])
    expect(await refusal(update(asha, booking._id, { reschedule: slotIn(app, 5, '10:10 AM') }))).toEqual([
      409,
      'SLOT_NOT_OFFERED',
    ])
    expect(await refusal(update(asha, booking._id, { reschedule: slotIn(app, -1) }))).toEqual([409, 'SLOT_IN_PAST'])
    expect((await asha.call(getBooking, { params: { bookingId: booking._id } })).body.booking.startsAt).toBe(
      booking.startsAt,
    )
    app.pass(601)
    const { body } = await update(asha, booking._id, { reschedule: slotIn(app, 5) })
    expect(body.booking).toMatchObject({ status: 'confirmed', ...slotIn(app, 5), transferId: booking.transferId })
    expect(body.booking.sankalp!.en).not.toBe(booking.sankalp!.en)
    expect((await hold(await newDevotee(app), slot(3))).status).toBe(200)
  })

  test('cannot be filled in again, and paying again changes nothing', async () => {
    const booking = await book(asha, slot(3))
    expect(await refusal(update(asha, booking._id, { dakshina: 51 }))).toEqual([409, 'BOOKING_OVER'])
    expect(await refusal(create(asha, slot(4), { bookingId: booking._id }))).toEqual([409, 'BOOKING_OVER'])
    expect((await pay(asha, booking)).body).toMatchObject({
      status: 'SUCCESS',
      booking: { transferId: booking.transferId },
    })
    expect(await pocketsOf(app.db, asha.userId)).toMatchObject({ paid: 5000_00 - 1417_18 })
    await asha.call(releaseHold, { params: { bookingId: booking._id } })
    expect((await asha.call(getBooking, { params: { bookingId: booking._id } })).body.booking.status).toBe('confirmed')
  })

  test('is hidden from other users: every call about it answers not found', async () => {
    const booking = await book(asha, slot(3))
    const other = await newDevotee(app)
    const params = { bookingId: booking._id }
    const calls = [
      other.call(getBooking, { params }),
      other.call(releaseHold, { params }),
      other.call(joinBooking, { params }),
      update(other, booking._id, { cancel: {} }),
      pay(other, booking),
      create(other, slot(9), { bookingId: booking._id }),
      other.call(getBookedPooja, { params: { userId: asha.userId } }),
    ]
    for (const call of calls) expect(await refusal(call)).toEqual([404, 'NOT_FOUND'])
  })
})
