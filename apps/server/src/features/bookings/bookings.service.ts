import { DomainError, type Language, notFound, toRupees } from '@sankalp/contract'
import { type SlotTime, changeHours, slotMinutes } from '@sankalp/contract/booking-rules'
import type { Booking, BookingDetails } from '@sankalp/contract/bookings'
import { bookingsTexts } from '@sankalp/content/bookings-texts'
import { type Clock, later } from '../../platform/clock.ts'
import { type Db, type Queryable, type Tx, isUniqueViolation } from '../../platform/db/db.ts'
import type { Storage } from '../../platform/gateways/storage/storage.ts'
import type { Page } from '../../platform/paging.ts'
import { bindAll } from '../../platform/bind-all.ts'
import { writeBookingCalendar } from './booking-calendar.ts'
import type { Announce } from './booking-changes.ts'
import { changeableAt, stateAt, toBooking } from './booking-view.ts'
import * as repository from './bookings.repository.ts'
import type { BookingRow, BothLanguages } from './bookings.repository.ts'
import type { Ending } from './ending.ts'
import { type HoldAsked, type Holds, lockOwn, readStart } from './holds.ts'
import type { PaymentsForBookings } from './paying.ts'
import type { WriteSankalp } from './sankalp-line.ts'

/** Paid bookings per page of the list. */
const pageSize = 20

/** How long the URL of a private picture in a booking is valid. */
const pictureMs = 3_600_000

type Needs = {
  db: Db
  clock: Clock
  storage: Storage
  publicUrl: string
  holds: Holds
  ending: Ending
  announce: Announce
  writeSankalp: WriteSankalp
  payments: Pick<PaymentsForBookings, 'standOf' | 'askSoon'>
  fillProfile: FillProfile
}

/** Adds to the profile of a user what it lacks of the details of a booking. */
export type FillProfile = (tx: Tx, userId: string, details: BookingDetails, now: Date) => Promise<void>

/** A change of a booking, as the contract defines it. */
export type BookingChange = {
  details?: BookingDetails | undefined
  dakshina?: number | null | undefined
  reschedule?: SlotTime | undefined
  cancel?: { reason?: string | undefined } | undefined
}

const notFilledIn = { details: null, sankalp: null }

export type Bookings = ReturnType<typeof createBookings>

export function createBookings(needs: Needs) {
  return {
    ...bindAll(needs, { show, create, update, exportFor }),
    async hold(tx: Tx, userId: string, asked: HoldAsked, language: Language): Promise<Booking> {
      const held = await needs.holds.hold(tx, { userId, asked, language, fillIn: () => notFilledIn })
      return 'booking' in held ? show(needs, tx, held.booking, language) : read(needs, tx, held.ownId, language)
    },
    releaseHold: (userId: string, bookingId: string) =>
      needs.db.transaction((tx) => needs.holds.release(tx, userId, bookingId)),
    async getBooking(
      userId: string,
      bookingId: string,
      language: Language,
    ): Promise<{ booking: Booking; serverTime: string }> {
      const seen = await findOwn(needs, userId, bookingId)
      const awaitedId = seen.transferId === null ? seen.paymentId : null
      if (awaitedId !== null) await needs.payments.askSoon(awaitedId)
      const row = awaitedId === null ? seen : await findOwn(needs, userId, bookingId)
      return {
        booking: await show(needs, needs.db, row, language),
        serverTime: needs.clock.now().toISOString(),
      }
    },
    async getBookedPooja(
      userId: string,
      page: number,
      language: Language,
    ): Promise<Pick<Page<Booking>, 'items' | 'totalPages' | 'currentPage'>> {
      const past = later(needs.clock.now(), -slotMinutes * 60)
      const rows = await repository.listPaidOf(needs.db, userId, past, pageSize, (page - 1) * pageSize)
      // Nearly all users have only one page, whose count is then known without a query.
      const isOnly = page === 1 && rows.length < pageSize
      const total = isOnly ? rows.length : await repository.countPaidOf(needs.db, userId)
      return {
        items: await Promise.all(rows.map((row) => show(needs, needs.db, row, language))),
        totalPages: Math.ceil(total / pageSize),
        currentPage: page,
      }
    },
    async writeCalendar(userId: string, bookingId: string, language: Language): Promise<Uint8Array<ArrayBuffer>> {
      const booking = await findOwn(needs, userId, bookingId)
      // An unpaid booking is not an appointment yet.
      if (booking.transferId === null) throw notFound()
      return Buffer.from(
        writeBookingCalendar({ booking, language, publicUrl: needs.publicUrl, now: needs.clock.now() }),
      )
    },
    serverTime: () => needs.clock.now().toISOString(),
  }
}

async function show(needs: Needs, on: Queryable, row: BookingRow, language: Language): Promise<Booking> {
  const pictures = await Promise.all(
    row.pictureKeys.map((key) => needs.storage.signedUrl(key, { expiresInMs: pictureMs })),
  )
  const payment = row.paymentId && row.transferId === null ? await showPayment(needs, on, row.paymentId) : null
  return toBooking(row, language, needs.clock.now(), { pictures, payment })
}

async function showPayment(
  { payments }: Needs,
  on: Queryable,
  paymentId: string,
): Promise<NonNullable<Booking['payment']>> {
  const { status, url, amountPaise } = await payments.standOf(on, paymentId)
  return { paymentId, status, url, amount: toRupees(amountPaise) }
}

