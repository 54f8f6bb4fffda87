import type { Booking } from '@sankalp/contract/bookings'
import type { BookingDraft } from './draft.ts'

/** When, for whom, and paying. */
export const bookingSteps = ['time', 'details', 'pay'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** Steps that were once pages of their own, whose addresses people still have, with the step that holds them now. */
const formerSteps = new Map<string, BookingStep>([
  ['mode', 'time'],
  ['dakshina', 'pay'],
])

/** Returns the address of a step. It includes the acharya, so that a link can be shared and opened in another tab. */
export function stepPath(poojaId: string, step: BookingStep, acharyaId: string): string {
  const address = `/PujaDetailsPage/${encodeURIComponent(poojaId)}/book/${step}`
  return acharyaId ? `${address}?acharya=${encodeURIComponent(acharyaId)}` : address
}

export function readStep(text = ''): BookingStep {
  return bookingSteps.find((step) => step === text) ?? formerSteps.get(text) ?? 'time'
}

type Known = Pick<BookingDraft, 'bookingId'> & {
  /** The held booking; undefined while it loads. */
  booking: Pick<Booking, 'name'> | undefined
}

/** Returns the requested step, or the last one before it whose requirements are met. */
export function stepToShow(wanted: BookingStep, { bookingId, booking }: Known): BookingStep {
  if (bookingId === '') return 'time'
  // While the booking loads, the page waits at the requested step and does not jump.
  return wanted === 'pay' && booking?.name === null ? 'details' : wanted
}
