import { randomUUID } from 'node:crypto'
import * as contract from '@sankalp/contract/acharya-bookings'
import { slotStart, slotTime } from '@sankalp/contract/booking-rules'
import { getBooking, joinBooking } from '@sankalp/contract/bookings'
import type { Input } from '@sankalp/contract/endpoint'
import { indiaDay } from '@sankalp/contract/india-time'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { book, hold, newDevotee, openAcharya, slotIn, slotsOf } from '../../../../test/booking.ts'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { loadDemo } from '../../../../test/demo-rows.ts'

/** Starts an app with the demo data, signs one of its acharyas in, and returns a slot two days ahead. */
async function console(index = 0) {
  const app = await testApp()
  await loadDemo(app.db, app.clock.now())
  const acharyaId = await openAcharya(app, index)
  const acharya = await signInAs(app, acharyaId)
  return { app, acharyaId, acharya, devotee: await newDevotee(app) }
}

async function signInAs(app: TestApp, acharyaId: string): Promise<TestClient> {
  const [account] = await app.db.query<{ phone: string }>(
    'select phone from user_account join acharya on user_id = user_account.id where acharya.id = $1',
    [acharyaId],
  )
  return app.newClient().signIn(account!.phone.slice(3))
}

const isoDay = ({ date }: { date: string }) => date.split('-').toReversed().join('-')
const morning = { from: 9 * 60, to: 12 * 60 }
const evening = { from: 17 * 60, to: 20 * 60 }
const weekOf = (spans: { from: number; to: number }[]) => Array.from({ length: 7 }, () => spans)
const key = () => ({ 'Idempotency-Key': randomUUID() })

function setException(client: TestClient, body: Input<typeof contract.setMyException.body>) {
  return client.call(contract.setMyException, { body })
}

/** Moves the clock to some minutes after the booking has begun. */
function passTo(app: TestApp, startsAt: string, minutes: number) {
  app.pass((Date.parse(startsAt) - app.clock.now().getTime()) / 1000 + minutes * 60)
}

const jpeg = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()

