import { DomainError, type Language, notFound } from '@sankalp/contract'
import { type SlotTime, changeHours, slotMinutes } from '@sankalp/contract/booking-rules'
import type { Booking, BookingDetails } from '@sankalp/contract/bookings'
import { bookingsTexts } from '@sankalp/content/bookings-texts'
import { type Clock, later } from '../../platform/clock.ts'
import { type Db, type Tx, isUniqueViolation } from '../../platform/db/db.ts'
import type { Storage } from '../../platform/gateways/storage/storage.ts'
import type { Page } from '../../platform/paging.ts'
import { writeBookingCalendar } from './booking-calendar.ts'
import type { Announce } from './booking-changes.ts'
import { changeableAt, stateAt, toBooking } from './booking-view.ts'
import * as repository from './bookings.repository.ts'
import type { BookingRow, BothLanguages } from './bookings.repository.ts'
import type { Ending } from './ending.ts'
import { type HoldAsked, type Holds, lockOwn, readStart } from './holds.ts'
import type { WriteSankalp } from './sankalp-line.ts'

/** How many booked poojas a page of the list has. */
const pageSize = 20
/** So long can a private picture be fetched by the address that is given with its booking. */
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
}

/** One change of a booking, as the contract asks for it. */
export type BookingChange = {
  details?: BookingDetails | undefined
  dakshina?: number | null | undefined
  reschedule?: SlotTime | undefined
  cancel?: { reason?: string | undefined } | undefined
}

/** One of the bookings that several people make; without details it is only held. */
export type NewBooking = {
  userId: string
  asked: HoldAsked & { bookingId?: string | undefined }
  details: BookingDetails | null
  language: Language
}

const notFilledIn = { details: null, sankalp: null }

export type Bookings = ReturnType<typeof createBookings>

