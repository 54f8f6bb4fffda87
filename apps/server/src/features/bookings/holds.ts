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
import type { BookingRow } from './bookings.repository.ts'
import { judgeStart } from './offered-slots.ts'
import type { SlotRush } from './slot-rush.ts'

export type HoldAsked = SlotTime & { acharyaId: string; poojaId: string }
/** What is written into a booking from the beginning, where it is known: whom it is for, and the line that opens the rite. */
export type FilledIn = Pick<BookingRow, 'details' | 'sankalp'>
/** Who wants to keep which slot. */
export type Wanted = { userId: string; asked: HoldAsked; language: Language; fillIn: (startsAt: Date) => FilledIn }
/** A new booking, as it is stored with the commit; or the id of the one that holds the slot for them already. */
export type Held = { booking: BookingRow } | { ownId: string }
export type Holds = ReturnType<typeof createHolds>

export function createHolds({ clock, announce, rush }: { clock: Clock; announce: Announce; rush: SlotRush }) {
  /**
   * Keeps a slot. Whoever holds it for the same pooja already has the same booking. What the new one will be is known beforehand, so it is written
   * together with the commit; `withRefusals` has to stand around the transaction.
   */
  async function hold(tx: Tx, wanted: Wanted): Promise<Held> {
    const now = clock.now()
    const startsAt = readStart(wanted.asked, now)
    const [facts] = await repository.readSlotFacts(tx, [{ ...wanted.asked, userId: wanted.userId, startsAt }], now)
    const held = judge(wanted, startsAt, facts ?? null, now)
    if ('booking' in held) {
      repository.holdSlotAtCommit(tx, held.booking, holdsPerPerson, now)
      tellHeld(tx, held.booking)
    }
    return held
  }

  /** Keeps slots for several people, waiting for nobody: null for whoever has to be told something else than that theirs is kept, and changes nothing. */
  async function holdTogether(tx: Tx, all: readonly Wanted[]): Promise<(BookingRow | null)[]> {
    const now = clock.now()
    const starts = all.map(({ asked }) => unlessRefused(() => readStart(asked, now)))
    const asked = all.flatMap(({ userId, asked: slot }, index) =>
      starts[index] ? { ...slot, userId, startsAt: starts[index], index } : [],
    )
    if (asked.length === 0) return all.map(() => null)
    const facts = await repository.readSlotFacts(tx, asked, now)
    const planned = asked.flatMap(({ index, startsAt }, place) => {
      const held = unlessRefused(() => judge(all[index]!, startsAt, facts[place] ?? null, now))
      return held && 'booking' in held ? { index, booking: held.booking } : []
    })
    if (planned.length === 0) return all.map(() => null)
    const taken = await repository.holdSlots(
      tx,
      planned.map(({ booking }) => booking),
      holdsPerPerson,
      now,
    )
    const bookings = new Map(
      planned.filter(({ booking }) => taken.has(booking.id)).map(({ index, booking }) => [index, booking]),
    )
    for (const booking of bookings.values()) tellHeld(tx, booking)
    return all.map((_, index) => bookings.get(index) ?? null)
  }

  /** What becomes of somebody's wish, by what is known of the slot. */
  function judge(
    { userId, asked, language, fillIn }: Wanted,
    startsAt: Date,
    facts: repository.SlotFacts | null,
    now: Date,
  ): Held {
    const { acharyaId, poojaId } = asked
    if (!facts?.acharya || !facts.pooja) throw notFound()
    if (facts.ownId) return { ownId: facts.ownId }
    if (facts.takenBy) {
      rush.remember(acharyaId, startsAt, { userId: facts.takenBy, until: facts.takenUntil })
      throw new DomainError('SLOT_TAKEN', {})
    }
    // Nobody books themselves.
    if (!facts.isOffered || facts.acharya.userId === userId) throw new DomainError('SLOT_NOT_OFFERED', {})
    if (!isProfileComplete(facts)) throw new DomainError('PROFILE_INCOMPLETE', {})
    // What has begun can no longer be paid for.
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

  function tellHeld(tx: Tx, booking: BookingRow): void {
    const { acharyaId, startsAt, userId, heldUntil } = booking
    announce.held(tx, booking, 'held')
    tx.afterCommit(() => rush.remember(acharyaId, startsAt, { userId, until: heldUntil }))
  }

  /** Lets a held slot go. Whatever is no longer held stays as it is. */
  async function release(tx: Tx, userId: string, bookingId: string): Promise<void> {
    const booking = await lockOwn(tx, userId, bookingId)
    if (booking.state !== 'held') return
    await repository.markExpired(tx, bookingId, clock.now())
    announce.held(tx, booking, 'expired')
  }

  /** A booking of this person that is held and can still be paid. */
  async function lockHeld(tx: Tx, userId: string, bookingId: string): Promise<BookingRow> {
    const booking = await lockOwn(tx, userId, bookingId)
    const state = stateAt(booking, clock.now())
    if (state === 'expired') throw new DomainError('HOLD_EXPIRED', {})
    if (state !== 'held') throw new DomainError('BOOKING_OVER', {})
    return booking
  }

  return { hold, holdTogether, release, lockHeld }
}

/** For one of several: a refusal of its own is told to it alone, by the call that is made for it then, and must not be the others'. */
export function unlessRefused<Result>(judge: () => Result): Result | null {
  try {
    return judge()
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** What nobody has done to it yet. */
const newBooking = {
  state: 'held' as const,
  dakshinaPaise: 0,
  transferId: null,
  refundTransferId: null,
  cancelledBy: null,
  cancelReason: null,
  devoteeJoinedAt: null,
  acharyaJoinedAt: null,
  note: null,
  paidLines: null,
  pictureKeys: [],
  stars: null,
} satisfies Partial<BookingRow>

/** Says in the words of the contract why a slot could not be kept at the end of a transaction. */
export async function withRefusals<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    switch (repository.holdRefusalOf(error)) {
      case 'taken':
        throw new DomainError('SLOT_TAKEN', {})
      case 'not_offered':
        throw new DomainError('SLOT_NOT_OFFERED', {})
      case 'too_many':
        throw new DomainError('TOO_MANY_HOLDS', { limit: holdsPerPerson })
      case 'no_account':
        throw notFound()
      case null:
        throw error
    }
  }
}

export async function lockOwn(tx: Tx, userId: string, bookingId: string): Promise<BookingRow> {
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