describe('hours', () => {
  test('a new pattern opens and closes slots, and keeps what is booked or held', async () => {
    const { app, acharyaId, acharya, devotee } = await console()
    const slot = { acharyaId, ...slotIn(app, 2, '10:30 AM') }
    const booking = await book(devotee, slot)
    await hold(await newDevotee(app), { acharyaId, ...slotIn(app, 2, '11:00 AM') })
    const { status, body } = await acharya.call(contract.setMyPattern, { body: { week: weekOf([evening]) } })
    expect([status, body.week]).toEqual([200, weekOf([evening])])
    expect(body.booked.map(({ bookingId, startsAt, isHeld }) => [bookingId, startsAt, isHeld])).toEqual([
      [booking._id, booking.startsAt, false],
      [expect.any(String), slotStart(slotIn(app, 2, '11:00 AM'))!.toISOString(), true],
    ])
    expect((await devotee.call(getBooking, { params: { bookingId: booking._id } })).body.booking.status).toBe(
      'confirmed',
    )
    const open = (await slotsOf(devotee, acharyaId, { month: isoDay(slot).slice(0, 7) })).filter(
      ({ date, status: state }) => date === slot.date && state === 'Available',
    )
    expect(open.map(({ toTime }) => toTime)).toEqual(['5:00 PM', '5:30 PM', '6:00 PM', '6:30 PM', '7:00 PM', '7:30 PM'])
  })

  test('a holiday closes its day, an extra day opens one, and deleting either restores the pattern', async () => {
    const { app, acharyaId, acharya } = await console()
    await acharya.call(contract.setMyPattern, { body: { week: weekOf([]) } })
    const slot = slotIn(app, 3)
    const open = async () =>
      (await slotsOf(acharya, acharyaId, { month: isoDay(slot).slice(0, 7) })).filter(({ date }) => date === slot.date)
        .length
    expect(await open()).toBe(0)
    const extra = await setException(acharya, { day: isoDay(slot), spans: [morning, evening] })
    expect(extra.body.exceptions).toEqual([{ day: isoDay(slot), spans: [morning, evening] }])
    expect(await open()).toBe(12)
    await setException(acharya, { day: isoDay(slot), spans: [] })
    expect(await open()).toBe(0)
    await acharya.call(contract.setMyPattern, { body: { week: weekOf([morning]) } })
    expect(await open()).toBe(0)
    const { body } = await acharya.call(contract.removeMyException, { params: { day: isoDay(slot) } })
    expect([body.exceptions, await open()]).toEqual([[], 6])
  })

  test('neither a holiday nor the removal of an extra day removes a booked or held slot', async () => {
    const { app, acharyaId, acharya, devotee } = await console()
    const slot = { acharyaId, ...slotIn(app, 2, '10:30 AM') }
    const day = isoDay(slot)
    const booking = await book(devotee, slot)
    const refused = await setException(acharya, { day, spans: [evening] })
    expect([refused.status, refused.body.code, refused.body.facts]).toEqual([
      409,
      'SLOTS_ARE_BOOKED',
      { startsAt: [booking.startsAt] },
    ])
    expect((await setException(acharya, { day, spans: [{ from: 630, to: 660 }] })).status).toBe(200)
    await acharya.call(contract.setMyPattern, { body: { week: weekOf([evening]) } })
    expect((await acharya.call(contract.removeMyException, { params: { day } })).body.code).toBe('SLOTS_ARE_BOOKED')
    await hold(await newDevotee(app), { acharyaId, ...slotIn(app, 4, '5:00 PM') })
    const heldDay = isoDay(slotIn(app, 4))
    expect((await setException(acharya, { day: heldDay, spans: [] })).body.code).toBe('SLOTS_ARE_BOOKED')
    // An expired unpaid hold protects nothing.
    app.pass(11 * 60)
    expect((await setException(acharya, { day: heldDay, spans: [] })).status).toBe(200)
  })

  test('a holiday and a hold at the same time: only one succeeds', async () => {
    const { app, acharyaId, acharya } = await console()
    const slots = Array.from({ length: 5 }, (_, index) => ({ acharyaId, ...slotIn(app, 2 + index, '10:30 AM') }))
    for (const slot of slots) {
      const devotee = await newDevotee(app, 0)
      const [off, held] = await Promise.all([
        setException(acharya, { day: isoDay(slot), spans: [] }),
        hold(devotee, slot),
      ])
      const outcome = `${off.status} ${held.status}`
      expect(['200 409', '409 200']).toContain(outcome)
    }
  })

  test('refuses a past day, one beyond two years and one that does not exist; accepts 29 February', async () => {
    const { app, acharya } = await console()
    const yesterday = indiaDay(new Date(app.clock.now().getTime() - 24 * 3_600_000))
    expect((await setException(acharya, { day: yesterday, spans: [] })).body.code).toBe('SLOT_IN_PAST')
    const far = `${Number(yesterday.slice(0, 4)) + 3}-01-01`
    expect((await setException(acharya, { day: far, spans: [] })).body).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: [{ field: 'day', problem: 'outOfRange' }] },
    })
    expect((await setException(acharya, { day: '2027-02-29', spans: [] })).body.code).toBe('INVALID_INPUT')
    expect((await setException(acharya, { day: '2028-02-29', spans: [] })).status).toBe(200)
  })

  test.each([
    ['off the half hour', [{ from: 545, to: 720 }]],
    ['backwards', [{ from: 720, to: 540 }]],
    [
      'overlapping',
      [
        { from: 540, to: 720 },
        { from: 600, to: 780 },
      ],
    ],
    [
      'touching',
      [
        { from: 540, to: 720 },
        { from: 720, to: 780 },
      ],
    ],
    ['after midnight', [{ from: 1380, to: 1470 }]],
  ])('hours that are %s are refused', async (_, spans) => {
    const { acharya } = await console()
    expect((await acharya.call(contract.setMyPattern, { body: { week: weekOf(spans) } })).body.code).toBe(
      'INVALID_INPUT',
    )
  })
})

