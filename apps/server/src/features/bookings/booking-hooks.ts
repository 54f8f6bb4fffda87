import type { Absentee, Canceller } from '@sankalp/contract/booking-life'
import type { Tx } from '../../platform/db/db.ts'
import type { BookingRow } from './bookings.repository.ts'

/**
 * What other features do when a booking changes, in the same transaction: mails, reminders. Each receives the booking
 * after the change.
 */
export type BookingHooks = {
  onConfirmed?: (tx: Tx, booking: BookingRow) => Promise<void>
  /** A payment that was meant for it came too late, or its price had changed: the money is in the wallet. */
  onPaidInVain?: (tx: Tx, booking: BookingRow, paidPaise: number) => Promise<void>
  onRescheduled?: (tx: Tx, booking: BookingRow, from: Date) => Promise<void>
  onCancelled?: (tx: Tx, booking: BookingRow, by: Canceller) => Promise<void>
  onCompleted?: (tx: Tx, booking: BookingRow) => Promise<void>
  onMissed?: (tx: Tx, booking: BookingRow, absent: Absentee) => Promise<void>
  /** Its call was too short: the devotee is asked whether it was performed. */
  onHeldAsked?: (tx: Tx, booking: BookingRow) => Promise<void>
  /** It was not performed, and is refunded. */
  onNotHeld?: (tx: Tx, booking: BookingRow) => Promise<void>
  /** The acharya has sent a note or a picture. More may follow. */
  onSent?: (tx: Tx, booking: BookingRow) => Promise<void>
}
