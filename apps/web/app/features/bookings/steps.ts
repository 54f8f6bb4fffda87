import type { Booking } from '@sankalp/contract/bookings'
import type { BookingDraft } from './draft.ts'

export const bookingSteps = ['mode', 'time', 'details', 'dakshina', 'pay'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** Returns the address of a step. It includes the acharya, so that a link can be shared and opened in another tab. */
export function stepPath(poojaId: string, step: BookingStep, acharyaId: string): string {
  const address = `/PujaDetailsPage/${encodeURIComponent(poojaId)}/book/${step}`
  return acharyaId ? `${address}?acharya=${encodeURIComponent(acharyaId)}` : address
}

export function readStep(text: string | undefined): BookingStep {
  return bookingSteps.find((step) => step === text) ?? 'mode'
}

type Known = Pick<BookingDraft, 'mode' | 'bookingId' | 'dakshina' | 'isDakshinaAdded'> & {
  /** The held booking; undefined while it loads. */
  booking: Pick<Booking, 'name' | 'dakshina'> | undefined
}

/** Returns the requested step, or the last one before it whose requirements are met. */
export function stepToShow(wanted: BookingStep, known: Known): BookingStep {
  const { mode, bookingId, booking } = known
  const open: Record<BookingStep, boolean> = {
    mode: true,
    time: mode !== '',
    details: mode !== '' && bookingId !== '',
    dakshina: bookingId !== '' && booking?.name !== null,
    // The total shown there must be the server's.
    pay:
      bookingId !== '' &&
      booking?.name !== null &&
      (booking === undefined || booking.dakshina === addedDakshina(known)),
  }
  const upTo = bookingSteps.slice(0, bookingSteps.indexOf(wanted) + 1)
  const closed = upTo.findIndex((step) => !open[step])
  return closed < 0 ? wanted : upTo[closed - 1]!
}

/** Returns the dakshina that counts, in rupees. */
export function addedDakshina({
  dakshina,
  isDakshinaAdded,
}: Pick<BookingDraft, 'dakshina' | 'isDakshinaAdded'>): number {
  return isDakshinaAdded ? Number(dakshina) : 0
}