export function createBookings({ db, clock, storage, publicUrl, holds, ending, announce, writeSankalp }: Needs) {
  async function show(row: BookingRow, language: Language): Promise<Booking> {
    const pictures = await Promise.all(row.pictureKeys.map((key) => storage.signedUrl(key, { expiresInMs: pictureMs })))
    return toBooking(row, language, clock.now(), pictures)
  }

  async function read(tx: Tx, id: string, language: Language): Promise<Booking> {
    return show((await repository.findBooking(tx, id))!, language)
  }

  async function findOwn(userId: string, bookingId: string): Promise<BookingRow> {
    const row = await repository.findBooking(db, bookingId)
    if (row?.userId !== userId) throw notFound()
    return row
  }

  function filledIn(startsAt: Date, details: BookingDetails): { details: BookingDetails; sankalp: BothLanguages } {
    return { details, sankalp: writeSankalp({ startsAt, city: details.city, state: details.state }) }
  }

  async function fillIn(
    tx: Tx,
    { id, startsAt }: Pick<BookingRow, 'id' | 'startsAt'>,
    details: BookingDetails,
  ): Promise<void> {
    await repository.saveDetails(tx, id, filledIn(startsAt, details), clock.now())
  }

  /** Fills in what is held. Without the id of a held booking, or for another slot than that one's, the slot is held first. */
  async function create(
    tx: Tx,
    userId: string,
    asked: HoldAsked & { bookingId?: string | undefined },
    details: BookingDetails,
    language: Language,
  ): Promise<Booking> {
    if (asked.bookingId !== undefined) await holds.lockHeld(tx, userId, asked.bookingId)
    const held = await holds.hold(tx, { userId, asked, language, fillIn: (startsAt) => filledIn(startsAt, details) })
    if ('booking' in held) return show(held.booking, language)
    await fillIn(tx, await holds.lockHeld(tx, userId, held.ownId), details)
    return read(tx, held.ownId, language)
  }

  /** Holds of several people. With null for each that has to be made by itself. */
  async function createTogether(tx: Tx, all: readonly NewBooking[]): Promise<(Booking | null)[]> {
    // What they hold already has to be locked first.
    const plain = all.filter(({ asked }) => asked.bookingId === undefined)
    const made = await holds.holdTogether(
      tx,
      plain.map(({ details, ...wanted }) => ({
        ...wanted,
        fillIn: (startsAt) => (details ? filledIn(startsAt, details) : notFilledIn),
      })),
    )
    const rows = new Map(plain.map((one, index) => [one, made[index]]))
    return Promise.all(
      all.map(async (one) => {
        const row = rows.get(one)
        return row ? show(row, one.language) : null
      }),
    )
  }

  async function update(
    tx: Tx,
    userId: string,
    bookingId: string,
    change: BookingChange,
    language: Language,
  ): Promise<{ message: string; booking: Booking }> {
    const { changed } = bookingsTexts
    const answer = async (text: Record<Language, string>) => ({
      message: text[language],
      booking: await read(tx, bookingId, language),
    })
    if (change.details) {
      await fillIn(tx, await holds.lockHeld(tx, userId, bookingId), change.details)
      return answer(changed.details)
    }
    if (change.dakshina !== undefined) {
      await holds.lockHeld(tx, userId, bookingId)
      await repository.saveDakshina(tx, bookingId, (change.dakshina ?? 0) * 100, clock.now())
      return answer(change.dakshina === null ? changed.noDakshina : changed.dakshina)
    }
    const booking = await lockOwn(tx, userId, bookingId)
    if (change.reschedule) {
      await reschedule(tx, booking, change.reschedule)
      return answer(changed.rescheduled)
    }
    if (booking.state === 'held') {
      await holds.release(tx, userId, bookingId)
      return answer(changed.released)
    }
    await ending.cancelByDevotee(tx, booking, change.cancel?.reason ?? null, clock.now())
    return answer(changed.cancelled)
  }

  /** Another slot of the same acharya: that one, or the old one stays. */
  async function reschedule(tx: Tx, booking: BookingRow, asked: SlotTime): Promise<void> {
    const now = clock.now()
    const state = stateAt(booking, now)
    if (state === 'expired') throw new DomainError('HOLD_EXPIRED', {})
    if (state !== 'held' && state !== 'confirmed') throw new DomainError('BOOKING_OVER', {})
    if (state === 'confirmed' && !changeableAt(booking, now))
      throw new DomainError('CHANGE_TOO_LATE', { hours: changeHours })
    const startsAt = readStart(asked, now)
    if (startsAt.getTime() === booking.startsAt.getTime()) return
    const { details } = booking
    const sankalp = details && writeSankalp({ startsAt, city: details.city, state: details.state })
    // The index refuses a slot that somebody else has, and with it this transaction ends.
    const isOffered = await repository.moveBooking(tx, booking, startsAt, sankalp, now).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new DomainError('SLOT_TAKEN', {}) : error
    })
    if (!isOffered) throw new DomainError('SLOT_NOT_OFFERED', {})
    if (state === 'held') announce.held(tx, booking, 'held')
    else await announce.rescheduled(tx, booking.id, booking.startsAt)
  }

  async function exportFor(userId: string): Promise<Record<string, unknown>> {
    const rows = await repository.listAllOf(db, userId)
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

  return {
    show,
    create,
    createTogether,
    update,

    async hold(tx: Tx, userId: string, asked: HoldAsked, language: Language): Promise<Booking> {
      const held = await holds.hold(tx, { userId, asked, language, fillIn: () => notFilledIn })
      return 'booking' in held ? show(held.booking, language) : read(tx, held.ownId, language)
    },

    releaseHold: (userId: string, bookingId: string) => db.transaction((tx) => holds.release(tx, userId, bookingId)),

    async getBooking(
      userId: string,
      bookingId: string,
      language: Language,
    ): Promise<{ booking: Booking; serverTime: string }> {
      return { booking: await show(await findOwn(userId, bookingId), language), serverTime: clock.now().toISOString() }
    },

    async getBookedPooja(
      userId: string,
      page: number,
      language: Language,
    ): Promise<Pick<Page<Booking>, 'items' | 'totalPages' | 'currentPage'>> {
      const past = later(clock.now(), -slotMinutes * 60)
      const rows = await repository.listPaidOf(db, userId, past, pageSize, (page - 1) * pageSize)
      // Nearly everybody has one page of them, and it is known without counting.
      const isOnly = page === 1 && rows.length < pageSize
      const total = isOnly ? rows.length : await repository.countPaidOf(db, userId)
      return {
        items: await Promise.all(rows.map((row) => show(row, language))),
        totalPages: Math.ceil(total / pageSize),
        currentPage: page,
      }
    },

    async writeCalendar(userId: string, bookingId: string, language: Language): Promise<Uint8Array<ArrayBuffer>> {
      const booking = await findOwn(userId, bookingId)
      // What is not paid is nobody's appointment yet.
      if (booking.transferId === null) throw notFound()
      return Buffer.from(writeBookingCalendar({ booking, language, publicUrl, now: clock.now() }))
    },

    serverTime: () => clock.now().toISOString(),
    exportFor,
  }
}
