import type { BookingState } from '@sankalp/contract/booking-life'
import type { ReviewedBooking } from '../features/reviews/reviews.service.ts'
import type { Tx } from '../platform/db/db.ts'

/**
 * Finds the user's own booking for a review. The review is about its pooja and its acharya. The booking counts as held
 * if both were present until its end.
 */
export async function findReviewedBooking(tx: Tx, bookingId: string, userId: string): Promise<ReviewedBooking | null> {
  const [row] = await tx.query<{ state: BookingState; poojaId: string; acharyaId: string }>(
    'select state, pooja_id as "poojaId", acharya_id as "acharyaId" from booking where id = $1 and user_id = $2 and transfer_id is not null',
    [bookingId, userId],
  )
  if (!row) return null
  return {
    isHeld: row.state === 'completed',
    subjects: [
      { kind: 'pooja', id: row.poojaId },
      { kind: 'acharya', id: row.acharyaId },
    ],
  }
}
