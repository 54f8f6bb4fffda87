import { slotMinutes } from './booking-rules.ts'

/** When a pooja by video counts as held. No schema library here, so that a page can import it. */

/**
 * The share of a pooja's length that its call must have lasted. Below it, the booking is not completed by itself: the
 * devotee is asked whether the pooja was performed, and the acharya's earnings wait.
 */
export const leastHeldShare = 1 / 3

/** Returns how long the call must have lasted. A pooja cannot last longer than its slot. */
export function leastHeldSeconds(poojaMinutes: number): number {
  return Math.ceil(Math.min(poojaMinutes, slotMinutes) * 60 * leastHeldShare)
}

export function countsAsHeld(calledSeconds: number, poojaMinutes: number): boolean {
  return calledSeconds >= leastHeldSeconds(poojaMinutes)
}

/** What the devotee answered: the pooja was performed, or it was not. */
export const heldAnswers = ['held', 'notHeld'] as const
export type HeldAnswer = (typeof heldAnswers)[number]

/** How long before the start the two can enter the waiting room of their pooja. */
export const roomOpensMinutes = 60

export function roomOpening(start: Date): Date {
  return new Date(start.getTime() - roomOpensMinutes * 60_000)
}

export function isRoomOpen(start: Date, now: Date): boolean {
  return now >= roomOpening(start)
}
