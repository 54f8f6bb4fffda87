import type { Language } from '@sankalp/contract'
import * as contract from '@sankalp/contract/bookings'
import type { Booking } from '@sankalp/contract/bookings'
import type { Parsed } from '@sankalp/contract/endpoint'
import type { Db } from '../../platform/db/db.ts'
import { CheckedJson, type Mount } from '../../platform/http/mount.ts'
import type { BookingRow } from './bookings.repository.ts'
import type { Bookings } from './bookings.service.ts'
import { withRefusals } from './holds.ts'
import type { createJoining } from './joining.ts'
import type { createPaying } from './paying.ts'
import type { SlotRush } from './slot-rush.ts'
import type { Slots } from './slots.service.ts'

type Parts = {
  db: Db
  bookings: Bookings
  slots: Slots
  rush: SlotRush
  paying: ReturnType<typeof createPaying>
  joining: ReturnType<typeof createJoining>
}

export function mountBookings(mount: Mount, { db, bookings, slots, rush, paying, joining }: Parts): void {
  mount(
    contract.getAvailableBookingSlots,
    async ({ params, query, request }) =>
      new CheckedJson(await slots.writeAvailableBookingSlots(params.acharyaId, query, request.language)),
  )

  mount(contract.getNextSlots, async () => ({ slots: await slots.getNextSlots() }))

  mount(
    contract.holdSlot,
    {
      async handle({ tx, viewer, body, request }) {
        const booking = await bookings.hold(tx, viewer.userId, body, request.language)
        return { bookingId: booking._id, booking }
      },
      async together(tx, calls) {
        const made = await bookings.createTogether(
          tx,
          calls.map(({ viewer, body, request }) => ({
            userId: viewer.userId,
            asked: body,
            details: null,
            language: request.language,
          })),
        )
        return made.map((booking) => booking && { bookingId: booking._id, booking })
      },
    },
    ({ viewer, body }, work) => rush.pass(viewer.userId, body, () => withRefusals(work)),
  )

  mount(
    contract.createBooking,
    {
      async handle({ tx, viewer, body, request }) {
        const { asked, details } = readNew(body)
        return toCreated(body.user, await bookings.create(tx, viewer.userId, asked, details, request.language))
      },
      async together(tx, calls) {
        const made = await bookings.createTogether(
          tx,
          calls.map(({ viewer, body, request }) => ({
            userId: viewer.userId,
            ...readNew(body),
            language: request.language,
          })),
        )
        return made.map((booking, index) => booking && toCreated(calls[index]!.body.user, booking))
      },
    },
    ({ viewer, body }, work) => rush.pass(viewer.userId, body, () => withRefusals(work)),
  )

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

  const toPaid = async (row: BookingRow, language: Language) => ({
    status: 'SUCCESS' as const,
    booking: await bookings.show(row, language),
    missing: 0,
  })
  mount(contract.payForBooking, {
    async handle({ tx, viewer, body, request }) {
      const paid = await paying.pay(tx, viewer.userId, body)
      return paid.status === 'SUCCESS'
        ? toPaid(paid.booking, request.language)
        : { status: paid.status, booking: null, missing: paid.missing }
    },
    async together(tx, calls) {
      const paid = await paying.payTogether(
        tx,
        calls.map(({ viewer, body }) => ({ userId: viewer.userId, asked: body })),
      )
      return Promise.all(paid.map(async (row, index) => row && toPaid(row, calls[index]!.request.language)))
    },
  })
}

/** The slot that is asked for, and whom it is for. */
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
