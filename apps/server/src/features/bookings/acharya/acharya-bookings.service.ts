import { randomUUID } from 'node:crypto'
import { DomainError, type Language, notFound } from '@sankalp/contract'
import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { picturesOfBooking, slotMinutes } from '@sankalp/contract/booking-rules'
import { type Clock, later } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Storage } from '../../../platform/gateways/storage/storage.ts'
import type { Log } from '../../../platform/log.ts'
import { type Page, pageOf } from '../../../platform/paging.ts'
import { type PictureShape, makePicture } from '../../../platform/pictures.ts'
import type { Announce } from '../booking-changes.ts'
import { lockBooking } from '../bookings.repository.ts'
import type { Ending } from '../ending.ts'
import { mayBeWrittenAbout, toAcharyaBooking } from './acharya-booking.ts'
import * as repository from './acharya-bookings.repository.ts'
import { findEntry } from './booked-slots.repository.ts'

const pageSize = 20
/** Large enough for a desktop, small enough for a phone's connection. */
const pictureShape: PictureShape = { sidePx: 1600, square: false, orPng: true }
/** How long picture URLs are valid: as long as a page may stay open. */
const pictureUrlMs = 3_600_000

type Own = { userId: string; bookingId: string; language: Language }

type Needs = {
  db: Db
  clock: Clock
  log: Log
  storage: Storage
  ending: Pick<Ending, 'cancelByAcharya'>
  announce: Pick<Announce, 'joined' | 'sent'>
}

export type AcharyaBookings = ReturnType<typeof createAcharyaBookings>

/** Creates the service through which acharyas read and answer their bookings. */
export function createAcharyaBookings({ db, clock, log, storage, ending, announce }: Needs) {
  const pictureUrl = (key: string) => storage.signedUrl(key, { expiresInMs: pictureUrlMs })
  const show = (row: repository.AcharyaBookingRow, language: Language): Promise<AcharyaBooking> =>
    toAcharyaBooking(row, { language, now: clock.now(), pictureUrl })

  async function getMyBookings(
    userId: string,
    asked: { when: 'coming' | 'past'; page: number },
    language: Language,
  ): Promise<Page<AcharyaBooking>> {
    const acharyaId = await findEntry(db, userId)
    if (!acharyaId) throw notFound()
    const list = { acharyaId, when: asked.when, after: later(clock.now(), -slotMinutes * 60) }
    const total = await repository.countBookings(db, list)
    return pageOf({ page: asked.page, pageSize, total }, async (limit, offset) => {
      const rows = await repository.listBookings(db, list, limit, offset)
      return Promise.all(rows.map((row) => show(row, language)))
    })
  }

  async function cancelMyBooking(tx: Tx, own: Own, reason: string): Promise<AcharyaBooking> {
    const booking = await lockBooking(tx, own.bookingId)
    // Acharyas do not see unpaid bookings.
    if (booking?.acharya.userId !== own.userId || booking.transferId === null) throw notFound()
    await ending.cancelByAcharya(tx, booking, reason, clock.now())
    return read(tx, own)
  }

  function setMyBookingNote(own: Own, note: string | null): Promise<AcharyaBooking> {
    return db.transaction(async (tx) => {
      await lockToWriteAbout(tx, own)
      await repository.saveNote(tx, own.bookingId, note, clock.now())
      await tell(tx, own, note !== null)
      return read(tx, own)
    })
  }

  /** Writes the file first and its row after it, so that a URL never points to a missing file. */
  async function addMyBookingPicture(own: Own, bytes: Buffer): Promise<AcharyaBooking> {
    // Refuse before processing the picture, and check again below, under the lock.
    refuseFull(await findToWriteAbout(own))
    const key = `private/booking/${randomUUID()}.jpg`
    await storage.write(key, await makePicture(bytes, pictureShape))
    try {
      return await db.transaction(async (tx) => {
        refuseFull(await lockToWriteAbout(tx, own))
        await repository.insertPicture(tx, { id: randomUUID(), bookingId: own.bookingId, key, now: clock.now() })
        await tell(tx, own, true)
        return read(tx, own)
      })
    } catch (error) {
      await removeFile(key)
      throw error
    }
  }

  async function removeMyBookingPicture(own: Own, pictureId: string): Promise<AcharyaBooking> {
    const { key, booking } = await db.transaction(async (tx) => {
      const row = await repository.lockBooking(tx, own)
      if (!row) throw notFound()
      // Before the start there are no pictures.
      if (clock.now() < row.startsAt) throw new DomainError('BOOKING_NOT_HELD_YET', {})
      const removed = await repository.deletePicture(tx, own.bookingId, pictureId)
      if (!removed) throw notFound()
      await tell(tx, own, false)
      return { key: removed, booking: await read(tx, own) }
    })
    await removeFile(key)
    return booking
  }

  /** Notifies both sides to reload. The devotee also gets a notice of something new, but not of a removal. */
  async function tell(tx: Tx, { bookingId }: Own, isNew: boolean): Promise<void> {
    await (isNew ? announce.sent(tx, bookingId) : announce.joined(tx, bookingId))
  }

  async function read(tx: Tx, own: Own): Promise<AcharyaBooking> {
    const row = await repository.findBooking(tx, own)
    if (!row) throw notFound()
    return show(row, own.language)
  }

  async function findToWriteAbout(own: Own): Promise<repository.AcharyaBookingRow> {
    return begun(await repository.findBooking(db, own))
  }

  async function lockToWriteAbout(tx: Tx, own: Own): Promise<repository.AcharyaBookingRow> {
    return begun(await repository.lockBooking(tx, own))
  }

  function begun(row: repository.AcharyaBookingRow | null): repository.AcharyaBookingRow {
    if (!row) throw notFound()
    if (!mayBeWrittenAbout(row, clock.now())) throw new DomainError('BOOKING_NOT_HELD_YET', {})
    return row
  }

  function refuseFull({ pictures }: repository.AcharyaBookingRow): void {
    if (pictures.length >= picturesOfBooking.most)
      throw new DomainError('PICTURES_FULL', { limit: picturesOfBooking.most })
  }

  /** A file left behind is harmless and must not fail the request. */
  async function removeFile(key: string): Promise<void> {
    await storage
      .delete(key)
      .catch((error: unknown) => log.warn({ err: error, key }, 'could not remove a picture of a booking'))
  }

  /** Deletes what was sent to a devotee, when their account is erased. */
  async function forgetSentTo(tx: Tx, userId: string): Promise<void> {
    const keys = await repository.forgetSentTo(tx, userId)
    tx.afterCommit(() => {
      for (const key of keys) void removeFile(key)
    })
  }

  return { getMyBookings, cancelMyBooking, setMyBookingNote, addMyBookingPicture, removeMyBookingPicture, forgetSentTo }
}
