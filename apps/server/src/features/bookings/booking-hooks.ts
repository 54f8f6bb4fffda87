import type { Absentee, Canceller } from '@sankalp/contract/booking-life'
import type { Tx } from '../../platform/db/db.ts'
import type { BookingRow } from './bookings.repository.ts'

/** What others do when a booking changes, in the transaction that changes it: letters, reminders. Each is told the booking as it is afterwards. */
export type BookingHooks = {
  /** Nothing is waited for: what it changes is changed with the commit. */
  onConfirmed?: (tx: Tx, booking: BookingRow) => void
  onRescheduled?: (tx: Tx, booking: BookingRow, from: Date) => Promise<void>
  onCancelled?: (tx: Tx, booking: BookingRow, by: Canceller) => Promise<void>
  onCompleted?: (tx: Tx, booking: BookingRow) => Promise<void>
  onMissed?: (tx: Tx, booking: BookingRow, absent: Absentee) => Promise<void>
  /** The acharya has sent a note or a picture; perhaps not the only one. */
  onSent?: (tx: Tx, booking: BookingRow) => Promise<void>
}