describe('bookings', () => {
  test('are listed soonest first, with what the rite needs and without contact data, and are past half an hour after their start', async () => {
    const { app, acharyaId, acharya, devotee } = await console()
    const later = await book(devotee, { acharyaId, ...slotIn(app, 3) })
    const sooner = await book(devotee, { acharyaId, ...slotIn(app, 2) })
    const { body } = await acharya.call(contract.getMyBookings, {})
    expect(body.bookings.map(({ _id }) => _id)).toEqual([sooner._id, later._id])
    expect(body.bookings[0]).toMatchObject({
      name: 'Asha Verma',
      gotra: 'Kashyap',
      sankalpNames: ['Asha Verma', 'Ravi Verma'],
      city: 'Varanasi',
      status: 'confirmed',
      isWaiting: false,
      earns: 871,
      dakshina: 0,
    })
    expect(body.bookings[0]!.sankalp!.hin).toContain('विक्रम संवत्')
    expect(JSON.stringify(body)).not.toMatch(/asha@example|9876543210|Assi Ghat/)
    passTo(app, sooner.startsAt, 29)
    const again = await signInAs(app, acharyaId)
    expect((await again.call(contract.getMyBookings, {})).body.bookings).toHaveLength(2)
    app.pass(60)
    const past = await again.call(contract.getMyBookings, { query: { when: 'past' } })
    expect(past.body.bookings.map(({ _id }) => _id)).toEqual([sooner._id])
    expect((await again.call(contract.getMyBookings, {})).body.bookings.map(({ _id }) => _id)).toEqual([later._id])
  })

  test('shows that a devotee is waiting, until the acharya joins', async () => {
    const { app, acharyaId, devotee } = await console()
    const booking = await book(devotee, { acharyaId, ...slotIn(app, 1) })
    passTo(app, booking.startsAt, 1)
    const [acharya, guest] = [await signInAs(app, acharyaId), await app.newClient().signIn(devotee.phone)]
    await guest.call(joinBooking, { params: { bookingId: booking._id } })
    const first = async () => (await acharya.call(contract.getMyBookings, {})).body.bookings[0]!
    expect(await first()).toMatchObject({ status: 'confirmed', isWaiting: true })
    const joined = await acharya.call(joinBooking, { params: { bookingId: booking._id } })
    expect(joined.body).toEqual({ status: 'live', waitingFor: null })
    expect(await first()).toMatchObject({ status: 'live', isWaiting: false })
  })

  test('cancelling refunds everything once, shows the devotee the reason, and earns nothing', async () => {
    const { app, acharyaId, acharya, devotee } = await console()
    const balance = async () => (await devotee.call(getUserWalletDetail)).body.wallet.balance
    const booking = await book(devotee, { acharyaId, ...slotIn(app, 1) })
    expect(await balance()).toBeLessThan(5000)
    const call = { params: { bookingId: booking._id }, body: { reason: 'My mother is ill.' }, headers: key() }
    const answers = await Promise.all([1, 2].map(() => acharya.call(contract.cancelMyBooking, call)))
    expect(answers.map(({ status, body }) => [status, body.booking.status, body.booking.earns])).toEqual([
      [200, 'cancelled', 0],
      [200, 'cancelled', 0],
    ])
    expect(await balance()).toBe(5000)
    expect((await devotee.call(getBooking, { params: { bookingId: booking._id } })).body.booking).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'acharya',
      cancelReason: 'My mother is ill.',
    })
    expect((await acharya.call(contract.cancelMyBooking, { ...call, headers: key() })).body.code).toBe('BOOKING_OVER')
    expect((await acharya.call(contract.getMyBookings, { query: { when: 'past' } })).body.bookings[0]).toMatchObject({
      status: 'cancelled',
      cancelReason: 'My mother is ill.',
    })
    // The slot is free again.
    expect((await hold(await newDevotee(app), { acharyaId, ...slotTime(new Date(booking.startsAt)) })).status).toBe(200)
  })

  test('answers not found for another acharya’s, an unpaid or an unknown booking, and refuses devotees', async () => {
    const { app, acharyaId, devotee } = await console()
    const booking = await book(devotee, { acharyaId, ...slotIn(app, 1) })
    const held = await hold(devotee, { acharyaId, ...slotIn(app, 2) })
    passTo(app, booking.startsAt, 1)
    const other = await signInAs(app, await openAcharya(app, 1))
    const mine = await signInAs(app, acharyaId)
    const guest = await app.newClient().signIn(devotee.phone)
    const tries = async (client: TestClient, bookingId: string) => {
      const params = { bookingId }
      return Promise.all([
        client.call(contract.cancelMyBooking, { params, body: { reason: 'x' }, headers: key() }),
        client.call(contract.setMyBookingNote, { params, body: { note: 'x' } }),
        client.call(contract.addMyBookingPicture, { params, file: { bytes: await jpeg() } }),
        client.call(contract.removeMyBookingPicture, { params: { bookingId, pictureId: randomUUID() } }),
      ])
    }
    const codes = async (client: TestClient, bookingId: string) =>
      (await tries(client, bookingId)).map(({ status }) => status)
    expect(await codes(other, booking._id)).toEqual([404, 404, 404, 404])
    expect(await codes(mine, held.body.bookingId)).toEqual([404, 404, 404, 404])
    expect(await codes(mine, randomUUID())).toEqual([404, 404, 404, 404])
    expect(await codes(guest, booking._id)).toEqual([403, 403, 403, 403])
    expect((await guest.call(contract.getMyBookings, {})).status).toBe(403)
    expect((await other.call(contract.getMyBookings, {})).body.bookings).toEqual([])
  })
})