async function read(needs: Needs, tx: Tx, id: string, language: Language): Promise<Booking> {
  return show(needs, tx, (await repository.findBooking(tx, id))!, language)
}

async function findOwn(needs: Needs, userId: string, bookingId: string): Promise<BookingRow> {
  const row = await repository.findBooking(needs.db, bookingId)
  if (row?.userId !== userId) throw notFound()
  return row
}

function filledIn(
  needs: Needs,
  startsAt: Date,
  details: BookingDetails,
): { details: BookingDetails; sankalp: BothLanguages } {
  return { details, sankalp: needs.writeSankalp({ startsAt, city: details.city, state: details.state }) }
}

async function fillIn(
  needs: Needs,
  tx: Tx,
  { id, startsAt }: Pick<BookingRow, 'id' | 'startsAt'>,
  details: BookingDetails,
): Promise<void> {
  await repository.saveDetails(tx, id, filledIn(needs, startsAt, details), needs.clock.now())
}

/** Fills in a held booking. Without the id of one, or for another slot than its own, holds the slot first. */
async function create(
  needs: Needs,
  tx: Tx,
  userId: string,
  asked: HoldAsked & { bookingId?: string | undefined },
  details: BookingDetails,
  language: Language,
): Promise<Booking> {
  // Before the booking is locked: a payment locks the account first too.
  await needs.fillProfile(tx, userId, details, needs.clock.now())
  if (asked.bookingId !== undefined) await needs.holds.lockHeld(tx, userId, asked.bookingId)
  const held = await needs.holds.hold(tx, {
    userId,
    asked,
    language,
    fillIn: (startsAt) => filledIn(needs, startsAt, details),
  })
  if ('booking' in held) return show(needs, tx, held.booking, language)
  await fillIn(needs, tx, await needs.holds.lockHeld(tx, userId, held.ownId), details)
  return read(needs, tx, held.ownId, language)
}

async function update(
  needs: Needs,
  tx: Tx,
  userId: string,
  bookingId: string,
  change: BookingChange,
  language: Language,
): Promise<{ message: string; booking: Booking }> {
  const { changed } = bookingsTexts
  const answer = async (text: Record<Language, string>) => ({
    message: text[language],
    booking: await read(needs, tx, bookingId, language),
  })
  if (change.details) {
    await fillIn(needs, tx, await needs.holds.lockHeld(tx, userId, bookingId), change.details)
    return answer(changed.details)
  }
  if (change.dakshina !== undefined) {
    await needs.holds.lockHeld(tx, userId, bookingId)
    await repository.saveDakshina(tx, bookingId, (change.dakshina ?? 0) * 100, needs.clock.now())
    return answer(change.dakshina === null ? changed.noDakshina : changed.dakshina)
  }
  const booking = await lockOwn(tx, userId, bookingId)
  if (change.reschedule) {
    await reschedule(needs, tx, booking, change.reschedule)
    return answer(changed.rescheduled)
  }
  if (booking.state === 'held') {
    await needs.holds.release(tx, userId, bookingId)
    return answer(changed.released)
  }
  await needs.ending.cancelByDevotee(tx, booking, change.cancel?.reason ?? null, needs.clock.now())
  return answer(changed.cancelled)
}

/** Moves to another slot of the same acharya. If that fails, the old slot stays. */
async function reschedule(needs: Needs, tx: Tx, booking: BookingRow, asked: SlotTime): Promise<void> {
  const now = needs.clock.now()
  const state = stateAt(booking, now)
  if (state === 'expired') throw new DomainError('HOLD_EXPIRED', {})
  if (state !== 'held' && state !== 'confirmed') throw new DomainError('BOOKING_OVER', {})
  if (state === 'confirmed' && !changeableAt(booking, now))
    throw new DomainError('CHANGE_TOO_LATE', { hours: changeHours })
  const startsAt = readStart(asked, now)
  if (startsAt.getTime() === booking.startsAt.getTime()) return
  const { details } = booking
  const sankalp = details && needs.writeSankalp({ startsAt, city: details.city, state: details.state })
  // The unique index rejects a taken slot, which aborts this transaction.
  const isOffered = await repository.moveBooking(tx, booking, startsAt, sankalp, now).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new DomainError('SLOT_TAKEN', {}) : error
  })
  if (!isOffered) throw new DomainError('SLOT_NOT_OFFERED', {})
  if (state === 'held') needs.announce.held(tx, booking, 'held')
  else await needs.announce.rescheduled(tx, booking.id, booking.startsAt)
}

async function exportFor(needs: Needs, userId: string): Promise<Record<string, unknown>> {
  const rows = await repository.listAllOf(needs.db, userId)
  return {
    bookings: rows.map(
      ({
        id,
        state,
        startsAt,
        poojaId,
        acharyaId,
        details,
        dakshinaPaise,
        sankalp,
        transferId,
        refundTransferId,
        cancelReason,
        note,
      }) => ({
        id,
        state,
        startsAt,
        poojaId,
        acharyaId,
        details,
        dakshinaPaise,
        sankalp,
        transferId,
        refundTransferId,
        cancelReason,
        note,
      }),
    ),
  }
}
