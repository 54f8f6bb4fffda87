/** The life of a booking, as one table. Without a schema library, so that a page may import it. */

export const bookingStates = ['held', 'confirmed', 'live', 'completed', 'expired', 'cancelled', 'missed'] as const
export type BookingState = (typeof bookingStates)[number]

/** What may follow what. Nothing follows an end. */
export const bookingMoves: Record<BookingState, readonly BookingState[]> = {
  /** The slot is kept for whoever is about to pay. */
  held: ['confirmed', 'expired'],
  /** Paid. */
  confirmed: ['live', 'cancelled', 'missed'],
  /** Devotee and acharya have met. */
  live: ['completed'],
  completed: [],
  expired: [],
  cancelled: [],
  /** Its window passed and the two did not meet. */
  missed: [],
}

export function mayMove(from: BookingState, to: BookingState): boolean {
  return bookingMoves[from].includes(to)
}

/** In these states nobody else can have the slot. */
export const statesWithSlot: readonly BookingState[] = ['held', 'confirmed', 'live', 'completed', 'missed']

/** Who ended a booking before its time. */
export const cancellers = ['devotee', 'acharya'] as const
export type Canceller = (typeof cancellers)[number]

/** Who was not there when the window of a booking passed. */
export const absentees = ['devotee', 'acharya', 'both'] as const
export type Absentee = (typeof absentees)[number]
