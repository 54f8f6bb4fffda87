import type { Absentee, BookingState, Canceller } from '@sankalp/contract/booking-life'
import type { Tx } from '../../platform/db/db.ts'
import type { BookingHooks } from './booking-hooks.ts'
import { type BookingRow, findBooking } from './bookings.repository.ts'

/** Who is told live that a booking has changed. */
export type TellBooking = (userId: string, bookingId: string, status: BookingState) => void

export type HeldSlot = Pick<BookingRow, 'id' | 'userId' | 'acharyaId' | 'startsAt'>
export type Announce = ReturnType<typeof createAnnounce>

/**
 * Tells of every change: the other features in its transaction, and after it the browsers of both sides. `onMoved`: a slot
 * may have become free, or somebody else's.
 */
export function createAnnounce(
  tell: TellBooking,
  hooks: BookingHooks,
  onMoved: (acharyaId: string, startsAt: Date) => void = () => undefined,
) {
  function tellBoth(tx: Tx, { id, userId, acharya, acharyaId, startsAt }: BookingRow, status: BookingState): void {
    tx.afterCommit(() => {
      onMoved(acharyaId, startsAt)
      tell(userId, id, status)
      tell(acharya.userId, id, status)
    })
  }

  /** Reads it again, so that everybody is told what is stored now. */
  async function changed(tx: Tx, id: string): Promise<BookingRow> {
    const row = await findBooking(tx, id)
    if (!row) throw new Error('a booking that was changed is gone')
    tellBoth(tx, row, row.state)
    return row
  }

  return {
    /** Of what is held only its owner hears. */
    held(tx: Tx, { id, userId, acharyaId, startsAt }: HeldSlot, status: BookingState): void {
      tx.afterCommit(() => {
        onMoved(acharyaId, startsAt)
        tell(userId, id, status)
      })
    },
    /** It is confirmed together with the commit, so that here is what will be stored. */
    confirmed(tx: Tx, row: BookingRow): BookingRow {
      tellBoth(tx, row, row.state)
      hooks.onConfirmed?.(tx, row)
      return row
    },
    async rescheduled(tx: Tx, id: string, from: Date): Promise<BookingRow> {
      const row = await changed(tx, id)
      tx.afterCommit(() => onMoved(row.acharyaId, from))
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
    joined: changed,
    /** A note or a picture of the acharya's. */
    async sent(tx: Tx, id: string): Promise<BookingRow> {
      const row = await changed(tx, id)
      await hooks.onSent?.(tx, row)
      return row
    },
  }
}
