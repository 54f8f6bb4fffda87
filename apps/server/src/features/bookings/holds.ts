import { randomUUID } from 'node:crypto'
import { DomainError, type Language, notFound } from '@sankalp/contract'
import { type SlotTime, holdMinutes, holdsPerPerson, slotStart } from '@sankalp/contract/booking-rules'
import { poojaCharges } from '@sankalp/contract/pooja-price'
import { isProfileComplete } from '@sankalp/contract/users'
import { type Clock, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Announce } from './booking-changes.ts'
import { stateAt } from './booking-view.ts'
import * as repository from './bookings.repository.ts'
import { judgeStart } from './offered-slots.ts'
import type { SlotRush } from './slot-rush.ts'

export type HoldAsked = SlotTime & { acharyaId: string; poojaId: string }
export type Held = { id: string; startsAt: Date; isNew: boolean; isHeld: Promise<void> }
export type Holds = ReturnType<typeof createHolds>

export function createHolds({ clock, announce, rush }: { clock: Clock; announce: Announce; rush: SlotRush }) {
  /**
   * Keeps a slot and gives its booking's id. Whoever holds it for the same pooja already has the same booking. `isHeld` is not waited for: what
   * is to be done with a new booking is sent along with it, and is undone with it when it is refused.
   */
  async function hold(tx: Tx, userId: string, asked: HoldAsked, language: Language): Promise<Held> {
    const now = clock.now()
    const { acharyaId, poojaId } = asked
    const startsAt = readStart(asked, now)
    const slot = { userId, acharyaId, poojaId, startsAt, now }
    const facts = await repository.readSlotFacts(tx, slot)
    if (!facts?.hasAcharya || facts.poojaPaise === null) throw notFound()
    if (facts.ownId) return { id: facts.ownId, startsAt, isNew: false, isHeld: Promise.resolve() }
    if (facts.takenBy) {
      rush.remember(acharyaId, startsAt, { userId: facts.takenBy, until: facts.takenUntil })
      throw new DomainError('SLOT_TAKEN', {})
    }
    if (!facts.isOffered || facts.isAcharya) throw new DomainError('SLOT_NOT_OFFERED', {})
    if (!isProfileComplete(facts)) throw new DomainError('PROFILE_INCOMPLETE', {})
    const id = randomUUID()
    // What has begun can no longer be paid for.
    const heldUntil = new Date(Math.min(later(now, holdMinutes * 60).getTime(), startsAt.getTime()))
    const samagriPaise = poojaCharges.samagri.amountPaise
    const outcome = repository.holdSlot(tx, { ...slot, id, heldUntil, language, poojaPaise: facts.poojaPaise, samagriPaise, mostHolds: holdsPerPerson })
    announce.held(tx, { id, userId, acharyaId, startsAt }, 'held')
    tx.afterCommit(() => rush.remember(acharyaId, startsAt, { userId, until: heldUntil }))
    return { id, startsAt, isNew: true, isHeld: outcome.then(requireHeld) }
  }

  function requireHeld(outcome: repository.HoldOutcome): void {
    switch (outcome) {
      case 'held':
        return
      case 'taken':
        throw new DomainError('SLOT_TAKEN', {})
      case 'not_offered':
        throw new DomainError('SLOT_NOT_OFFERED', {})
      case 'too_many':
        throw new DomainError('TOO_MANY_HOLDS', { limit: holdsPerPerson })
      case 'no_account':
        throw notFound()
    }
  }

  /** Lets a held slot go. Whatever is no longer held stays as it is. */
  async function release(tx: Tx, userId: string, bookingId: string): Promise<void> {
    const booking = await lockOwn(tx, userId, bookingId)
    if (booking.state !== 'held') return
    await repository.markExpired(tx, bookingId, clock.now())
    announce.held(tx, booking, 'expired')
  }

  /** A booking of this person that is held and can still be paid. */
  async function lockHeld(tx: Tx, userId: string, bookingId: string): Promise<repository.BookingRow> {
    const booking = await lockOwn(tx, userId, bookingId)
    const state = stateAt(booking, clock.now())
    if (state === 'expired') throw new DomainError('HOLD_EXPIRED', {})
    if (state !== 'held') throw new DomainError('BOOKING_OVER', {})
    return booking
  }

  return { hold, release, lockHeld }
}

export async function lockOwn(tx: Tx, userId: string, bookingId: string): Promise<repository.BookingRow> {
  const booking = await repository.lockBooking(tx, bookingId)
  if (booking?.userId !== userId) throw notFound()
  return booking
}

/** The instant a slot begins, when it is one that can be booked by its date. */
export function readStart(asked: SlotTime, now: Date): Date {
  const start = slotStart(asked)
  // A time that is on no half hour is nobody's; only a date can be wrong beyond that.
  if (!start && slotStart({ date: asked.date, time: '12:00 AM' })) throw new DomainError('SLOT_NOT_OFFERED', {})
  if (!start) throw new DomainError('INVALID_INPUT', { fields: [{ field: 'date', problem: 'date' }] })
  const verdict = judgeStart(start, now)
  if (verdict === 'past') throw new DomainError('SLOT_IN_PAST', {})
  if (verdict === 'tooFar') throw new DomainError('SLOT_NOT_OFFERED', {})
  return start
}
