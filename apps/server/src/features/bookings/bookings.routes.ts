import * as contract from '@sankalp/contract/bookings'
import type { Booking } from '@sankalp/contract/bookings'
import type { Parsed } from '@sankalp/contract/endpoint'
import type { Db } from '../../platform/db/db.ts'
import { CheckedJson, type Mount } from '../../platform/http/mount.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Bookings } from './bookings.service.ts'
import type { Held } from './held.ts'
import type { createJoining } from './joining.ts'
import type { createPaying } from './paying.ts'
import { readRite } from './rite.ts'
import type { Slots } from './slots.service.ts'

type Parts = {
  db: Db
  clock: Clock
  bookings: Bookings
  slots: Slots
  paying: ReturnType<typeof createPaying>
  joining: ReturnType<typeof createJoining>
  held: Held
}

export function mountBookings(mount: Mount, { db, clock, bookings, slots, paying, joining, held }: Parts): void {
  mount(
    contract.getAvailableBookingSlots,
    async ({ params, query, request }) =>
      new CheckedJson(await slots.writeAvailableBookingSlots(params.acharyaId, query, request.language)),
  )

  mount(contract.getNextSlots, async () => ({ slots: await slots.getNextSlots() }))

  mount(contract.holdSlot, async ({ tx, viewer, body, request }) => {
    const booking = await bookings.hold(tx, viewer.userId, body, request.language)
    return { bookingId: booking._id, booking }
  })

  mount(contract.createBooking, async ({ tx, viewer, body, request }) => {
    const { asked, details } = readNew(body)
    return toCreated(body.user, await bookings.create(tx, viewer.userId, asked, details, request.language))
  })

  mount(contract.updateBooking, ({ tx, viewer, params, body, request }) =>
    bookings.update(tx, viewer.userId, params.bookingId, body, request.language),
  )

  mount(contract.releaseHold, async ({ viewer, params }) => {
    await bookings.releaseHold(viewer.userId, params.bookingId)
    return {}
  })

  mount(contract.getBooking, ({ viewer, params, request }) =>
    bookings.getBooking(viewer.userId, params.bookingId, request.language),
  )

  mount(contract.getBookedPooja, async ({ viewer, query, request }) => {
    const { items, totalPages, currentPage } = await bookings.getBookedPooja(
      viewer.userId,
      query.page,
      request.language,
    )
    return { bookings: items, serverTime: bookings.serverTime(), totalPages, currentPage }
  })

  mount(contract.getBookingCalendar, ({ viewer, params, request }) =>
    bookings.writeCalendar(viewer.userId, params.bookingId, request.language),
  )

  mount(contract.joinBooking, ({ viewer, params }) =>
    db.transaction((tx) => joining.join(tx, viewer.userId, params.bookingId)),
  )

  mount(contract.getRite, async ({ viewer, params, request }) => ({
    rite: await readRite(db, viewer.userId, params.bookingId, request.language),
    serverTime: clock.now().toISOString(),
  }))

  mount(contract.answerHeld, ({ viewer, params, body, request }) =>
    db.transaction(async (tx) => ({
      booking: await bookings.show(
        tx,
        await held.answer(tx, viewer.userId, params.bookingId, body.answer),
        request.language,
      ),
    })),
  )

  mount(contract.decideHeld, async ({ tx, params, body }) => ({
    status: await held.decide(tx, params.bookingId, body.held),
  }))

  mount(contract.payForBooking, async ({ tx, viewer, body, request }) => {
    const paid = await paying.pay(tx, viewer.userId, body)
    if (paid.status !== 'SUCCESS') return { url: null, ...paid, booking: null }
    return {
      status: paid.status,
      booking: await bookings.show(tx, paid.booking, request.language),
      missing: 0,
      url: null,
    }
  })
}

/** Reads the requested slot and the details of the devotee. */
function readNew({
  user: _caller,
  bookingType: _only,
  acharyaId,
  poojaId,
  date,
  time,
  bookingId,
  ...details
}: Parsed<typeof contract.createBooking.body>) {
  return { asked: { acharyaId, poojaId, date, time, bookingId }, details }
}

function toCreated(user: string, booking: Booking) {
  return { bookingId: booking._id, user: { _id: user, name: booking.name, email: booking.email }, booking }
}
