import type { Booking } from '@sankalp/contract/bookings'
import type { BookingDraft } from './draft.ts'

export const bookingSteps = ['mode', 'time', 'details', 'dakshina', 'pay'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** Each step has an address of its own, in which the acharya stands too: a link can be shared and opened in another tab. */
export function stepPath(poojaId: string, step: BookingStep, acharyaId: string): string {
  const address = `/PujaDetailsPage/${encodeURIComponent(poojaId)}/book/${step}`
  return acharyaId ? `${address}?acharya=${encodeURIComponent(acharyaId)}` : address
}

export function readStep(text: string | undefined): BookingStep {
  return bookingSteps.find((step) => step === text) ?? 'mode'
}

type Known = Pick<BookingDraft, 'mode' | 'bookingId' | 'dakshina' | 'isDakshinaAdded'> & {
  /** The held booking; undefined while it is on its way. */
  booking: Pick<Booking, 'name' | 'dakshina'> | undefined
}

/** The wanted step, or the last one before it for which everything is there. */
export function stepToShow(wanted: BookingStep, known: Known): BookingStep {
  const { mode, bookingId, booking } = known
  const open: Record<BookingStep, boolean> = {
    mode: true,
    time: mode !== '',
    details: mode !== '' && bookingId !== '',
    dakshina: bookingId !== '' && booking?.name !== null,
    // What is shown there as the total must be what the server has.
    pay:
      bookingId !== '' &&
      booking?.name !== null &&
      (booking === undefined || booking.dakshina === addedDakshina(known)),
  }
  const upTo = bookingSteps.slice(0, bookingSteps.indexOf(wanted) + 1)
  const closed = upTo.findIndex((step) => !open[step])
  return closed < 0 ? wanted : upTo[closed - 1]!
}

/** The dakshina that counts, in rupees. */
export function addedDakshina({
  dakshina,
  isDakshinaAdded,
}: Pick<BookingDraft, 'dakshina' | 'isDakshinaAdded'>): number {
  return isDakshinaAdded ? Number(dakshina) : 0
}
