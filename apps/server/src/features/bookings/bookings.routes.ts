import * as contract from '@sankalp/contract/bookings'
import type { Db } from '../../platform/db/db.ts'
import { CheckedJson, type Mount } from '../../platform/http/mount.ts'
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
    async ({ params, query, request }) => new CheckedJson(await slots.writeAvailableBookingSlots(params.acharyaId, query, request.language)),
  )

  mount(contract.getNextSlots, async () => ({ slots: await slots.getNextSlots() }))

  mount(
    contract.holdSlot,
    async ({ tx, viewer, body, request }) => {
      const booking = await bookings.hold(tx, viewer.userId, body, request.language)
      return { bookingId: booking._id, booking }
    },
    ({ viewer, body }, work) => rush.pass(viewer.userId, body, () => withRefusals(work)),
  )

  mount(
    contract.createBooking,
    async ({ tx, viewer, body, request }) => {
      const { user, acharyaId, poojaId, date, time, bookingType: _only, bookingId, ...details } = body
      const booking = await bookings.create(tx, viewer.userId, { acharyaId, poojaId, date, time, bookingId }, details, request.language)
      return { bookingId: booking._id, user: { _id: user, name: booking.name, email: booking.email }, booking }
    },
    ({ viewer, body }, work) => rush.pass(viewer.userId, body, () => withRefusals(work)),
  )

  mount(contract.updateBooking, ({ tx, viewer, params, body, request }) => bookings.update(tx, viewer.userId, params.bookingId, body, request.language))

  mount(contract.releaseHold, async ({ viewer, params }) => {
    await bookings.releaseHold(viewer.userId, params.bookingId)
    return {}
  })

  mount(contract.getBooking, ({ viewer, params, request }) => bookings.getBooking(viewer.userId, params.bookingId, request.language))

  mount(contract.getBookedPooja, async ({ viewer, query, request }) => {
    const { items, totalPages, currentPage } = await bookings.getBookedPooja(viewer.userId, query.page, request.language)
    return { bookings: items, serverTime: bookings.serverTime(), totalPages, currentPage }
  })

  mount(contract.getBookingCalendar, ({ viewer, params, request }) => bookings.writeCalendar(viewer.userId, params.bookingId, request.language))

  mount(contract.joinBooking, ({ viewer, params }) => db.transaction((tx) => joining.join(tx, viewer.userId, params.bookingId)))

  mount(contract.payForBooking, async ({ tx, viewer, body, request }) => {
    const paid = await paying.pay(tx, viewer.userId, body)
    if (paid.status === 'INSUFFICIENT_BALANCE') return { status: paid.status, booking: null, missing: paid.missing }
    return { status: paid.status, booking: await bookings.show(paid.booking, request.language), missing: 0 }
  })
}