describe('after the pooja', () => {
  async function held() {
    const { app, acharyaId, devotee, acharya } = await console()
    const booking = await book(devotee, { acharyaId, ...slotIn(app, 1) })
    return { app, acharyaId, devotee, booking, early: acharya, params: { bookingId: booking._id } }
  }

  test('a note can be sent, changed and removed, but not before the pooja has begun', async () => {
    const { app, acharyaId, devotee, booking, early, params } = await held()
    expect((await early.call(contract.setMyBookingNote, { params, body: { note: 'Done.' } })).body.code).toBe(
      'BOOKING_NOT_HELD_YET',
    )
    passTo(app, booking.startsAt, 1)
    const [acharya, guest] = [await signInAs(app, acharyaId), await app.newClient().signIn(devotee.phone)]
    const note = async () => (await guest.call(getBooking, { params })).body.booking.note
    await acharya.call(contract.setMyBookingNote, {
      params,
      body: { note: '  It went well.\nThe prasad is on its way. ' },
    })
    expect(await note()).toBe('It went well.\nThe prasad is on its way.')
    await acharya.call(contract.setMyBookingNote, { params, body: { note: null } })
    expect(await note()).toBeNull()
    expect((await acharya.call(contract.setMyBookingNote, { params, body: { note: 'a\u0000b' } })).body.code).toBe(
      'INVALID_INPUT',
    )
    expect(
      (await acharya.call(contract.setMyBookingNote, { params, body: { note: 'x'.repeat(2001) } })).body.code,
    ).toBe('INVALID_INPUT')
  })

  test('re-encodes a picture without its metadata, behind a signed URL that expires', async () => {
    const { app, acharyaId, devotee, booking, params } = await held()
    passTo(app, booking.startsAt, 1)
    const [acharya, guest] = [await signInAs(app, acharyaId), await app.newClient().signIn(devotee.phone)]
    const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a33' } })
      .withExif({ IFD0: { Copyright: 'a secret name' }, IFD3: { GPSLatitude: '25/1 19/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('a secret name')).toBe(true)
    const { body } = await acharya.call(contract.addMyBookingPicture, { params, file: { bytes: photo } })
    const [picture] = body.booking.pictures
    const seen = await fetch(app.url + picture!.url)
    const bytes = Buffer.from(await seen.arrayBuffer())
    const { width, height, format, exif } = await sharp(bytes).metadata()
    expect([seen.status, width, height, format, exif]).toEqual([200, 1600, 800, 'jpeg', undefined])
    expect((await fetch(app.url + picture!.url.replace(/signature=../, 'signature=xx'))).status).toBe(404)
    expect((await guest.call(getBooking, { params })).body.booking.pictures).toHaveLength(1)
    const removed = await acharya.call(contract.removeMyBookingPicture, {
      params: { ...params, pictureId: picture!._id },
    })
    expect(removed.body.booking.pictures).toEqual([])
    expect((await fetch(app.url + picture!.url)).status, 'the file itself is gone').toBe(404)
    expect(
      (await acharya.call(contract.removeMyBookingPicture, { params: { ...params, pictureId: picture!._id } })).status,
    ).toBe(404)
  })

  test('accepts five pictures, also of ten sent at once; accepts PNG and refuses other files', async () => {
    const { app, acharyaId, booking, params } = await held()
    passTo(app, booking.startsAt, 1)
    const acharya = await signInAs(app, acharyaId)
    const add = (bytes: Uint8Array, type = 'image/jpeg') =>
      acharya.call(contract.addMyBookingPicture, { params, file: { bytes, type } })
    const gif = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#a33' } })
      .gif()
      .toBuffer()
    expect((await add(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.code).toBe('PICTURE_UNREADABLE')
    expect((await add(gif)).body.code).toBe('PICTURE_UNREADABLE')
    expect((await add((await jpeg()).subarray(0, 200))).body.code).toBe('PICTURE_UNREADABLE')
    expect((await add(Buffer.concat([await jpeg(), Buffer.alloc(5 * 1024 * 1024)]))).body).toMatchObject({
      code: 'PICTURE_TOO_LARGE',
      message: 'File size must be less than 5MB.',
    })
    expect((await add(new Uint8Array())).body.code).toBe('PICTURE_MISSING')
    const png = await sharp({
      create: { width: 40, height: 30, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer()
    const first = await add(png, 'image/png')
    expect(first.body.booking.pictures[0]!.url).toMatch(/\.jpg\?/)
    const bytes = await jpeg()
    const codes = (await Promise.all(Array.from({ length: 10 }, () => add(bytes)))).map(({ status }) => status)
    expect(codes.filter((status) => status === 200)).toHaveLength(4)
    const sixth = await add(bytes)
    expect([sixth.status, sixth.body.code, sixth.body.facts]).toEqual([409, 'PICTURES_FULL', { limit: 5 }])
    const [{ files }] = (await app.db.query<{ files: number }>(
      'select count(*)::int as files from booking_picture',
    )) as [{ files: number }]
    expect(files).toBe(5)
  })
})

describe('earnings', () => {
  test('match the ledger: share and samagri are to come when a pooja is paid, and reversed when it is cancelled', async () => {
    const { app, acharyaId, acharya, devotee } = await console()
    const month = indiaDay(app.clock.now()).slice(0, 7)
    const empty = await acharya.call(contract.getMyEarnings, {})
    expect(empty.body).toEqual({ balance: 0, toCome: 0, month, earned: 0, movements: [] })
    await book(devotee, { acharyaId, ...slotIn(app, 2) })
    const second = await book(devotee, { acharyaId, ...slotIn(app, 3) })
    await acharya.call(contract.cancelMyBooking, {
      params: { bookingId: second._id },
      body: { reason: 'Ill.' },
      headers: key(),
    })
    const { body } = await acharya.call(contract.getMyEarnings, { query: { month } })
    expect([body.balance, body.toCome, body.earned]).toEqual([0, 871, 0])
    expect(body.movements.map(({ kind, amount, isToCome }) => [kind, amount, isToCome])).toEqual([
      ['refund', -871, false],
      ['pooja', 871, false],
      ['pooja', 871, true],
    ])
    expect(body.movements[1]!.subject!.hin).toMatch(/सत्यनारायण/)
    expect((await acharya.call(contract.getMyEarnings, { query: { month: '2020-02' } })).body).toMatchObject({
      balance: 0,
      toCome: 871,
      earned: 0,
      movements: [],
    })
    expect((await devotee.call(contract.getMyEarnings, {})).status).toBe(403)
    const other = await signInAs(app, await openAcharya(app, 1))
    expect((await other.call(contract.getMyEarnings, {})).body.balance).toBe(0)
  })
})
