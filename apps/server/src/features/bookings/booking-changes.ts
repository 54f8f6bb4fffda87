import type { Absentee, BookingState, Canceller } from '@sankalp/contract/booking-life'
import type { Tx } from '../../platform/db/db.ts'
import type { BookingHooks } from './booking-hooks.ts'
import { type BookingRow, findBooking } from './bookings.repository.ts'

/** Notifies a user live that a booking has changed. */
export type TellBooking = (userId: string, bookingId: string, status: BookingState) => void

export type HeldSlot = Pick<BookingRow, 'id' | 'userId' | 'acharyaId' | 'startsAt'>
export type Announce = ReturnType<typeof createAnnounce>

/**
 * Announces every change: to the other features in the same transaction, and to the browsers of both sides after it.
 */
export function createAnnounce(tell: TellBooking, hooks: BookingHooks) {
  function tellBoth(tx: Tx, { id, userId, acharya }: BookingRow, status: BookingState): void {
    tx.afterCommit(() => {
      tell(userId, id, status)
      tell(acharya.userId, id, status)
    })
  }

  /** Reads the booking again, so that all receive the stored state. */
  async function changed(tx: Tx, id: string): Promise<BookingRow> {
    const row = await findBooking(tx, id)
    if (!row) throw new Error('a changed booking no longer exists')
    tellBoth(tx, row, row.state)
    return row
  }

  return {
    /** Only the owner is notified of a hold. */
    held(tx: Tx, { id, userId }: HeldSlot, status: BookingState): void {
      tx.afterCommit(() => tell(userId, id, status))
    },
    async confirmed(tx: Tx, row: BookingRow): Promise<BookingRow> {
      tellBoth(tx, row, row.state)
      await hooks.onConfirmed?.(tx, row)
      return row
    },
    /** A payment came when the booking could not be confirmed with it any more: its money is in the wallet. */
    async paidInVain(tx: Tx, row: BookingRow, paidPaise: number): Promise<void> {
      tx.afterCommit(() => tell(row.userId, row.id, row.state))
      await hooks.onPaidInVain?.(tx, row, paidPaise)
    },
    async rescheduled(tx: Tx, id: string, from: Date): Promise<BookingRow> {
      const row = await changed(tx, id)
      await hooks.onRescheduled?.(tx, row, from)
      return row
    },
    async cancelled(tx: Tx, id: string, by: Canceller): Promise<BookingRow> {
      const row = await changed(tx, id)
      await hooks.onCancelled?.(tx, row, by)
      return row
    },
    async completed(tx: Tx, id: string): Promise<BookingRow> {
      const row = await changed(tx, id)
      await hooks.onCompleted?.(tx, row)
      return row
    },
    async missed(tx: Tx, id: string, absent: Absentee): Promise<BookingRow> {
      const row = await changed(tx, id)
      await hooks.onMissed?.(tx, row, absent)
      return row
    },
    /** The call was too short: the devotee is asked whether the pooja was performed. */
    async heldAsked(tx: Tx, id: string): Promise<BookingRow> {
      const row = await changed(tx, id)
      await hooks.onHeldAsked?.(tx, row)
      return row
    },
    /** The two met, but the pooja was not performed: the devotee has the money back. */
    async notHeld(tx: Tx, id: string): Promise<BookingRow> {
      const row = await changed(tx, id)
      await hooks.onNotHeld?.(tx, row)
      return row
    },
    joined: changed,
    /** The acharya has sent a note or a picture. */
    async sent(tx: Tx, id: string): Promise<BookingRow> {
      const row = await changed(tx, id)
      await hooks.onSent?.(tx, row)
      return row
    },
  }
}
