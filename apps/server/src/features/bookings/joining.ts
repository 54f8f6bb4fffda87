import { DomainError, notFound } from '@sankalp/contract'
import type { BookingState } from '@sankalp/contract/booking-life'
import { isJoinOpen, isPast, slotEnd, slotMinutes } from '@sankalp/contract/booking-rules'
import { type Clock, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Announce } from './booking-changes.ts'
import * as repository from './bookings.repository.ts'
import type { BookingRow } from './bookings.repository.ts'

export type Joined = { status: BookingState; waitingFor: 'acharya' | 'devotee' | null }

export function createJoining({ clock, announce }: { clock: Clock; announce: Announce }) {
  /** Records that one side has joined. When both have, the pooja is live. */
  async function join(tx: Tx, userId: string, bookingId: string): Promise<Joined> {
    const booking = await repository.lockBooking(tx, bookingId)
    const side = booking?.userId === userId ? 'devotee' : booking?.acharya.userId === userId ? 'acharya' : null
    // Acharyas do not see unpaid bookings.
    if (!booking || !side || (side === 'acharya' && booking.transferId === null)) throw notFound()
    requireOpen(booking)
    const now = clock.now()
    const isFirst = (side === 'devotee' ? booking.devoteeJoinedAt : booking.acharyaJoinedAt) === null
    if (isFirst) await repository.markJoined(tx, bookingId, side, now)
    const other = side === 'devotee' ? booking.acharyaJoinedAt : booking.devoteeJoinedAt
    if (other === null) {
      if (isFirst) await announce.joined(tx, bookingId)
      return { status: booking.state, waitingFor: side === 'devotee' ? 'acharya' : 'devotee' }
    }
    if (booking.state === 'confirmed') await goLive(tx, bookingId, now)
    return { status: 'live', waitingFor: null }
  }

  async function goLive(tx: Tx, bookingId: string, now: Date): Promise<void> {
    await repository.markLive(tx, bookingId, now)
    await announce.joined(tx, bookingId)
  }

  function requireOpen({ state, startsAt }: BookingRow): void {
    const now = clock.now()
    if ((state !== 'confirmed' && state !== 'live') || isPast(startsAt, now)) throw new DomainError('BOOKING_OVER', {})
    if (!isJoinOpen(startsAt, now)) {
      throw new DomainError('JOIN_NOT_OPEN', {
        opensAt: startsAt.toISOString(),
        closesAt: slotEnd(startsAt).toISOString(),
      })
    }
  }

  /**
   * For video and audio calls: returns the paid booking of a devotee and an acharya whose window is open, locked, or
   * null.
   */
  async function findJoinable(
    tx: Tx,
    { userId, acharyaId }: { userId: string; acharyaId: string },
  ): Promise<BookingRow | null> {
    const now = clock.now()
    const id = await repository.findInWindow(tx, { userId, acharyaId, from: later(now, -slotMinutes * 60), to: now })
    const booking = id === null ? null : await repository.lockBooking(tx, id)
    // It may have ended while this waited for its lock.
    return booking && (booking.state === 'confirmed' || booking.state === 'live') ? booking : null
  }

  /** For a video or audio call that both have joined. The caller holds the lock from `findJoinable`. */
  async function markLive(tx: Tx, booking: BookingRow): Promise<void> {
    if (booking.state === 'confirmed') await goLive(tx, booking.id, clock.now())
  }

  return { join, findJoinable, markLive }
}
