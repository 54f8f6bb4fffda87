import { randomUUID } from 'node:crypto'
import { DomainError, type Language, notFound } from '@sankalp/contract'
import { type SlotTime, holdMinutes, holdsPerPerson, slotStart } from '@sankalp/contract/booking-rules'
import { poojaCharges } from '@sankalp/contract/pooja-price'
import { type Clock, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Announce } from './booking-changes.ts'
import { stateAt } from './booking-view.ts'
import * as repository from './bookings.repository.ts'
import type { BookingRow } from './bookings.repository.ts'
import { judgeStart } from './offered-slots.ts'

export type HoldAsked = SlotTime & { acharyaId: string; poojaId: string }
/** What is stored in a booking from the start, if known: the devotee's details and the opening line of the rite. */
export type FilledIn = Pick<BookingRow, 'details' | 'sankalp'>
/** The user, the slot and the data of a requested hold. */
export type Wanted = { userId: string; asked: HoldAsked; language: Language; fillIn: (startsAt: Date) => FilledIn }
/** A new booking, or the id of the user's existing booking that holds the slot. */
export type Held = { booking: BookingRow } | { ownId: string }
export type Holds = ReturnType<typeof createHolds>

export function createHolds({ clock, announce }: { clock: Clock; announce: Announce }) {
  /** Holds a slot. If the user already holds it for the same pooja, returns the same booking. */
  async function hold(tx: Tx, wanted: Wanted): Promise<Held> {
    const now = clock.now()
    const startsAt = readStart(wanted.asked, now)
    // Check without a lock first: this refuses most of many users who want the same slot.
    const facts = await repository.readSlotFacts(tx, { ...wanted.asked, userId: wanted.userId, startsAt }, now)
    const held = judge(wanted, startsAt, facts, now)
    if ('booking' in held) {
      refuseUnless(await repository.claimSlot(tx, held.booking, holdsPerPerson, now))
      announce.held(tx, held.booking, 'held')
    }
    return held
  }

  /** Decides about a hold from the facts about the slot. */
  function judge(
    { userId, asked, language, fillIn }: Wanted,
    startsAt: Date,
    facts: repository.SlotFacts | null,
    now: Date,
  ): Held {
    const { acharyaId, poojaId } = asked
    if (!facts?.acharya || !facts.pooja) throw notFound()
    if (facts.ownId) return { ownId: facts.ownId }
    if (facts.isTaken) throw new DomainError('SLOT_TAKEN', {})
    // Acharyas cannot book themselves.
    if (!facts.isOffered || facts.acharya.userId === userId) throw new DomainError('SLOT_NOT_OFFERED', {})
    // A booking cannot be paid after it has begun.
    const heldUntil = new Date(Math.min(later(now, holdMinutes * 60).getTime(), startsAt.getTime()))
    const prices = { poojaPaise: facts.pooja.pricePaise, samagriPaise: poojaCharges.samagri.amountPaise }
    return {
      booking: {
        ...newBooking,
        id: randomUUID(),
        userId,
        acharyaId,
        poojaId,
        startsAt,
        heldUntil,
        language,
        ...prices,
        ...fillIn(startsAt),
        pooja: facts.pooja,
        acharya: facts.acharya,
      },
    }
  }

  /** Releases a held slot. A booking that is no longer held stays unchanged. */
  async function release(tx: Tx, userId: string, bookingId: string): Promise<void> {
    const booking = await lockOwn(tx, userId, bookingId)
    if (booking.state !== 'held') return
    await repository.markExpired(tx, bookingId, clock.now())
    announce.held(tx, booking, 'expired')
  }

  /** Locks the user's held booking, if it can still be paid. */
  async function lockHeld(tx: Tx, userId: string, bookingId: string): Promise<BookingRow> {
    const booking = await lockOwn(tx, userId, bookingId)
    const state = stateAt(booking, clock.now())
    if (state === 'expired') throw new DomainError('HOLD_EXPIRED', {})
    if (state !== 'held') throw new DomainError('BOOKING_OVER', {})
    return booking
  }

  return { hold, release, lockHeld }
}

/** The initial values of a booking. */
const newBooking = {
  state: 'held' as const,
  dakshinaPaise: 0,
  transferId: null,
  paymentId: null,
  agreedPaise: null,
  refundTransferId: null,
  cancelledBy: null,
  cancelReason: null,
  devoteeJoinedAt: null,
  acharyaJoinedAt: null,
  calledSeconds: null,
  heldAskedAt: null,
  heldAnswer: null,
  note: null,
  paidLines: null,
  pictureKeys: [],
  stars: null,
} satisfies Partial<BookingRow>

/** Throws the contract's error for a slot that could not be held. */
function refuseUnless(outcome: repository.ClaimOutcome): void {
  if (outcome === 'taken') throw new DomainError('SLOT_TAKEN', {})
  if (outcome === 'not_offered') throw new DomainError('SLOT_NOT_OFFERED', {})
  if (outcome === 'too_many') throw new DomainError('TOO_MANY_HOLDS', { limit: holdsPerPerson })
  if (outcome === 'no_account') throw notFound()
}

export async function lockOwn(tx: Tx, userId: string, bookingId: string): Promise<BookingRow> {
  const booking = await repository.lockBooking(tx, bookingId)
  if (booking?.userId !== userId) throw notFound()
  return booking
}

/** Returns the instant at which a slot begins, if its date can be booked. */
export function readStart(asked: SlotTime, now: Date): Date {
  const start = slotStart(asked)
  // Tell a time off the half hour from an invalid date: with a valid date, the slot is merely not offered.
  if (!start && slotStart({ date: asked.date, time: '12:00 AM' })) throw new DomainError('SLOT_NOT_OFFERED', {})
  if (!start) throw new DomainError('INVALID_INPUT', { fields: [{ field: 'date', problem: 'date' }] })
  const verdict = judgeStart(start, now)
  if (verdict === 'past') throw new DomainError('SLOT_IN_PAST', {})
  if (verdict === 'tooFar') throw new DomainError('SLOT_NOT_OFFERED', {})
  return start
}
