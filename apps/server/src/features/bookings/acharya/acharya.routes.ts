import * as contract from '@sankalp/contract/acharya-bookings'
import type { Clock } from '../../../platform/clock.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import type { AcharyaBookings } from './acharya-bookings.service.ts'
import type { AvailabilityService } from './availability.service.ts'
import type { createEarnings } from './earnings.ts'

type Needs = {
  availability: AvailabilityService
  bookings: AcharyaBookings
  getMyEarnings: ReturnType<typeof createEarnings>
  clock: Clock
}

/** Mounts the routes of the acharya's console for hours, bookings and earnings. */
export function mountAcharyaBookings(mount: Mount, { availability, bookings, getMyEarnings, clock }: Needs): void {
  mount(contract.getMyAvailability, ({ viewer, request }) =>
    availability.getMyAvailability(viewer.userId, request.language),
  )
  mount(contract.setMyPattern, ({ viewer, body, request }) =>
    availability.setMyPattern(viewer.userId, body.week, request.language),
  )
  mount(contract.setMyException, ({ viewer, body, request }) =>
    availability.setMyException(viewer.userId, body, request.language),
  )
  mount(contract.removeMyException, ({ viewer, params, request }) =>
    availability.removeMyException(viewer.userId, params.day, request.language),
  )

  mount(contract.getMyBookings, async ({ viewer, query, request }) => {
    const { items, totalPages, currentPage } = await bookings.getMyBookings(viewer.userId, query, request.language)
    return { bookings: items, serverTime: clock.now().toISOString(), totalPages, currentPage }
  })
  mount(contract.cancelMyBooking, async ({ tx, viewer, params, body, request }) => ({
    booking: await bookings.cancelMyBooking(
      tx,
      { ...params, userId: viewer.userId, language: request.language },
      body.reason,
    ),
  }))
  mount(contract.setMyBookingNote, async ({ viewer, params, body, request }) => ({
    booking: await bookings.setMyBookingNote(
      { ...params, userId: viewer.userId, language: request.language },
      body.note,
    ),
  }))
  mount(contract.addMyBookingPicture, async ({ viewer, params, file, request }) => ({
    // Always set: the contract requires the file.
    booking: await bookings.addMyBookingPicture(
      { ...params, userId: viewer.userId, language: request.language },
      file!.bytes,
    ),
  }))
  mount(contract.removeMyBookingPicture, async ({ viewer, params, request }) => ({
    booking: await bookings.removeMyBookingPicture(
      { bookingId: params.bookingId, userId: viewer.userId, language: request.language },
      params.pictureId,
    ),
  }))
  mount(contract.getMyEarnings, ({ viewer, query }) => getMyEarnings(viewer.userId, query.month))
}
