/** The states of a booking, as one table. No schema library here, so that a page can import it. */

export const bookingStates = ['held', 'confirmed', 'live', 'completed', 'expired', 'cancelled', 'missed'] as const
export type BookingState = (typeof bookingStates)[number]

/** The allowed transitions. A final state has none. */
export const bookingMoves: Record<BookingState, readonly BookingState[]> = {
  /** The slot is reserved for a user who is about to pay. */
  held: ['confirmed', 'expired'],
  /** Paid. */
  confirmed: ['live', 'cancelled', 'missed'],
  /**
   * The devotee and the acharya have met. A booking whose call was too short (`pooja-held.ts`) stays live after its
   * window, until the devotee or an operator says whether the pooja was performed.
   */
  live: ['completed', 'missed'],
  completed: [],
  expired: [],
  cancelled: [],
  /** The pooja was not held: the window passed and the two did not meet, or met so briefly that it was not performed. */
  missed: [],
}

export function mayMove(from: BookingState, to: BookingState): boolean {
  return bookingMoves[from].includes(to)
}

/** States in which the slot is not available to others. */
export const statesWithSlot: readonly BookingState[] = ['held', 'confirmed', 'live', 'completed', 'missed']

/** Who cancelled a booking before it took place. */
export const cancellers = ['devotee', 'acharya'] as const
export type Canceller = (typeof cancellers)[number]

/** Who was absent when the window of a booking passed. */
export const absentees = ['devotee', 'acharya', 'both'] as const
export type Absentee = (typeof absentees)[number]
