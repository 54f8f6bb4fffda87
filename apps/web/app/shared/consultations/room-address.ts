import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { TalkKind } from '@sankalp/contract/live/consultations'

/** Returns the address of a consultation; both sides use the same screens. */
export function roomAddress({ talk, requestId }: { talk: TalkKind; requestId: string }): string {
  return `${talk === 'Chat' ? '/chatComponent' : '/audioVideoComponent'}?id=${requestId}`
}

/**
 * Returns where a side goes when a talk has ended: to its bill; after the call of a booked pooja, the devotee to the
 * keepsake and the acharya to the booking, where the note is written.
 */
export function endAddress(
  { requestId, bookingId }: { requestId: string; bookingId: string | null },
  side: ConsultationSide,
): string {
  if (bookingId === null) return pastAddress(requestId)
  return side === 'user' ? `/bookedpooja?room=${bookingId}` : `/acharya/bookings?open=${bookingId}`
}

/** Returns the address of a past consultation: the bill, the rating, the transcript. */
export const pastAddress = (requestId: string) => `/consultations/${requestId}`
